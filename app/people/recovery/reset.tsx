import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { checkPasswordReset, updatePassword } from '#contract/people/recovery/endpoints.ts'
import { newPasswordSchema } from '#contract/people/recovery/schemas.ts'
import { PasswordField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { useFilled } from '../../forms/use-filled.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { endSessionHeader } from '../../session/session-cookie.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { refuseWithError } from './refuse-with-error.server.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${texts.reset.title} | ${loaded?.name ?? ''}` },
  { name: 'robots', content: 'noindex' },
]
/** Gives the headers of an address that is a secret: no referrer, no cache (GAP-18). */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const linkOf = ({ userHash = '', userEmail = '' }: LoaderFunctionArgs['params']) => ({
  hash: userHash,
  email: userEmail,
})

/** Looks whether the link still works; looking changes nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { name } = requireStation(context).config
  const link = linkOf(params)
  const isOpen = await context.api
    .call(checkPasswordReset, { body: link })
    .then((state) => state.isOpen)
    // A link that was cut on its way is over too.
    .catch((problem) => {
      if (problem instanceof ApiProblem && problem.code === 'invalid_input') return false
      throw problem
    })
  const shown = { name, isOpen, email: link.email, constraint: constraintsOf(newPasswordSchema) }
  return data(shown, { status: isOpen ? 200 : 410 })
}

/** Gives the account its new password; who was in, here or elsewhere, is out (ACC-10). */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStation(context)
  const { submission } = await parseForm(request, newPasswordSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const { messages } = await context.api.call(updatePassword, {
      body: { ...submission.value, ...linkOf(params) },
    })
    const headers = new Headers({
      'set-cookie': await setFlash(context, { kind: 'success', title: messages[0] ?? texts.reset.done }),
    })
    if (context.sessionToken) headers.append('set-cookie', endSessionHeader(context))
    return redirect('/login', { headers })
  } catch (problem) {
    return refuseWithError(submission, problem)
  }
}

export default function ResetPassword() {
  const { isOpen } = useLoaderData<typeof loader>()
  return isOpen ? <ChoosePassword /> : <LinkOver />
}

function ChoosePassword() {
  const { email, constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const { form, fields, touch } = usePortalForm<{ password: string; password_confirmation: string }>({
    id: 'redefinir',
    constraint,
    lastResult,
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.reset })),
  })
  const filled = useFilled(form.id)
  const { title, text, password, rule, confirmation, submit, submitting } = texts.reset
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text(email)}</Text>
      </Stack>
      <PortalForm form={form} fields={fields} touch={touch} lastResult={lastResult}>
        {/* Password managers learn whose password it is. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField field={fields.password} label={password} help={rule} autoComplete="new-password" />
        <PasswordField
          field={fields.password_confirmation}
          label={confirmation}
          autoComplete="new-password"
        />
        <Button width="full" disabled={!filled} loading={useIsSending()} loadingLabel={submitting}>
          {submit}
        </Button>
      </PortalForm>
    </Stack>
  )
}

/** Shows a link that is used, old or cut: why, and how to get another. */
function LinkOver() {
  const { title, text, again } = texts.over
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <ButtonLink href="/esqueci-minha-senha" width="full">
        {again}
      </ButtonLink>
      <Stack align="center">
        <TextLink href="/login" kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}
