const longest = 100

/** What is searched for: trimmed, one blank between words, not endless. Pure. */
export const searchTerm = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longest)

/** The address of a search (HOM-08). Dots alone would be read as a way up; they find nothing anyway. Pure. */
export function searchPath(text: string): string {
  const term = searchTerm(text)
  return /^\.*$/.test(term) ? '/homepage/search' : `/homepage/search/${encodeURIComponent(term)}`
}
