import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import { personTexts } from '#contract/person-fields.ts'
import { isOfAge, todayIn } from '#contract/real-date.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { findMunicipality, municipalitiesOf } from './municipalities.ts'
import { normalizeName } from './person-name.ts'
import { onboardingTexts } from './texts.ts'

type Person = Pick<SignupValues, 'name' | 'birthday' | 'state' | 'city'>
type Problems = Record<string, string>

/**
 * What the contract cannot know of a person's data: the youngest age of the station, whether the state has the city.
 * Answers the data as it is kept, and the problems by field (ONB-07, ONB-08, VAL-05). Pure.
 */
export function personRules<P extends Person>(
  person: P,
  { behaviour, timezone }: Pick<StationConfig, 'behaviour' | 'timezone'>,
  now: Date,
): { person: P; problems: Problems } {
  const { name, birthday, state, city } = person
  const problems: Problems = {}
  if (birthday && !isOfAge(birthday, behaviour.minAge, todayIn(timezone, now)))
    problems.birthday = personTexts.age(behaviour.minAge)
  if (state && municipalitiesOf(state).length === 0) problems.state = onboardingTexts.unknownState
  const found = city && state ? findMunicipality(state, city) : undefined
  if (city && !problems.state && !found)
    problems.city = state ? onboardingTexts.city(state) : onboardingTexts.cityWithoutState
  return {
    person: { ...person, ...(name && { name: normalizeName(name) }), ...(found && { city: found }) },
    problems,
  }
}
