import { composed } from '#contract/composed.ts'

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
