import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { cnpjTexts } from '#contract/site/builder/cnpj-texts.ts'
import { changeSiteDraft } from '#contract/site/builder/endpoints.ts'
import { siteCompanySchema } from '#contract/site/builder/schemas.ts'
import { SelectField } from '../../forms/choice-fields.tsx'
import { stateOptions } from '../../forms/cities.server.ts'
import { CnpjField } from '../../forms/cnpj-field.tsx'
import { Form } from '../../forms/form.tsx'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { requireDraft, requireMaker } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.company.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { draft } = await requireDraft(args)
  return {
    company: draft.company,
    states: stateOptions(),
    constraint: constraintsOf(siteCompanySchema),
    version: draft.version,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireMaker(args)
  const { formData, submission } = await parseForm(args.request, siteCompanySchema)
  if (intentOf(formData, ['save', 'none'], { unnamed: 'save' }) === 'none') {
    await api.call(changeSiteDraft, { body: { company: null, without_company: true, done: 'empresa' } })
    return redirect(afterStep('empresa'))
  }
  if (submission.status !== 'success') return refuse(submission)
  const body = { company: submission.value, without_company: false, done: 'empresa' as const }
  await api.call(changeSiteDraft, { body })
  return redirect(afterStep('empresa'))
}

type Values = {
  cnpj: string
  full_social_name: string
  line_1: string
  line_2: string
  state: string
  city: string
}

/** Asks for company data; a wrong CNPJ opens the dialog of the specification and keeps everything typed (ONB-18, GAP-11). */
export default function Company() {
  const { company, states, constraint, version } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const isSending = useIsSending()
  const portal = usePortalForm<Values>({
    id: 'empresa',
    constraint,
    ...(company && { defaultValue: company }),
    lastResult,
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.company })),
  })
  const { fields } = portal
  const isWrong = fields.cnpj.errors?.[0] === cnpjTexts.title
  const isHydrated = useHydrated()
  return (
    <WizardStepPage
      step="empresa"
      title={texts.company.title}
      lead={texts.company.lead}
      aside={<SitePreview version={version} />}
    >
      <PortalForm
        {...portal}
        // The dialog says it, and not the snackbar too.
        fields={isHydrated && isWrong ? { full_social_name: fields.full_social_name } : fields}
        lastResult={lastResult}
        className={css.dialogForm}
      >
        <CnpjField field={fields.cnpj} help={texts.company.cnpjHelp} />
        <TextField field={fields.full_social_name} label={texts.company.name} autoComplete="organization" />
        <TextField field={fields.line_1} label={texts.company.line1} autoComplete="address-line1" optional />
        <TextField field={fields.line_2} label={texts.company.line2} autoComplete="address-line2" optional />
        <SelectField
          field={fields.state}
          label={texts.company.state}
          help={texts.company.stateHelp}
          options={states}
          placeholder={texts.company.chooseState}
          autoComplete="address-level1"
        />
        <TextField field={fields.city} label={texts.company.city} autoComplete="address-level2" optional />
        <Button width="full" loading={isSending}>
          {texts.next}
        </Button>
        <WrongCnpj
          formId={portal.form.id}
          fieldId={fields.cnpj.id}
          isWrong={isWrong}
          lastResult={lastResult}
        />
      </PortalForm>
      <Form noValidate method="post">
        <Button name="intent" value="none" variant="quiet" width="full">
          {texts.company.none}
        </Button>
      </Form>
    </WizardStepPage>
  )
}

type WrongCnpjProps = { formId: string; fieldId: string; isWrong: boolean; lastResult: unknown }

/** Says once for each sending that the CNPJ is wrong; closing it leads back to the field. Leaving the field opens nothing. */
function WrongCnpj({ formId, fieldId, isWrong, lastResult }: WrongCnpjProps) {
  const isHydrated = useHydrated()
  const occasion = useOccasion(formId, lastResult)
  const [seen, setSeen] = useState<string | null>(null)
  if (!isWrong || occasion === null || occasion === seen) return null
  const close = () => {
    setSeen(occasion)
    // After the dialog has given the focus back.
    setTimeout(() => document.getElementById(fieldId)?.focus())
  }
  const href = `#${fieldId}`
  return (
    <Dialog
      open
      title={cnpjTexts.title}
      {...(isHydrated ? { onClose: close } : { closeHref: href })}
      actions={
        isHydrated ? (
          <Button type="button" onClick={close}>
            {texts.sent.ok}
          </Button>
        ) : (
          <ButtonLink href={href}>{texts.sent.ok}</ButtonLink>
        )
      }
    >
      <Text>{cnpjTexts.text}</Text>
    </Dialog>
  )
}
