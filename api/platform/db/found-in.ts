import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { composed } from '#contract/composed.ts'

/** More words than anybody types say nothing new and cost time. */
const mostWords = 8

/**
 * Whether every word of `search` is in a text that `search_text()` has made plain: accents and case do not matter
 * (HOM-08). Undefined, so no condition at all, when there is no word.
 */
export function foundIn(plain: Column | SQL, search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`${plain} like ${patternOf(word)}`))
}

/**
 * The same of a text that no index knows: it is made plain once for each row, however many words there are, and not once for each word.
 */
export function foundByReading(plain: SQL, search: string): SQL | undefined {
  const patterns = wordsOf(search).map(patternOf)
  return patterns.length === 0 ? undefined : sql`${plain} like all (array[${sql.join(patterns, sql`, `)}])`
}

/** Whether an index of three letters together finds a word: of others it reads everything. Pure. */
export const isTelling = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word)

/** The words of a search that an index finds, as one text. Pure. */
export const tellingWords = (search: string): string => search.split(/\s+/).filter(isTelling).join(' ')

/** Whether a text that `search_text()` has made plain begins with `start`, accents and case aside; an index in the order of letters finds it. */
export const beginsWith = (plain: SQL, start: string): SQL =>
  sql`${plain} like search_text(${escapeLike(start.trim())}) || '%'`

const wordsOf = (search: string) => search.trim().split(/\s+/).filter(Boolean).slice(0, mostWords)
const patternOf = (word: string) => sql`'%' || search_text(${escapeLike(word)}) || '%'`

/** Signs that mean something in a pattern mean themselves. */
const escapeLike = (word: string) => composed(word).replace(/[\\%_]/g, '\\$&')
