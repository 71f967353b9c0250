/** Letters as people count them: an emoji of seven code points is one, and so is a letter with its accents. Pure. */
export function countLetters(text: string): number {
  if (!isExact) return [...text].length
  let count = 0
  for (const _ of new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }).segment(text)) count += 1
  return count
}

/** Some older browsers count roughly; what the API says holds. */
const isExact = typeof Intl.Segmenter === 'function'
