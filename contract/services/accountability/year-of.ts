/** The first year of which documents are grouped (D3§9). */
export const firstYear = 2014

/**
 * Gives the year a document stands under: the one that was said, or the first 20xx of its name; null for 'Sem data'
 * (GAP-94). Pure.
 */
export function yearOf(name: string, year: number | null): number | null {
  const found = year ?? Number(/(?<!\d)20\d\d(?!\d)/.exec(name)?.[0] ?? 0)
  return found >= firstYear ? found : null
}
