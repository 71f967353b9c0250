import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import {
  createDraw,
  drawWinners,
  giveDrawNumbers,
  listManagedDraws,
} from '#contract/console/lucky-numbers/endpoints.ts'
import { drawInputSchema, type ManagedDraw } from '#contract/console/lucky-numbers/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './draws.css.ts'
import { drawFields, whichFields } from './fields.ts'
import { texts } from './texts.ts'

const here = '/gestao/sorteios'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const draws = await api.call(listManagedDraws)
  return { draws, values: valuesOf(drawFields, { winners: 1 }), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, ['create', 'give', 'draw'], { unnamed: 'create' })
  if (intent === 'create')
    return sendForm(form, { name: 'create', fields: drawFields, schema: drawInputSchema }, async (body) => {
      await api.call(createDraw, { body, idempotencyKey: formKeyOf(form) })
      return redirectSaved(args.context, here, texts.created)
    })
  return sendForm(form, { fields: whichFields, schema: z.object({ id: idField }) }, async (params) => {
    if (intent === 'give') {
      const { given } = await api.call(giveDrawNumbers, { params })
      return redirectSaved(args.context, here, texts.given(given))
    }
    await api.call(drawWinners, { params })
    return redirectSaved(args.context, here, texts.drawn)
  })
}

/** Draws of lucky numbers: made, numbers given, drawn from a published seed (LCK-02). */
export default function Draws() {
  const { draws, values, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [query] = useSearchParams()
  const openDraw = (name: string) =>
    draws.find(({ id, drawnAt }) => !drawnAt && String(id) === query.get(name))
  const asked = openDraw('sortear')
  const giving = openDraw('distribuir')
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={drawFields} />
      {draws.length === 0 ? <EmptyState object="star">{texts.none}</EmptyState> : null}
      {draws.map((draw) => (
        <DrawPanel key={draw.id} draw={draw} />
      ))}
      <Panel title={texts.create}>
        <OwnerForm
          key={draws.length}
          answer={answer?.form === 'create' ? answer : null}
          kept={values}
          formKey={formKey}
        >
          <Stack gap={16}>
            {drawFields.map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
            <Button name="intent" value="create" variant="secondary" icon="plus">
              {texts.create}
            </Button>
          </Stack>
        </OwnerForm>
      </Panel>
      {giving ? (
        <AskDialog
          title={texts.giveTitle(giving.name)}
          text={texts.giveAsk}
          label={texts.give}
          intent="give"
          closeHref={here}
        >
          <input type="hidden" name="id" value={giving.id} />
        </AskDialog>
      ) : null}
      {asked ? (
        <AskDialog
          title={texts.askTitle(asked.name)}
          text={texts.ask}
          label={texts.draw}
          intent="draw"
          closeHref={here}
        >
          <input type="hidden" name="id" value={asked.id} />
        </AskDialog>
      ) : null}
    </Stack>
  )
}

/** One draw: its rule, how many numbers there are, and what can be done, or what came of it. */
function DrawPanel({ draw }: { draw: ManagedDraw }) {
  const { timezone } = useStation()
  const { id, name, total, winners, everyPoints, drawnAt, drawn, seed, seedHash } = draw
  const rule = everyPoints === null ? texts.perMember : texts.perPoints(everyPoints)
  return (
    <Panel title={name}>
      <Text kind="smallMuted">{[rule, texts.total(total), texts.toDraw(winners)].join(' · ')}</Text>
      {drawnAt ? (
        <Stack gap={8}>
          <p>{texts.drawnOn(formatDateTime(drawnAt, timezone))}</p>
          <ol className={css.winners}>
            {drawn.map((one) => (
              <li key={one.number}>{texts.result(one.number, one.name, one.email)}</li>
            ))}
          </ol>
        </Stack>
      ) : (
        <Cluster gap={8}>
          <ButtonLink
            href={`?distribuir=${id}`}
            variant="secondary"
            size="small"
            aria-label={texts.giveOf(name)}
            preventScrollReset
          >
            {texts.give}
          </ButtonLink>
          {total > 0 ? (
            <ButtonLink href={`?sortear=${id}`} size="small" preventScrollReset>
              {texts.drawOf(name)}
            </ButtonLink>
          ) : null}
        </Cluster>
      )}
      <p className={css.code}>
        {texts.hash}: {seedHash}
      </p>
      {seed ? (
        <p className={css.code}>
          {texts.seed}: {seed}
        </p>
      ) : null}
    </Panel>
  )
}
