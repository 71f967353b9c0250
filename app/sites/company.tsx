import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { changeSiteDraft } from '#contract/sites/endpoints.ts'
import { cnpjTexts, siteCompanySchema } from '#contract/sites/schemas.ts'
import { masks } from '../forms/masks.ts'
import { useMask } from '../forms/use-mask.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { requireDraft, requireMaker } from './maker.server.ts'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.company.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  return { company: draft.company }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const form = Object.fromEntries(await args.request.formData()) as Record<string, string>
  if (form.none) {
    await api.call(changeSiteDraft, { body: { company: null, without_company: true, done: 'empresa' } })
    return redirect(afterStep('empresa'))
  }
  const parsed = siteCompanySchema.safeParse(form)
  if (!parsed.success) {
    const fields: Record<string, string> = {}
    for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= issue.message
    return data({ typed: form, fields }, { status: 422 })
  }
  await api.call(changeSiteDraft, { body: { company: parsed.data, without_company: false, done: 'empresa' } })
  return redirect(afterStep('empresa'))
}

/** Company data; a wrong CNPJ opens the dialog of the specification and keeps everything typed (ONB-18, GAP-11). */
export default function Company() {
  const { company } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const values: Record<string, string> = { ...company, ...answer?.typed }
  const fields: Record<string, string> = answer?.fields ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  const cnpj = useRef<HTMLInputElement>(null)
  useMask(cnpj, masks.cnpj)
  return (
    <WizardStepPage step="empresa" title={texts.company.title} lead={texts.company.lead}>
      <Form method="post" className={css.dialogForm}>
        <Stack gap={24}>
          <Field id="cnpj" label={texts.company.cnpj} help={texts.company.cnpjHelp} error={fields.cnpj}>
            <TextInput
              ref={cnpj}
              name="cnpj"
              required
              maxLength={24}
              autoCapitalize="characters"
              defaultValue={values.cnpj}
            />
          </Field>
          <Field id="full_social_name" label={texts.company.name} error={fields.full_social_name}>
            <TextInput
              name="full_social_name"
              required
              maxLength={160}
              autoComplete="organization"
              defaultValue={values.full_social_name}
            />
          </Field>
          <Field id="line_1" label={texts.company.line1} error={fields.line_1} optional>
            <TextInput
              name="line_1"
              maxLength={160}
              autoComplete="address-line1"
              defaultValue={values.line_1}
            />
          </Field>
          <Field id="line_2" label={texts.company.line2} error={fields.line_2} optional>
            <TextInput
              name="line_2"
              maxLength={160}
              autoComplete="address-line2"
              defaultValue={values.line_2}
            />
          </Field>
          <Field id="city" label={texts.company.city} error={fields.city} optional>
            <TextInput name="city" maxLength={80} autoComplete="address-level2" defaultValue={values.city} />
          </Field>
          <Button width="full" loading={isSending}>
            {texts.next}
          </Button>
          <Button name="none" value="1" variant="quiet" width="full" formNoValidate>
            {texts.company.none}
          </Button>
        </Stack>
        {fields.cnpj === cnpjTexts.title ? (
          <Dialog
            open
            title={cnpjTexts.title}
            closeHref="#cnpj"
            actions={<ButtonLink href="#cnpj">{texts.sent.ok}</ButtonLink>}
          >
            <Text>{cnpjTexts.text}</Text>
          </Dialog>
        ) : null}
      </Form>
    </WizardStepPage>
  )
}
