import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import { listSignupFields } from '#contract/people/own-fields/endpoints.ts'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { cityNames, stateOptions } from '../../forms/cities.server.ts'
import type { TypedOwn } from '../../forms/own-fields.ts'
import { constraintsOf } from '../../forms/parse-form.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import { requireStation } from '../../station/require-station.ts'
import { personOf } from './signup-other-tab.server.ts'
import { questionOf } from './signup-question.server.ts'
import { schemaOf } from './signup-schemas.ts'
import { findKeptDraft, readInvite } from './signup-state.server.ts'
import { type SignupStep, stepHref, stepsOf } from './signup-steps.ts'
import { texts } from './texts.ts'

/** Loads the current step of a registration. @throws a redirect for members */
export async function loadSignup({ context, request, params }: LoaderFunctionArgs) {
  const { config } = requireStation(context)
  await redirectMembers(context, params.code)
  const [kept, own] = await Promise.all([findKeptDraft(context, request), context.api.call(listSignupFields)])
  const behaviour = { ...config.behaviour, asksOwn: own.length > 0 }
  const question = questionOf(request, behaviour, kept?.draft ?? null)
  const steps = stepsOf(behaviour, kept?.draft ?? null)
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
    own: question.step === 'mais' ? { fields: own, typed: toTyped(values.own) } : null,
    affiliated: kept?.draft.affiliated ?? null,
    methods: kept?.draft.methods ?? [],
    phone: config.contact.phone ?? texts.fallbackPhone,
    invite: question.step === 'conta' ? await readInvite(context, params.code) : null,
    ...(await listsOf(context, question.step, values.state)),
  }
}

/** What was told before, as it was typed. */
const toTyped = (own: SignupValues['own'] = {}): TypedOwn =>
  Object.fromEntries(
    Object.entries(own).map(([id, one]) => [id, Array.isArray(one) ? one : String(one ?? '')]),
  )

/** Sends a member to their first page; an account that is not confirmed yet may correct its data. */
async function redirectMembers(context: LoaderFunctionArgs['context'], code: string | undefined) {
  const member = await getMember(context)
  if (!member || member.state === 'inactive') return
  const isOwn = code?.includes(`-U${member.id}-`)
  const flash = isOwn && (await setFlash(context, { kind: 'info', title: texts.signup.invite.own }))
  throw redirect(entryPath(member), { headers: flash ? { 'set-cookie': flash } : {} })
}

/** Loads the lists of cities and the instant of the captcha for the steps that show them. */
async function listsOf(context: LoaderFunctionArgs['context'], step: SignupStep, state: string | undefined) {
  const asksCity = step === 'dados' || step === 'conta'
  return {
    states: asksCity ? stateOptions() : [],
    cities: step === 'dados' ? await cityNames(context, state) : [],
    ...(step === 'conta' ? await captchaOf(context) : { startedAt: '', isBusy: false }),
  }
}

/**
 * Loads the captcha. `isBusy`: so many register from this address that the form shows that a person sends it, on every
 * station (GAP-106).
 */
async function captchaOf(context: LoaderFunctionArgs['context']) {
  const { startedAt, level } = await context.api.call(getCaptchaChallenge, { query: { level: 0 } })
  return { startedAt, isBusy: level > 0 }
}

export type SignupData = Awaited<ReturnType<typeof loadSignup>>
