import { composed, decomposed } from '../../composed.ts'

/** Length of a sub-domain label. */
export const siteNameLength = { min: 3, max: 63 } as const

/** Messages about the name of a site (D1§5, GAP-10). */
export const siteNameTexts = {
  letters: 'Apenas letras sem acento',
  required: 'Esse campo é obrigatório',
  min: `Esse campo deve possuir no minimo ${siteNameLength.min} caracteres`,
  max: `Esse campo deve possuir no máximo ${siteNameLength.max} caracteres`,
  taken: 'Este endereço já está em uso. Escolha outro.',
  reserved: 'Este endereço é reservado. Escolha outro.',
  similar: 'Este endereço é parecido demais com um que já existe. Escolha outro.',
  free: 'Este endereço está livre.',
} as const

/** Normalises the typed name of a site: trimmed, lower-cased, spaces removed (D1§9, ONB-16). */
export const normalizeSiteName = (typed: string): string =>
  composed(typed).trim().toLowerCase().replace(/\s+/g, '')

/** Gives the problem of a normalised name, or null (GAP-10). */
export function siteNameProblem(name: string): string | null {
  if (name === '') return siteNameTexts.required
  if (!/^[a-z0-9]+$/.test(name)) return siteNameTexts.letters
  if (name.length < siteNameLength.min) return siteNameTexts.min
  if (name.length > siteNameLength.max) return siteNameTexts.max
  return null
}

/** Gives a name of allowed letters made of any text: 'Clube São João!' → 'clubesaojoao'. May be too short. */
export const suggestSiteName = (text: string): string =>
  decomposed(text, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, siteNameLength.max)
