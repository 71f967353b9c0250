const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Letters as people count them: a flag or a family is one, what has no width is none. Pure. */
export function countLetters(text: string): number {
  let count = 0
  for (const { segment } of segmenter.segment(text))
    if (segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '') !== '') count += 1
  return count
}
