import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { getOnboarding } from '#contract/people/onboarding/endpoints.ts'
import { cityNames, stateOptions } from '../../forms/cities.server.ts'
import { constraintsOf } from '../../forms/parse-form.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { getMember, requireMemberIn } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { dataFormSchema } from './onboarding-schemas.ts'
import { onboardingStep } from './onboarding-steps.ts'

/**
 * Loads `/signup`: the steps between the first log-in and the member area (ONB-11). Whoever has no account yet and
 * brings an invitation registers first. Done before: nothing to do here but to read that it is done.
 */
export async function loadOnboarding(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  const { config } = requireStation(context)
  const isVisitor = !(await getMember(context))
  if (params.code && isVisitor) throw redirect(`/cadastrar/${encodeURIComponent(params.code)}`)
  const wanted = new URL(request.url).searchParams.get('passo')
  // Where stations are made, this is how a company signs up (ONB-13); somebody whose session ended logs in again.
  const isNew = isVisitor && !context.sessionToken && wanted === null
  if (isNew && config.behaviour.onboardingPage === 'company') throw redirect('/criar-estacao')
  const member = await requireMemberIn(args, ['briefing', 'open'])
  const isDone = member.state === 'open'
  if (isDone && wanted !== 'fim') throw redirect('/homepage')
  const step = onboardingStep(wanted, isDone)
  return {
    stationName: config.name,
    step,
    name: member.name,
    image: member.image,
    ...(await askedIn(context, step)),
  }
}

/** Loads the data that only some steps show. */
async function askedIn(context: PortalContext, step: string) {
  const { behaviour } = requireStation(context).config
  const canCreate = behaviour.onboardingPage === 'company'
  if (step === 'fim') return { asksData: false, maxMegabytes: 0, data: null, canCreate }
  const {
    needs_terms: needsTerms,
    asks_data: asksData,
    max_image_megabytes: maxMegabytes,
  } = await context.api.call(getOnboarding)
  if (step !== 'dados') return { asksData, maxMegabytes, data: null, canCreate }
  const { content } = await context.api.call(getUserWeb, { params: { id: 'me' } })
  const question = { minAge: behaviour.minAge, needsTerms }
  const data = {
    question,
    constraint: constraintsOf(dataFormSchema(question)),
    defaults: personDefaults(content),
    // The association's list has the last word where it keeps the data (STN-U14).
    locked: behaviour.preRegistration
      ? (['name', 'tel', 'birthday'] as const).filter((field) => content[field])
      : [],
    states: stateOptions(),
    cities: await cityNames(context, content.state ?? undefined),
  }
  return { asksData, maxMegabytes, data, canCreate }
}

export type OnboardingData = Awaited<ReturnType<typeof loadOnboarding>>
