import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import {
  getManagedActivity,
  listParticipations,
  undoParticipation,
} from '#contract/console/activities/endpoints.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { requireStation } from '../../../station/require-station.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Points } from '../../../ui/amount.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatDateTime, formatPoints } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { saveProblem } from '../../owner/save-problem.server.ts'
import * as ui from '../../ui/ui.css.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
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
  const { api } = await requireOwner(args)
  const { currency } = requireStation(args.context).config
  const form = await args.request.formData()
  const reason = String(form.get('reason') ?? '')
  const body = { reason, available: form.get('available') === 'on' }
  try {
    const { taken } = await api.call(undoParticipation, {
      params: { id: routeId(args.params.participationId) },
      body,
    })
    const done = taken > 0 ? texts.undoing.done(formatPoints(taken, currency)) : texts.undoing.doneNothing
    return redirectSaved(args.context, `/gestao/atividades/${routeId(args.params.id)}/participacoes`, done)
  } catch (problem) {
    const { fields, messages } = saveProblem(problem)
    const short = problem instanceof ApiProblem && problem.code === 'insufficient_balance'
    return data(
      {
        reason,
        error: fields.reason,
        message: fields.reason ? null : (messages[0] ?? ''),
        short: short ? shortOf(problem) : null,
      },
      { status: 422 },
    )
  }
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
  const back = `/gestao/atividades/${id}/participacoes`
  return (
    <Stack gap={24} className={ui.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{texts.undoing.title}</Heading>
        <Text kind="muted">{texts.undoing.lead}</Text>
      </Stack>
      <Card tone="sunken">
        <DescriptionList
          items={[
            { term: texts.undoing.activity, value: name },
            { term: texts.person, value: row.participant.name },
            { term: texts.when, value: formatDateTime(row.createdAt, timezone) },
            { term: texts.earned, value: <Points points={row.earned} currency={currency} /> },
          ]}
        />
      </Card>
      {answer?.message && !answer.short ? (
        <Alert tone="error" live>
          {answer.message}
        </Alert>
      ) : null}
      {row.undone ? (
        <Alert tone="info">{texts.undoing.already}</Alert>
      ) : (
        <Form noValidate method="post" id="desfazer">
          <Stack gap={16}>
            {answer?.short ? <Short {...answer.short} /> : null}
            <Field
              id="reason"
              label={texts.undoing.reason}
              help={texts.undoing.reasonHelp}
              error={answer?.error}
            >
              <TextArea name="reason" rows={3} maxLength={200} required defaultValue={answer?.reason} />
            </Field>
          </Stack>
        </Form>
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
      <Checkbox
        id="available"
        name="available"
        label={texts.undoing.available(formatPoints(available, currency))}
      />
    </Stack>
  )
}
