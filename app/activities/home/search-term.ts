const longest = 100

/** Trims a search term, leaves one blank between words and cuts it at the longest. Pure. */
export const searchTerm = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()]
    .slice(0, longest)
    .join('')
    .replace(/\p{Cs}/gu, '')

/** Gives the address of a search (HOM-08). Dots alone would be read as a way up; they find nothing anyway. Pure. */
export function searchPath(text: string): string {
  const term = searchTerm(text)
  return /^\.*$/.test(term) ? '/homepage/search' : `/homepage/search/${encodeURIComponent(term)}`
}
