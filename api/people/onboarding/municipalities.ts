import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { decomposed } from '#contract/composed.ts'
import type { Municipality } from '#contract/people/onboarding/schemas.ts'

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

/** The name of a city as the list writes it, however it was typed: accents, case and hyphens count for nothing. */
export function findMunicipality(uf: string, city: string): string | undefined {
  const wanted = plain(city)
  return municipalitiesOf(uf).find(({ nome }) => plain(nome) === wanted)?.nome
}

/** Whether two names are one city's, however they were typed. */
export const isSameCity = (one: string, other: string): boolean => plain(one) === plain(other)
