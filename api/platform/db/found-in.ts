import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { composed } from '#contract/composed.ts'

/** More words than anybody types say nothing new and cost time. */
const mostWords = 8

/**
 * Whether every word of `search` is in a text that `search_text()` has made plain: accents and case do not matter
 * (HOM-08). Undefined, so no condition at all, when there is no word.
 */
export function foundIn(plain: Column | SQL, search: string): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, mostWords)
  return and(...words.map((word) => sql`${plain} like '%' || search_text(${escapeLike(word)}) || '%'`))
}

/** Signs that mean something in a pattern mean themselves. */
const escapeLike = (word: string) => composed(word).replace(/[\\%_]/g, '\\$&')
