import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { composed, decomposed } from '#contract/composed.ts'
import type { Municipality, SignupValues } from '#contract/people/onboarding/schemas.ts'
import { personTexts } from '#contract/person-fields.ts'
import { isOfAge, todayIn } from '#contract/real-date.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
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

/** Words inside a name that stay small. */
const small = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'e'])

const capital = (word: string) =>
  word.replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/**
 * A name as it is kept (ONB-08): one blank between words, and where somebody typed all in capitals or all small, capital
 * initials. Whoever minds the case keeps theirs. Pure.
 */
export function normalizeName(text: string): string {
  const name = composed(text).trim().replace(/\s+/g, ' ')
  const lower = name.toLocaleLowerCase('pt-BR')
  if (name !== lower && name !== name.toLocaleUpperCase('pt-BR')) return name
  return lower
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capital(word)))
    .join(' ')
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

const byState = new Map<string, Municipality[]>()

/** The cities of a state, from the offline list of the IBGE; none for letters that are no state (ONB-07). */
export function municipalitiesOf(uf: string): Municipality[] {
  const known = byState.get(uf)
  if (known) return known
  const list = getMunicipalities(uf as never).map(({ code, name }) => ({ id: Number(code), nome: name }))
  if (list.length > 0) byState.set(uf, list)
  return list
}

const plain = (text: string) =>
  decomposed(text)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

const byPlainName = new Map<string, ReadonlyMap<string, string>>()

/** The name of a city as the list writes it, however it was typed: accents, case and hyphens count for nothing. */
export function findMunicipality(uf: string, city: string): string | undefined {
  const known = byPlainName.get(uf) ?? new Map(municipalitiesOf(uf).map(({ nome }) => [plain(nome), nome]))
  if (known.size > 0) byPlainName.set(uf, known)
  return known.get(plain(city))
}

/** Whether two names are one city's, however they were typed. */
export const isSameCity = (one: string, other: string): boolean => plain(one) === plain(other)
