import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getHeldWords, saveHeldWords } from '#contract/console/moderation/endpoints.ts'
import { changedWordsSchema } from '#contract/console/moderation/schemas.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { wordFields } from './fields.ts'
import { ModerationTabs } from './moderation-tabs.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.tabs.words)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getHeldWords)
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const changed = { fields: wordFields, schema: changedWordsSchema, complete: asList }
  return sendForm(form, changed, async (body) => {
    await api.call(saveHeldWords, { body })
    return redirectSaved(args.context, '/gestao/comentarios/palavras', texts.words.saved)
  })
}

/** A word per line; empty lines are none. */
const asList = (value: Record<string, unknown>) => ({
  ...value,
  words: String(value.words ?? '')
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
})

/** Words that hold a text back until an owner has read it. */
export default function HeldWords() {
  const { words, tag } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.tabs.words} lead={texts.words.lead} />
      <ModerationTabs current="words" />
      <SaveNotice problem={answer?.problem} fields={wordFields} />
      <OwnerForm key={tag} answer={answer} kept={{ seen: tag, words: words.join('\n') }}>
        <Stack gap={16}>
          {wordFields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <Button loading={isSending}>{texts.words.save}</Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
