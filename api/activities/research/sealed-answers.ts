import { hasOther, questionTypes } from '#contract/activities/research/question-types.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'

/** What sealed texts of one research are filled up to, at most; nobody writes 64 KB into a survey. */
const mostBytes = 64_000

/**
 * How long answers to a research are once they are sealed, whatever they say: a text of its letters, by what letters usually
 * take, and all options. Pure.
 */
export function sealedBytes({ questions }: Research): number {
  const bytes = questions.reduce((sum, { type, options }) => {
    const takesText = type === questionTypes.text || hasOther(type)
    return sum + 100 + 16 * options.length + (takesText ? researchLimits.answerLetters * 5 : 0)
  }, 200)
  return Math.min(bytes, mostBytes)
}

/** What answers are sealed for: an opened one can be taken for no other. Pure. */
export const answersPurpose = (stationId: number, activityId: number, version: number): string =>
  `answers ${stationId} ${activityId} ${version}`

/** The same of a draft, which is somebody's. Pure. */
export const draftPurpose = (stationId: number, activityId: number, participantId: number): string =>
  `draft ${stationId} ${activityId} ${participantId}`
