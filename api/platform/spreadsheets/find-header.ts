import { decomposed } from '#contract/composed.ts'

/** A name of a column without accents, capitals and whatever stands between words. Pure. */
export const plainName = (name: string): string =>
  decomposed(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** So many lines may stand over the names of the columns: a title, a date, an empty line. */
export const mostOverHeader = 10

/**
 * Which of the first lines of a table names its columns: the one with most names that are known, else the first with several cells, else the
 * first of all. Answers its place among them. Pure.
 */
export function headerAmong(
  lines: readonly (readonly string[])[],
  isKnown: (plain: string) => boolean,
): number {
  const first = lines.slice(0, mostOverHeader)
  const known = first.map((cells) => cells.filter((cell) => isKnown(plainName(cell))).length)
  const most = Math.max(0, ...known)
  if (most > 0) return known.indexOf(most)
  const wide = first.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1)
  return Math.max(0, wide)
}
