import type { LoaderFunctionArgs } from '@remix-run/node'
import { getSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import { listDependents } from '#contract/commerce/vouchers/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { profileFormSchema } from '#contract/people/onboarding/forms.ts'
import { getOwnData } from '#contract/people/own-fields/endpoints.ts'
import { ownValueText } from '#contract/people/own-fields/read-value.ts'
import { registrationChangeSchema } from '#contract/people/registration-changes/schemas.ts'
import { cityNames, stateOptions } from '../../forms/cities.server.ts'
import { newFormKey } from '../../forms/form-key.server.ts'
import { constraintsOf } from '../../forms/parse-form.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'

/** Loads the person's data, plan and dependents; a part that fails is null and the rest stays (GAP-98). */
export async function loadProfile(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const { context } = args
  const { config } = requireStation(context)
  const params = { userId: participant.id }
  const [{ content }, plan, dependents, own] = await Promise.all([
    api.call(getUserWeb, { params: { id: 'me' } }),
    orFailed(context, api.call(getSubscription)),
    orFailed(context, api.call(listDependents, { params })),
    orFailed(context, api.call(getOwnData)),
  ])
  const question = questionOf(content, config.behaviour.minAge)
  return {
    station: config.name,
    image: content.image,
    question,
    constraint: constraintsOf(profileFormSchema(question)),
    defaults: personDefaults(content),
    isLocked: config.behaviour.preRegistration,
    states: stateOptions(),
    cities: await cityNames(context, content.state ?? undefined),
    register: config.behaviour.preRegistration ? registerOf(personDefaults(content)) : null,
    plan,
    dependents: dependents?.content ?? [],
    own: (own ?? []).map(({ name, kind, value, asked }) => ({
      ...{ name, value: ownValueText(kind, value), isMine: asked !== 'team' },
    })),
  }
}

/** Gives the form by which the association's register is changed, with what is known (STN-U14). */
const registerOf = ({ tel: celular = '', email = '' }: Record<string, string>) => ({
  key: newFormKey(),
  constraint: constraintsOf(registrationChangeSchema),
  defaults: { celular, email },
})

/** Gives the conditions of the profile form: a telephone or a city that is there cannot be removed. Pure. */
export const questionOf = (content: { tel: string | null; city: string | null }, minAge: number) => ({
  minAge,
  hasPhone: content.tel !== null,
  hasCity: content.city !== null,
})

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>
