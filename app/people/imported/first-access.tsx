import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  acceptPersonInvitation,
  checkPersonInvitation,
  firstAccessFormSchema,
} from '#contract/people/imported/endpoints.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { PasswordField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { TermsLabel } from '../../forms/terms-label.tsx'
import { useFilled } from '../../forms/use-filled.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { startSession } from '../../session/last-member.server.ts'
import { entryPath, toMember } from '../../session/member.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${texts.title} | ${loaded?.station ?? ''}` },
  { name: 'robots', content: 'noindex' },
]
/** Gives the headers of an address that is a secret: no referrer, no cache (GAP-18). */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']) => token.slice(0, 200)

/** Looks whose the link is; looking changes nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { name: station } = requireStation(context).config
  const { state, name, email } = await context.api.call(checkPersonInvitation, {
    body: { token: tokenOf(params) },
  })
  const shown = {
    station,
    isOpen: state === 'open',
    name,
    email,
    constraint: constraintsOf(firstAccessFormSchema),
  }
  return data(shown, { status: state === 'open' ? 200 : 410 })
}

/** Opens the account by the password that its person chose, and begins a session (PPL-20). */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStation(context)
  const { submission } = await parseForm(request, firstAccessFormSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const session = await context.api.call(acceptPersonInvitation, {
      body: { ...submission.value, token: tokenOf(params) },
    })
    const headers = await startSession({ context, request }, session)
    const [title = '', text] = session.messages
    headers.append('set-cookie', await setFlash(context, { kind: 'success', title, ...(text && { text }) }))
    return redirect(entryPath(toMember(session)), { headers })
  } catch (problem) {
    return refuseShown(submission, problem, { password: 'password', terms: 'terms' })
  }
}

/** Where whoever was brought by the team chooses a password and accepts the terms. */
export default function FirstAccess() {
  const { isOpen } = useLoaderData<typeof loader>()
  return isOpen ? <OpenAccount /> : <InvitationOver />
}

type Values = { password: string; password_confirmation: string; terms: string }

function OpenAccount() {
  const { name, station, email, constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const { form, fields, touch } = usePortalForm<Values>({
    id: 'primeiro-acesso',
    constraint,
    lastResult,
    loadValidator: () => Promise.reject(new Error('three fields, checked by the server')),
  })
  const filled = useFilled(form.id)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{texts.title}</Heading>
        <Text kind="muted">{texts.text(name, station)}</Text>
        <Text kind="smallMuted">{email}</Text>
      </Stack>
      <PortalForm form={form} fields={fields} touch={touch} lastResult={lastResult}>
        {/* Password managers learn whose password it is. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          field={fields.password}
          label={texts.password}
          help={texts.rule}
          autoComplete="new-password"
        />
        <PasswordField
          field={fields.password_confirmation}
          label={texts.confirmation}
          autoComplete="new-password"
        />
        <CheckboxField field={fields.terms} label={<TermsLabel />} />
        <Button width="full" disabled={!filled} loading={useIsSending()} loadingLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </PortalForm>
    </Stack>
  )
}

/** Shows an invitation that is used, old or sent anew: what to do instead. */
function InvitationOver() {
  const { title, text, signup, login } = texts.over
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <ButtonLink href="/cadastrar" width="full">
        {signup}
      </ButtonLink>
      <Stack align="center">
        <TextLink href="/login" kind="stand">
          {login}
        </TextLink>
      </Stack>
    </Stack>
  )
}
