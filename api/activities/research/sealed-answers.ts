import { randomBytes } from 'node:crypto'
import { hasOther, questionTypes } from '#contract/activities/research/question-types.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { CheckedAnswer } from './check-answers.ts'
import { removeDraft } from './remove-draft.ts'
import { researchSealed } from './tables.ts'
import { researchTexts } from './texts.ts'

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

/** What waits, once it is opened. */
export type SealedResponse = { author: 'user' | 'contact'; answers: readonly CheckedAnswer[] }

type Response = SealedResponse & {
  activityId: number
  participantId: number
  version: number
  research: Research
}

/**
 * Keeps anonymous answers sealed until they are opened with others, in the transaction of their participation, and takes the
 * draft away (GAP-111, ADR 91). @throws invalid_input where they are so long that their length would tell them apart
 */
export async function sealResponse(ctx: ApiContext, response: Response): Promise<void> {
  const { activityId, participantId, version, research, author, answers } = response
  const stationId = ctx.station.id
  const said: SealedResponse = { author, answers: answers.map((answer) => ({ ...answer, upload: null })) }
  const text = JSON.stringify(said)
  const bytes = sealedBytes(research)
  if (Buffer.byteLength(text) > bytes) throw new ApiError('invalid_input', researchTexts.tooLong)
  const purpose = answersPurpose(stationId, activityId, version)
  await ctx.db.insert(researchSealed).values({
    stationId,
    id: randomBytes(16).toString('base64url'),
    activityId,
    version,
    sealed: ctx.ports.seal.close(text, { purpose, bytes }),
  })
  await removeDraft(ctx, activityId, participantId)
}
