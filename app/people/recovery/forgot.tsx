import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requestPasswordReset } from '#contract/people/recovery/endpoints.ts'
import { forgotPasswordSchema } from '#contract/people/recovery/schemas.ts'
import { EmailField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useFilled } from '../../forms/use-filled.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { refuseWithError } from './refuse-with-error.server.ts'
import { texts } from './texts.ts'

/** The query under which the page says that the mail is on its way; a reload sends nothing again. */
const sentQuery = 'enviado'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.forgot.title} | ${data?.name ?? ''}` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    name: requireStation(context).config.name,
    isSent: new URL(request.url).searchParams.has(sentQuery),
    constraint: constraintsOf(forgotPasswordSchema),
  }
}

/** Asks for the link; what comes back says nothing of the account (ACC-09). */
export async function action({ context, request }: ActionFunctionArgs) {
  const station = requireStation(context)
  const { submission } = await parseForm(request, forgotPasswordSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const body = { email: submission.value.email, type: 2 as const, station: station.id }
    await context.api.call(requestPasswordReset, { body })
    return redirect(`?${sentQuery}`)
  } catch (problem) {
    return refuseWithError(submission, problem)
  }
}

export default function ForgotPassword() {
  const { isSent } = useLoaderData<typeof loader>()
  return isSent ? <Sent /> : <AskForLink />
}

function AskForLink() {
  const { constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const { form, fields, touch } = usePortalForm<{ email: string }>({
    id: 'esqueci',
    constraint,
    lastResult,
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.forgot })),
  })
  const filled = useFilled(form.id)
  const { title, text, email, submit, submitting } = texts.forgot
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <PortalForm form={form} fields={fields} touch={touch} lastResult={lastResult}>
        <EmailField field={fields.email} label={email} />
        <Button width="full" disabled={!filled} loading={useIsSending()} loadingLabel={submitting}>
          {submit}
        </Button>
      </PortalForm>
      <Stack align="center">
        <TextLink href="/login" kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}

function Sent() {
  const { title, message, text, again } = texts.sent
  return (
    <Stack gap={24}>
      <Heading level={1}>{title}</Heading>
      <Alert tone="success" live title={message}>
        {text}
      </Alert>
      <Stack gap={4} align="center">
        <TextLink href="/esqueci-minha-senha" kind="stand" icon="refresh">
          {again}
        </TextLink>
        <TextLink href="/login" kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}
