/** UTF-16 units of one letter that are taken: the longest of today's emoji has 15. */
export const mostUnitsOfLetter = 20

/** Letters as people count them: an emoji of seven code points is one, and so is a letter with its accents. Pure. */
export function countLetters(text: string): number {
  return lettersUpTo(text, Number.POSITIVE_INFINITY)
}

/** Whether a text has more letters than it may. Costs what `max` letters cost, however long the text is (SEC-70). Pure. */
export function hasMoreLetters(text: string, max: number): boolean {
  if (text.length <= max) return false
  return text.length > max * mostUnitsOfLetter || lettersUpTo(text, max + 1) > max
}

function lettersUpTo(text: string, enough: number): number {
  if (!segmenter) return [...text].length
  let count = 0
  for (const _ of segmenter.segment(text)) {
    count += 1
    if (count >= enough) break
  }
  return count
}

/** Some older browsers count roughly; what the API says holds. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }) : null
