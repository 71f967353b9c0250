import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getCaptchaChallenge } from '#contract/public/endpoints.ts'
import { constraintsOf } from '../forms/parse-form.server.ts'
import { personDefaults } from '../forms/person-defaults.server.ts'
import { setFlash } from '../session/flash.server.ts'
import { getMember } from '../session/member.server.ts'
import { entryPath } from '../session/member.ts'
import { requireStation } from '../station/require-station.ts'
import { InviteBanner } from './invite-banner.tsx'
import { checkStep, chooseMethod, register, updateCities } from './signup-actions.server.ts'
import { personOf, tellOtherTab } from './signup-other-tab.server.ts'
import { questionOf } from './signup-question.server.ts'
import { schemaOf } from './signup-schemas.ts'
import { cityNames, findKeptDraft, readInvite, stateOptions } from './signup-state.server.ts'
import { type SignupStep, stepHref, stepsOf } from './signup-steps.ts'
import { CredentialsStep } from './steps/credentials-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { PersonStep } from './steps/person-step.tsx'
import { SimpleStep } from './steps/simple-step.tsx'
import { VerificationStep } from './steps/verification-step.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.signup.meta(data?.stationName ?? '', data?.steps[data.position - 1]) },
]
/** It carries one person's registration: no cache keeps it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { config } = requireStation(context)
  await redirectMembers(context, params.code)
  const kept = await findKeptDraft(context, request)
  const question = questionOf(request, config.behaviour, kept?.draft ?? null)
  const steps = stepsOf(config.behaviour, kept?.draft ?? null)
  const values = kept?.draft.values ?? {}
  const before = steps[steps.indexOf(question.step) - 1]
  return {
    stationName: config.name,
    question,
    person: personOf(kept),
    steps: steps.map((step) => texts.signup.steps[step].name),
    position: steps.indexOf(question.step) + 1,
    backHref: before ? stepHref(before, params.code) : null,
    constraint: constraintsOf(schemaOf(question)),
    defaults: personDefaults(values),
    accepted: values.accepted ?? [],
    affiliated: kept?.draft.affiliated ?? null,
    methods: kept?.draft.methods ?? [],
    phone: config.contact.phone ?? texts.fallbackPhone,
    invite: question.step === 'conta' ? await readInvite(context, params.code) : null,
    ...(await listsOf(context, question.step, values.state)),
  }
}

/** Who is logged in is sent to their first page; an account that is not confirmed yet may correct what was typed. */
async function redirectMembers(context: LoaderFunctionArgs['context'], code: string | undefined) {
  const member = await getMember(context)
  if (!member || member.state === 'inactive') return
  const isOwn = code?.includes(`-U${member.id}-`)
  const flash = isOwn && (await setFlash(context, { kind: 'info', title: texts.signup.invite.own }))
  throw redirect(entryPath(member), { headers: flash ? { 'set-cookie': flash } : {} })
}

/** What only some steps show: the lists of places, the instant of the captcha. */
async function listsOf(context: LoaderFunctionArgs['context'], step: SignupStep, state: string | undefined) {
  const asksPlace = step === 'dados' || step === 'conta'
  return {
    states: asksPlace ? stateOptions() : [],
    cities: step === 'dados' ? await cityNames(context, state) : [],
    ...(step === 'conta' ? await captchaOf(context) : { startedAt: '', isBusy: false }),
  }
}

/** `isBusy`: so many register from this address that the form shows that a person sends it, on every station (GAP-106). */
async function captchaOf(context: LoaderFunctionArgs['context']) {
  const { startedAt, level } = await context.api.call(getCaptchaChallenge, { query: { level: 0 } })
  return { startedAt, isBusy: level > 0 }
}

export type SignupData = Awaited<ReturnType<typeof loader>>

export async function action({ context, request, params }: ActionFunctionArgs) {
  const station = requireStation(context)
  const kept = await findKeptDraft(context, request)
  const question = questionOf(request, station.config.behaviour, kept?.draft ?? null)
  const formData = await request.formData()
  const isOtherTab = formData.has('cadastro_de') && formData.get('cadastro_de') !== personOf(kept)
  const told =
    isOtherTab &&
    (await tellOtherTab(context, kept, question.step === 'conta' ? '' : stepHref(question.step, params.code)))
  if (told) return told
  const wanted = new URL(request.url).searchParams.get('passo')
  // The form of a step that the registration is not at (any more): to where it is.
  if (wanted && wanted !== question.step) return redirect(stepHref(question.step, params.code))
  // A registration begun in another tab is not written over.
  const step = { context, station, question, kept: isOtherTab ? null : kept, code: params.code, formData }
  if (formData.get('intent') === 'cidades') return updateCities(step)
  switch (question.step) {
    case 'conta':
    case 'dados':
      return checkStep(step)
    case 'senha':
      return register(step)
    case 'verificacao':
      return chooseMethod(step)
  }
}

export default function Signup() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { step, variant } = loaded.question
  const Step = variant === 'simple' && step === 'conta' ? SimpleStep : components[step]
  return (
    <>
      {loaded.invite ? <InviteBanner invite={loaded.invite} /> : null}
      <Step key={step} loaded={loaded} refused={refused} />
    </>
  )
}

const components = {
  conta: CredentialsStep,
  dados: PersonStep,
  senha: PasswordStep,
  verificacao: VerificationStep,
}
