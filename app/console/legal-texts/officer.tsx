import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getLegalTexts, saveOfficer } from '#contract/console/legal-texts/endpoints.ts'
import { officerSchema } from '#contract/stations/registry/legal-said.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { officerFields } from './fields.ts'
import { texts } from './texts.ts'

const words = texts.officer
const list = '/gestao/documentos'

export const meta = consoleMeta(words.title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { officer, documents } = await api.call(getLegalTexts)
  const isWritten = documents.some(({ document, number }) => document === 'privacy' && number > 0)
  return {
    kept: valuesOf(officerFields, officer.value),
    seen: officer.tag,
    isSaid: officer.isSaid,
    isWritten,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  return sendForm(form, { fields: officerFields, schema: officerSchema }, async (value) => {
    try {
      await api.call(saveOfficer, { body: { seen: seenOf(form), value } })
    } catch (problem) {
      return saveProblem(problem, { value, fields: officerFields })
    }
    return redirectSaved(args.context, list, words.saved)
  })
}

/** Who answers for personal data: name, e-mail, and how else they are reached (PPL-33). */
export default function OfficerPage() {
  const { kept, seen, isSaid, isWritten } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const input = (name: string) => <FieldInput field={fieldOf(officerFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={words.title} lead={words.lead} />
      <SaveNotice problem={answer?.problem} fields={officerFields} />
      {isSaid ? null : <Alert tone="warning">{words.isDefault}</Alert>}
      {isWritten ? <Alert tone="info">{words.published}</Alert> : null}
      <OwnerForm answer={answer} kept={kept} seen={seen}>
        <Stack gap={24}>
          {input('name')}
          {input('mail')}
          {input('phone')}
          {input('post')}
          <div>
            <Button width="phone" loading={isSending} loadingLabel={words.saving}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}
