import { data, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import {
  confirmationMethod,
  signupParticipant,
  validateSignup,
} from '#contract/people/onboarding/endpoints.ts'
import type { OwnField } from '#contract/people/own-fields/schemas.ts'
import { cityNames } from '../../forms/cities.server.ts'
import { ownErrorsIn, typedOwnIn } from '../../forms/own-fields.ts'
import { refuse } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { sentCaptcha } from '../../forms/sent-captcha.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { dropSignupDraft, keepSignupDraft } from '../../session/signup-draft.server.ts'
import type { InjectedStation, PortalContext } from '../../station/portal-context.ts'
import { keepSentCode } from './code-cookie.server.ts'
import { type FormQuestion, schemaOf } from './signup-schemas.ts'
import { type KeptDraft, readInvite } from './signup-state.server.ts'
import { stepHref } from './signup-steps.ts'
import { texts } from './texts.ts'

export type StepRequest = {
  context: PortalContext
  station: InjectedStation
  question: FormQuestion
  kept: KeptDraft | null
  /** The invite code of the address. */
  code: string | undefined
  formData: FormData
}

/** The form's names by the API's, for the steps that check credentials. */
const names = {
  email: 'email',
  cpf: 'cpf',
  name: 'name',
  tel: 'tel',
  birthday: 'birthday',
  state: 'state',
  city: 'city',
  terms_accepted: 'terms',
  travel_accepted: 'travel',
  rules_accepted: 'rules',
}
const simpleNames = {
  ...names,
  name: 'firstName',
  tel: 'phoneNumber',
  terms_accepted: 'checkbox',
}

/** Checks steps 'conta' and 'dados' by the API, keeps them in the draft, and goes on to the step that it names (ONB-01). */
export async function checkStep(step: StepRequest) {
  const { context, station, question, kept, code, formData } = step
  const submission = parseSent(formData, schemaOf(question))
  if (submission.status !== 'success') return refuseWithCities(step, refuse(submission))
  try {
    const invite = question.step === 'conta' ? await readInvite(context, code) : null
    const { draft, next, affiliated } = await context.api.call(validateSignup, {
      body: {
        station_id: station.id,
        ...toApi(submission.value as Values),
        ...(question.step === 'conta' && sentCaptcha(formData)),
        ...(invite?.ok && { member_get_member: invite.memberGetMember }),
        ...(kept && { draft: kept.handle }),
      },
    })
    if (next === 'login' || !draft) return toLogin(context)
    const headers = { 'set-cookie': await keepSignupDraft(context, draft) }
    if (affiliated && !affiliated.email) return redirect(stepHref('verificacao', code), { headers })
    return redirect(stepHref(stepsAfter[next], code), { headers })
  } catch (problem) {
    if (isGone(problem)) return restartSignup(context, code)
    const isSimple = question.variant === 'simple'
    return refuseWithCities(step, refuseShown(submission, problem, isSimple ? simpleNames : names))
  }
}

const stepsAfter = { person: 'dados', fields: 'mais', password: 'senha' } as const

/** Keeps what was told in the fields of the station, and goes on; what is wrong stands beside its field (PPL-17). */
export async function tellOwn(
  { context, station, kept, code, formData }: StepRequest,
  fields: readonly OwnField[],
) {
  if (!kept) return restartSignup(context, code)
  const typed = typedOwnIn(formData, fields)
  try {
    const body = { station_id: station.id, draft: kept.handle, own: typed }
    await context.api.call(validateSignup, { body })
    return redirect(stepHref(kept.draft.from_login ? 'verificacao' : 'senha', code))
  } catch (problem) {
    if (isGone(problem)) return restartSignup(context, code)
    if (!(problem instanceof ApiProblem)) throw problem
    const errors = ownErrorsIn(problem.body.fields)
    const messages = Object.keys(errors).length > 0 ? [] : messagesOf(problem)
    const form = { status: 'error' as const, error: { '': messages } }
    return data({ form, startedAt: '', own: { typed, errors } }, { status: problem.status })
  }
}

const messagesOf = ({ body: { fields, messages } }: ApiProblem): string[] => [
  ...new Set([...Object.values(fields ?? {}).flat(), ...messages]),
]

type Values = Record<string, string | true | undefined>

/** Puts the form's values under the API's names. */
function toApi({ terms, travel, rules, firstName, lastName, phoneNumber, checkbox, ...rest }: Values) {
  return {
    ...rest,
    ...(firstName && { name: `${firstName} ${lastName}` }),
    ...(phoneNumber && { tel: String(phoneNumber) }),
    ...((terms || checkbox) && { terms_accepted: true as const }),
    ...(travel && { travel_accepted: true as const }),
    ...(rules && { rules_accepted: true as const }),
  } as object
}

/** Answers the form again with the list of cities of the state that it names. */
async function refuseWithCities({ context, formData }: StepRequest, refusal: ReturnType<typeof refuse>) {
  const cities = await cityNames(context, String(formData.get('state') ?? ''))
  return data({ ...refusal.data, cities }, refusal.init ?? undefined)
}

/** Answers 'Atualizar cidades' without scripts: the same form with the list of the state, nothing judged yet (ONB-07). */
export async function updateCities(step: StepRequest) {
  const payload = parseSent(step.formData, schemaOf(step.question)).payload
  const cities = await cityNames(step.context, String(step.formData.get('state') ?? ''))
  return data({ form: { initialValue: payload as Record<string, string> }, startedAt: '', cities })
}

/** Registers in step 'senha'; affiliates go on to choose a method, everybody else to the code (ONB-03, ONB-05). */
export async function register({ context, station, question, kept, code, formData }: StepRequest) {
  if (!kept) return restartSignup(context, code)
  const submission = parseSent(formData, schemaOf(question))
  if (submission.status !== 'success') return refuse(submission)
  try {
    const answer = await context.api.call(signupParticipant, {
      body: { station_id: station.id, draft: kept.handle, ...(submission.value as Passwords) },
    })
    const headers = new Headers({ 'set-cookie': await keepSignupDraft(context, answer.draft) })
    // Affiliates choose how; whose mailbox has just been sent a code asks for one from the confirmation page.
    if (!answer.hash && kept.draft.affiliated) return redirect(stepHref('verificacao', code), { headers })
    return toConfirmation(context, { ...answer, headers })
  } catch (problem) {
    if (isGone(problem)) return restartSignup(context, code)
    if (isOwn(problem)) return redirect(stepHref('mais', code))
    return refuseShown(submission, problem, passwordNames(question))
  }
}

type Passwords = { password: string; password_confirmation: string; email?: string }
const passwordNames = ({ variant }: FormQuestion): Record<string, string> => ({
  password: 'password',
  password_confirmation: 'password_confirmation',
  ...(variant === 'simple' && { email: 'email' }),
})

/** Sends the code the chosen way in step 'verificacao' (ONB-04); whoever comes from the log-in registers first (ACC-04). */
export async function chooseMethod({ context, station, question, kept, code, formData }: StepRequest) {
  if (!kept) return restartSignup(context, code)
  const submission = parseSent(formData, schemaOf(question))
  if (submission.status !== 'success') return refuse(submission)
  const { password, password_confirmation } = submission.value as Passwords
  try {
    const registered = question.fromLogin
      ? await context.api.call(signupParticipant, {
          body: {
            station_id: station.id,
            draft: kept.handle,
            password,
            password_confirmation,
            terms_accepted: true,
          },
        })
      : { user_id: kept.draft.user_id, methods: kept.draft.methods }
    const [method] = registered.methods
    if (!method || !registered.user_id) return restartSignup(context, code)
    const sent = await context.api.call(confirmationMethod, {
      body: { station_id: station.id, user_id: registered.user_id, ...method },
    })
    const { hash, messages } = sent
    return toConfirmation(context, { headers: new Headers(), hash, email: method.email, messages })
  } catch (problem) {
    if (isGone(problem)) return restartSignup(context, code)
    if (isOwn(problem)) return redirect(stepHref('mais', code))
    return refuseShown(submission, problem, { ...passwordNames(question), terms_accepted: 'terms' })
  }
}

type Sent = { headers: Headers; hash: string | null; email: string | null; messages: string[] }

async function toConfirmation(context: PortalContext, { headers, hash, email, messages }: Sent) {
  const [title = texts.signup.done, text] = messages
  if (hash) headers.append('set-cookie', await keepSentCode(context, hash))
  headers.append('set-cookie', await setFlash(context, { kind: 'success', title, ...(text && { text }) }))
  return redirect(`/confirmacao/${encodeURIComponent(email ?? '')}`, { headers })
}

async function toLogin(context: PortalContext) {
  const flash = await setFlash(context, { kind: 'info', title: texts.signup.toLogin })
  return redirect('/login', { headers: { 'set-cookie': flash } })
}

/** Leads back to the first step: the registration has expired or was not begun in this browser. */
async function restartSignup(context: PortalContext, code: string | undefined) {
  const headers = new Headers({ 'set-cookie': await dropSignupDraft(context) })
  headers.append('set-cookie', await setFlash(context, { kind: 'info', title: texts.signup.gone }))
  return redirect(stepHref('conta', code), { headers })
}

/** A field was added meanwhile, or what was told fits it no longer. */
const isOwn = (problem: unknown): boolean =>
  problem instanceof ApiProblem && Object.keys(ownErrorsIn(problem.body.fields)).length > 0

const isGone = (problem: unknown): boolean => problem instanceof ApiProblem && problem.code === 'gone'
