import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { confirmAdmin } from '#contract/site/builder/endpoints.ts'
import { adminPasswordFormSchema } from '#contract/site/builder/schemas.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { PasswordField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { TermsLabel } from '../../forms/terms-label.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { startSession } from '../../session/last-member.server.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireMakerStation } from './maker.server.ts'
import { texts, welcomeHref } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [
  { title: texts.confirm.title },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  requireMakerStation(context)
  return { constraint: constraintsOf(adminPasswordFormSchema) }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  requireMakerStation(context)
  const { submission } = await parseForm(request, adminPasswordFormSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const { terms: terms_accepted, ...chosen } = submission.value
    const body = { email: params.email ?? '', hash: params.hash ?? '', ...chosen, terms_accepted }
    const session = await context.apiWith(undefined).call(confirmAdmin, { body })
    return redirect(welcomeHref, { headers: await startSession({ context, request }, session) })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'already_done')
      return redirect('/login', {
        headers: { 'set-cookie': await setFlash(context, { kind: 'info', title: problem.firstMessage }) },
      })
    return refuseBy(submission, problem)
  }
}

type Values = { name: string; password: string; password_confirmation: string; terms: string }

/** Shows the link of the sign-up mail: a name and a password, and the wizard begins (ONB-13). */
export default function Confirm() {
  const { constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const isSending = useIsSending()
  const portal = usePortalForm<Values>({
    id: 'confirmar',
    constraint,
    lastResult,
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.confirm })),
  })
  const { fields } = portal
  return (
    <SitesPage isVisitor>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{texts.confirm.title}</Heading>
          <Text kind="muted">{texts.confirm.lead}</Text>
        </Stack>
        <PortalForm {...portal} lastResult={lastResult}>
          <TextField field={fields.name} label={texts.confirm.name} autoComplete="name" />
          <PasswordField
            field={fields.password}
            label={texts.confirm.password}
            help={texts.confirm.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordField
            field={fields.password_confirmation}
            label={texts.confirm.again}
            autoComplete="new-password"
          />
          <CheckboxField field={fields.terms} label={<TermsLabel />} />
          <Button width="full" loading={isSending}>
            {texts.confirm.submit}
          </Button>
        </PortalForm>
        <TextLink href="/criar-estacao" kind="stand">
          {texts.confirm.stale}
        </TextLink>
      </Stack>
    </SitesPage>
  )
}
