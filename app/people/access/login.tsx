import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { z } from 'zod'
import { ApiProblem } from '#contract/client.ts'
import { emailField } from '#contract/fields.ts'
import { login } from '#contract/people/access/endpoints.ts'
import {
  type LoginForm,
  type LoginIdentifier,
  loginConstraintSchema,
  loginFormSchemas,
} from '#contract/people/access/forms.ts'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { useCaptcha } from '../../forms/captcha-fields.tsx'
import { CpfField, EmailField, PasswordField } from '../../forms/fields.tsx'
import { FilledButton } from '../../forms/filled-button.tsx'
import { constraintsOf, parseForm, refuse, refuseBy, shownAgain } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { sentCaptcha } from '../../forms/sent-captcha.server.ts'
import { useFilled } from '../../forms/use-filled.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { knownDevices } from '../../session/known-device.server.ts'
import { findLastMember } from '../../session/last-member.server.ts'
import { askForCode, letIn, wantedPath } from '../../session/let-in.server.ts'
import { getMember } from '../../session/member.server.ts'
import { forgetSent } from '../../session/sent-form.ts'
import { keepSignupDraft } from '../../session/signup-draft.server.ts'
import { findTyped } from '../../session/typed-form.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Identifier, IdentifierChoice, switchIntent } from './identifier-choice.tsx'
import { inItsBox } from './its-box.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.login.meta(data?.name ?? '') },
  { name: 'description', content: texts.login.description(data?.name ?? '') },
]

/** Reads the identifier from `?com=`; where only CPF is allowed it says nothing (STN-U05). */
function identifierOf(request: Request, allowed: 'both' | 'cpf'): LoginIdentifier {
  const wanted = new URL(request.url).searchParams.get('com')
  return allowed === 'both' && wanted === 'email' ? 'email' : 'cpf'
}

/** Gives the form whose words judge the typed identifier. */
const formOf = (identifier: LoginIdentifier, allowed: 'both' | 'cpf'): LoginForm =>
  allowed === 'cpf' ? 'cpfOnly' : identifier

/** Reads the e-mail that a link fills in, from the page of one's stations (PPL-25). */
const emailIn = (request: Request): string =>
  emailField.safeParse(new URL(request.url).searchParams.get('email')).data ?? ''

const typedIn = (form: FormData, name: LoginIdentifier) => String(form.get(name) ?? '')

type Given = { cpf?: string; email?: string; password: string }

/** Reads the credentials; an e-mail in the box of the CPF counts as one (ACC-01). */
function credentialsOf({ cpf, email, password }: Given) {
  const given = cpf ?? email ?? ''
  return given.includes('@')
    ? { email_or_cpf: 'email' as const, email: given, password }
    : { email_or_cpf: 'cpf' as const, cpf: given, password }
}

type Reason = keyof typeof texts.reasons

/**
 * Tells why this page came in place of another: a form was sent, or a page of members was asked for; null for whoever
 * came by themselves.
 */
async function reasonOf(context: PortalContext, request: Request): Promise<Reason | null> {
  const typed = await findTyped(context, request)
  if (typed) return (typed.fields ?? typed.stored) ? 'kept' : 'long'
  const back = new URL(request.url).searchParams.get('redirectTo')
  if (back === null) return null
  if (back.startsWith('/continuar')) return 'long'
  return (await findLastMember(context, request)) === null ? 'needed' : 'ended'
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await getMember(context)
  if (member) throw redirect(wantedPath(request, member))
  const { config } = requireStation(context)
  const identifier = identifierOf(request, config.behaviour.loginIdentifier)
  const { startedAt } = await context.api.call(getCaptchaChallenge)
  return {
    name: config.name,
    identifier,
    startedAt,
    reason: await reasonOf(context, request),
    email: identifier === 'email' ? emailIn(request) : '',
    constraint: constraintsOf(loginConstraintSchema),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const station = requireStation(context)
  const allowed = station.config.behaviour.loginIdentifier
  const identifier = identifierOf(request, allowed)
  const asked = formOf(identifier, allowed)
  const { formData, submission } = await parseForm<z.ZodType<Given>>(request, loginFormSchemas[asked])
  if (intentOf(formData, ['login', switchIntent], { unnamed: 'login' }) === switchIntent)
    return shownAgain(
      submission,
      inItsBox({ cpf: typedIn(formData, 'cpf'), email: typedIn(formData, 'email') }, identifier),
    )
  if (submission.status !== 'success') return refuse(submission)
  try {
    const session = await context.apiWith(undefined).call(login, {
      params: { stationId: station.id },
      body: {
        ...credentialsOf(submission.value),
        ...sentCaptcha(formData),
        devices: await knownDevices(context, request),
      },
    })
    return await letIn({ context, request }, session)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'code_needed')
      return askForCode({ context, request }, problem)
    // ACC-04: an affiliate without an account goes on to the registration, where a notice says what the API says.
    if (problem instanceof ApiProblem && problem.code === 'affiliate_not_registered') {
      const affiliated = problem.body.details?.affiliated as { draft: string } | undefined
      const headers = { 'set-cookie': await keepSignupDraft(context, affiliated?.draft ?? '') }
      return redirect('/cadastrar?passo=verificacao', { headers })
    }
    return refuseBy(submission, problem)
  }
}

export default function Login() {
  const { identifier, constraint, reason, email, ...shown } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const lastResult = refused?.form
  // A form that comes back keeps the instant it was first shown.
  const startedAt = refused?.startedAt || shown.startedAt
  const { behaviour } = useStation()
  const { form, fields, touch } = usePortalForm<{ cpf: string; email: string; password: string }>({
    id: 'entrar',
    constraint,
    lastResult,
    choice: identifier,
    ...(email && { defaultValue: { email } }),
    loadValidator: () =>
      import('./login-validators.ts').then(({ validators }) => ({
        validate: validators[formOf(identifier, behaviour.loginIdentifier)],
      })),
  })
  const captcha = useCaptcha(startedAt, lastResult, refused?.captchaLevel)
  const filled = useFilled(form.id)
  const isSending = useIsSending() || captcha.isWaiting
  // Nobody waits for it: whoever logs in next finds nothing of another person's long form in this tab.
  useEffect(() => {
    if (reason !== 'long') forgetSent()
  }, [reason])
  return (
    <Stack gap={24}>
      <LoginIntro />
      {reason ? (
        <Alert tone="info" title={texts.reasons[reason].title}>
          {texts.reasons[reason].text}
        </Alert>
      ) : null}
      <PortalForm form={form} fields={fields} touch={touch} lastResult={lastResult} before={captcha.handlers}>
        {behaviour.loginIdentifier === 'both' ? <IdentifierChoice current={identifier} /> : null}
        <Identifier isAsked={identifier === 'cpf'} field={fields.cpf}>
          <CpfField field={fields.cpf} />
        </Identifier>
        <Identifier isAsked={identifier === 'email'} field={fields.email}>
          <EmailField field={fields.email} />
        </Identifier>
        <PasswordField field={fields.password} autoComplete="current-password" />
        {captcha.fields}
        <FilledButton
          width="full"
          size="large"
          isFilled={filled}
          waitsFor={texts.login.fill}
          loading={isSending}
          loadingLabel={texts.login.submitting}
        >
          {texts.login.submit}
        </FilledButton>
      </PortalForm>
      <Stack gap={4} align="center">
        <TextLink href="/esqueci-minha-senha" kind="stand">
          {texts.login.forgot}
        </TextLink>
        <TextLink href="/cadastrar" kind="stand">
          {texts.login.signup}
        </TextLink>
      </Stack>
    </Stack>
  )
}

/** Shows the heading over the form; the union's page has its own words (STN-026a). */
function LoginIntro() {
  const { behaviour } = useStation()
  const { title, text } =
    behaviour.loginPage === 'union'
      ? texts.login.union
      : { title: texts.login.title, text: texts.login.welcome }
  return (
    <Stack gap={8}>
      <Heading level={1}>{title}</Heading>
      <Text kind="muted">{text}</Text>
    </Stack>
  )
}
