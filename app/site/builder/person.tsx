import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { updateParticipant } from '#contract/people/onboarding/endpoints.ts'
import { makerFormSchema } from '#contract/site/builder/schemas.ts'
import { DateField, PhoneField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { TextField } from '../../forms/text-field.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { isSettled, requireDraft, requireMakerStation } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { texts } from './texts.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.person.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { api, draft } = await requireDraft(args)
  const { minAge } = requireMakerStation(args.context).config.behaviour
  const { content } = await api.call(getUserWeb, { params: { id: 'me' } })
  const { name = '', tel = '', birthday = '' } = personDefaults(content)
  return {
    minAge,
    constraint: constraintsOf(makerFormSchema(minAge)),
    defaults: { name, tel, birthday },
    isShort: isSettled(draft),
    version: draft.version,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { member, api, draft } = await requireDraft(args)
  const { minAge } = requireMakerStation(args.context).config.behaviour
  const { submission } = await parseForm(args.request, makerFormSchema(minAge))
  if (submission.status !== 'success') return refuse(submission)
  try {
    await api.call(updateParticipant, { params: { id: member.id }, body: submission.value })
    return redirect(isSettled(draft) ? '/' : afterStep('dados'))
  } catch (problem) {
    return refuseShown(submission, problem, { name: 'name', tel: 'tel', birthday: 'birthday' })
  }
}

/** Asks for personal data in step 2; whoever has a station and began no other leaves the wizard here (ONB-14). */
export default function Person() {
  const { minAge, constraint, defaults, isShort, version } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const isSending = useIsSending()
  const portal = usePortalForm<{ name: string; tel: string; birthday: string }>({
    id: 'seus-dados',
    constraint,
    defaultValue: defaults,
    lastResult,
    loadValidator: () =>
      import('./validators.ts').then(({ personValidator }) => ({ validate: personValidator(minAge) })),
  })
  const { fields } = portal
  return (
    <WizardStepPage
      step="dados"
      title={texts.person.title}
      lead={texts.person.lead}
      isShort={isShort}
      aside={isShort ? null : <SitePreview version={version} />}
    >
      <PortalForm {...portal} lastResult={lastResult}>
        <TextField field={fields.name} label={texts.person.name} autoComplete="name" />
        <PhoneField field={fields.tel} label={texts.person.tel} optional />
        <DateField
          field={fields.birthday}
          label={texts.person.birthday}
          help={texts.person.birthdayHelp}
          optional
        />
        <Button width="full" loading={isSending}>
          {texts.next}
        </Button>
      </PortalForm>
    </WizardStepPage>
  )
}
