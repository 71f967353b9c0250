import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import {
  getManagedActivity,
  listParticipations,
  undoParticipation,
} from '#contract/console/activities/endpoints.ts'
import { undoInputSchema } from '#contract/console/activities/schemas.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { requireStation } from '../../../station/require-station.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Points } from '../../../ui/amount.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatDateTime, formatPoints } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { undoFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.undoing.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const participationId = routeId(args.params.participationId)
  const [{ name }, { list }] = await Promise.all([
    api.call(getManagedActivity, { params: { id } }),
    api.call(listParticipations, { params: { id }, query: { before: participationId + 1, limit: 1 } }),
  ])
  const [row] = list
  if (row?.id !== participationId) throw new Response(null, { status: 404 })
  return { id, name, row }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const { currency } = requireStation(args.context).config
  const form = await args.request.formData()
  return sendForm(form, { fields: undoFields, schema: undoInputSchema }, async (body) => {
    try {
      const { taken } = await api.call(undoParticipation, {
        params: { id: routeId(args.params.participationId) },
        body,
      })
      const { done, doneNothing } = texts.undoing
      const message = taken > 0 ? done(formatPoints(taken, currency)) : doneNothing
      return redirectSaved(
        args.context,
        `/gestao/atividades/${routeId(args.params.id)}/participacoes`,
        message,
      )
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'insufficient_balance') throw problem
      return { ...saveProblem(problem), messages: [], short: shortOf(problem) }
    }
  })
}

/** What the wallet has and what the participation earned, decimal. */
function shortOf({ body: { details } }: ApiProblem): { available: number; earned: number } {
  return { available: Number(details?.available ?? 0), earned: Number(details?.earned ?? 0) }
}

/** Takes one participation back, with a reason; points that were spent are said before anything is done. */
export default function UndoParticipation() {
  const { id, name, row } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { currency, timezone } = useStation()
  const isSending = useIsSending()
  const short = answer && 'short' in answer.problem ? answer.problem.short : null
  const back = `/gestao/atividades/${id}/participacoes`
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.undoing.title} lead={texts.undoing.lead} />
      <Card tone="sunken">
        <DescriptionList
          items={[
            { term: texts.undoing.activity, value: name },
            { term: texts.person, value: row.participant.name },
            ...(row.createdAt === null
              ? []
              : [{ term: texts.when, value: formatDateTime(row.createdAt, timezone) }]),
            { term: texts.earned, value: <Points points={row.earned} currency={currency} /> },
          ]}
        />
      </Card>
      {short ? null : <SaveNotice problem={answer?.problem} fields={undoFields} />}
      {row.undone ? (
        <Alert tone="info">{texts.undoing.already}</Alert>
      ) : (
        <OwnerForm id="desfazer" answer={answer}>
          <Stack gap={16}>
            {short ? <Short {...short} /> : null}
            <FieldInput field={fieldOf(undoFields, 'reason')} />
          </Stack>
        </OwnerForm>
      )}
      <Cluster>
        {row.undone ? null : (
          <Button form="desfazer" loading={isSending} loadingLabel={texts.undoing.sending}>
            {texts.undoing.confirm}
          </Button>
        )}
        <ButtonLink href={back} variant="quiet">
          {texts.undoing.back}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}

function Short({ available, earned }: { available: number; earned: number }) {
  const { currency } = useStation()
  return (
    <Stack gap={8}>
      <Alert tone="warning" live>
        {texts.undoing.short(formatPoints(available, currency), formatPoints(earned, currency))}
      </Alert>
      <FieldInput
        field={{
          ...fieldOf(undoFields, 'available'),
          label: texts.undoing.available(formatPoints(available, currency)),
        }}
      />
    </Stack>
  )
}
