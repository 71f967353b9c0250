import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { getRetention, holdRetention, saveRetention } from '#contract/console/retention/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { retentionFields } from './fields.ts'
import { PrivacyTabs } from './privacy-tabs.tsx'
import { RetentionPanel } from './retention-panel.tsx'
import { texts } from './texts.ts'

const words = texts.retention
const here = '/gestao/privacidade/prazos'

export const meta = consoleMeta(texts.tabs.prazos)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getRetention)
}

/** A kind is named by its form; what is none of ours is answered by the API. */
const kindOf = (form: FormData) =>
  String(form.get('tipo') ?? '')
    .replace(/[^a-z-]/g, '')
    .slice(0, 40) || 'x'

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const params = { kind: kindOf(form) }
  const intent = intentOf(form, ['save', 'hold', 'release'], { unnamed: 'save' })
  if (intent !== 'save')
    return sendForm(form, { name: params.kind, fields: [], schema: z.strictObject({}) }, async () => {
      await api.call(holdRetention, { params, body: { isHeld: intent === 'hold' } })
      return redirectSaved(args.context, here, intent === 'hold' ? words.wasHeld : words.wasReleased)
    })
  const sent = { name: params.kind, fields: retentionFields, schema: z.strictObject({ days: z.int() }) }
  return sendForm(form, sent, async (value) => {
    try {
      await api.call(saveRetention, { params, body: { seen: seenOf(form), value } })
    } catch (problem) {
      return saveProblem(problem, { value, fields: retentionFields })
    }
    return redirectSaved(args.context, here, words.saved)
  })
}

/** How long each kind is kept, what goes next, and what nobody chooses (PPL-32). */
export default function Retention() {
  const { kinds, fixed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.tabs.prazos} lead={words.lead} />
      <PrivacyTabs current="prazos" />
      <SaveNotice problem={answer?.problem} fields={retentionFields} form={answer?.form} />
      {kinds.map((kind) => (
        <RetentionPanel key={kind.key} kind={kind} answer={answer?.form === kind.key ? answer : null} />
      ))}
      <Stack as="section" gap={12}>
        <Heading level={2}>{words.fixed.title}</Heading>
        <Text kind="muted">{words.fixed.lead}</Text>
        <DescriptionList
          look="stacked"
          items={fixed.map(({ name, howLong }) => ({ term: name, value: howLong }))}
        />
      </Stack>
    </Stack>
  )
}
