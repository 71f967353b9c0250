/** Accents are put in order two by two, so that a pile of a hundred thousand takes seconds (SEC-72); no writing has more than four. */
const withoutPiles = (text: string) => text.replace(/(\p{M}{4})\p{M}+/gu, '$1')

/**
 * Gives a text whose letters and accents are one sign each (NFC). Every text from outside is normalised here and
 * nowhere else. Pure.
 */
export const composed = (text: string): string => withoutPiles(text).normalize('NFC')

/**
 * Gives a text whose accents stand behind their letters (NFD), with letters of other forms as plain ones (NFKD) where
 * wanted. Pure.
 */
export const decomposed = (text: string, form: 'NFD' | 'NFKD' = 'NFD'): string =>
  withoutPiles(text).normalize(form)

/** Gives a text whose wide digits and letters of other forms are plain ones (NFKC). Pure. */
export const compatible = (text: string): string => withoutPiles(text).normalize('NFKC')
