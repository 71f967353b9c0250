import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { cancelEmailChange, getEmailChange, requestEmailChange } from '#contract/people/account/endpoints.ts'
import { emailChangeSchema } from '#contract/people/account/schemas.ts'
import { EmailField, PasswordField } from '../../forms/fields.tsx'
import { Form } from '../../forms/form.tsx'
import { constraintsOf, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.email
const here = '/homepage/seguranca/email'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { waiting } = await api.call(getEmailChange)
  return {
    station: requireStation(args.context).config.name,
    waiting,
    constraint: constraintsOf(emailChangeSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  const back = async (title: string) =>
    redirect(here, { headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title }) } })
  if (intentOf(form, ['trocar', 'desistir'], { unnamed: 'trocar' }) === 'desistir') {
    await api.call(cancelEmailChange)
    return back(words.cancelled)
  }
  const submission = parseSent(form, emailChangeSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const { messages } = await api.call(requestEmailChange, { body: submission.value })
    return back(messages[0] ?? words.title)
  } catch (problem) {
    return refuseBy(submission, problem)
  }
}

/** The page for another e-mail address, confirmed on both (PRO-01). */
export default function ChangeEmail() {
  const { constraint, waiting } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const isSending = useIsSending()
  const portal = usePortalForm<{ email: string; current_password: string }>({
    id: 'email',
    constraint,
    lastResult,
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.email })),
  })
  const { fields } = portal
  return (
    <Container width="form">
      <Stack gap={24}>
        <TextLink href="/homepage/seguranca" kind="stand" icon="arrowLeft">
          {texts.sessions.title}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        {waiting ? <Waiting {...waiting} /> : null}
        <DescriptionList items={[{ term: words.now, value: useMember().email }]} />
        <PortalForm {...portal} lastResult={lastResult}>
          <EmailField field={fields.email} label={words.fresh} />
          <PasswordField
            field={fields.current_password}
            label={words.current}
            autoComplete="current-password"
          />
          <Button width="full" loading={isSending} loadingLabel={texts.sending}>
            {words.submit}
          </Button>
        </PortalForm>
      </Stack>
    </Container>
  )
}

/** Shows a change under way, and the way to give it up. */
function Waiting({ email, expires_at }: { email: string; expires_at: string }) {
  const { timezone } = useStation()
  return (
    <Alert
      title={words.waitingTitle(email)}
      action={
        <Form noValidate method="post">
          <Button name="intent" value="desistir" variant="secondary" size="small">
            {words.cancel}
          </Button>
        </Form>
      }
    >
      {words.waiting(formatDateTime(expires_at, timezone))}
    </Alert>
  )
}
