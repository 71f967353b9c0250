import { hasHole, mixesRanges, repeatedRanges } from '#contract/activities/research/feedback-ranges.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { texts } from './texts.ts'

/** What is wrong with the ranges of feedbacks, in words (POL-08, GAP-40). Pure. */
export function rangeWarnings(research: Research): string[] {
  const { feedbacks } = research
  const rangeAt = (at: number) => feedbacks[at]?.range ?? 0
  return [
    ...(hasHole(research) ? [texts.results.hole(Math.max(...feedbacks.map(({ range }) => range)))] : []),
    ...(mixesRanges(research) ? [texts.results.mixed] : []),
    ...[...new Set(repeatedRanges(research).map(rangeAt))].map(texts.results.twice),
  ]
}
