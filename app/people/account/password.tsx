import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changePassword } from '#contract/people/account/endpoints.ts'
import { passwordChangeSchema } from '#contract/people/account/schemas.ts'
import { PasswordField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.password

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return {
    station: requireStation(args.context).config.name,
    constraint: constraintsOf(passwordChangeSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { submission } = await parseForm(args.request, passwordChangeSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const { messages } = await api.call(changePassword, { body: submission.value })
    const flash = await setFlash(args.context, { kind: 'success', title: messages[0] ?? words.title })
    return redirect('/homepage/seguranca', { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return refuseBy(submission, problem)
  }
}

/** The page for another password, by the present one (PRO-01). */
export default function ChangePassword() {
  const { constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const { email } = useMember()
  const isSending = useIsSending()
  const portal = usePortalForm<{
    current_password: string
    password: string
    password_confirmation: string
  }>({
    id: 'senha',
    constraint,
    lastResult,
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.password })),
  })
  const { fields } = portal
  return (
    <Container width="form">
      <Stack gap={24}>
        <TextLink href="/homepage/seguranca" kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        <PortalForm {...portal} lastResult={lastResult}>
          {/* Password managers learn whose password it is. */}
          <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField
            field={fields.current_password}
            label={words.current}
            autoComplete="current-password"
          />
          <PasswordField
            field={fields.password}
            label={words.fresh}
            help={words.rule}
            autoComplete="new-password"
          />
          <PasswordField
            field={fields.password_confirmation}
            label={words.confirmation}
            autoComplete="new-password"
          />
          <Button width="full" loading={isSending} loadingLabel={texts.sending}>
            {words.submit}
          </Button>
        </PortalForm>
        <TextLink href="/esqueci-minha-senha" kind="stand" reload>
          {words.forgot}
        </TextLink>
      </Stack>
    </Container>
  )
}
