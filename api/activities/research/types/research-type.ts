import type { z } from 'zod'
import type { Score } from '#contract/activities/participation/schemas.ts'
import type { QuizFeedback, Research } from '#contract/activities/research/research.ts'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import type { ActivityType as ContractType } from '#contract/activity-types/index.ts'
import type { ResearchBody } from '#contract/activity-types/research-body.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/errors.ts'
import { plainToHtml } from '../../../platform/html/plain-to-html.ts'
import { type ActivityType, hasTakenPart } from '../../participation/index.ts'
import { type CheckedAnswer, checkAnswers, requireAsTold } from '../check-answers.ts'
import { recordResponse } from '../record-response.ts'
import { sealResponse } from '../sealed-answers.ts'
import { researchTexts } from '../texts.ts'
import { versionOf } from '../version-of.ts'

/** What came of answers, as far as the kind of research decides. */
export type Outcome = {
  score?: Score
  /** One of the research's own. */
  feedback?: QuizFeedback | undefined
  /** Plain words in place of the activity's; the feedback's text stands below them. */
  words?: string
  /** False: nothing is earned. */
  isEarned?: boolean
}

export type Sent = {
  answers: ResearchAnswer[]
  /** What the member was told. */
  anonymous?: boolean | undefined
  /** What the client made of it: logged when it differs, and nothing else (GAP-39). */
  claimed?: number | undefined
}

export type ResearchType = ActivityType<ResearchBody, Sent> & {
  /** Every question wants an answer. */
  needsAll: boolean
}

type Kind = {
  contract: ContractType
  body: { schema: z.ZodType<ResearchBody> }
  author?: 'user' | 'contact'
  /** Every question wants an answer. */
  needsAll?: boolean
  /** In secret everybody votes once, whatever the limit says: five votes that are opened together are of five people (GAP-149, SEC-93). */
  isVote?: boolean
  judge?(research: Research, answers: readonly CheckedAnswer[]): Outcome
}

/** A type that asks: answers are held to what is asked now, judged here, and written as rows (ACT-06..12, POL-06). */
export const researchType = (kind: Kind): ResearchType => ({
  contract: kind.contract,
  body: kind.body.schema,
  needsAll: kind.needsAll ?? false,
  async take(ctx, { activity, body: { research }, input, participantId }) {
    // Nothing is earned by answering nothing.
    if (research.questions.length === 0) throw new ApiError('not_found', researchTexts.unavailable)
    requireAsTold(research, input.anonymous)
    const isSecretVote = kind.isVote === true && research.anonymous === true
    if (isSecretVote && (await hasTakenPart(ctx, participantId, activity.id)))
      throw new ApiError('limit_reached', researchTexts.votesOnce)
    const answers = checkAnswers(research, input.answers, { needsAll: kind.needsAll ?? false })
    const { score, feedback, words, isEarned = true } = kind.judge?.(research, answers) ?? {}
    if (score) reportClaim(ctx, activity.id, score, input.claimed)
    const version = await versionOf(ctx, activity.id, research)
    const messages = [words, feedback?.feedback].filter((one) => one !== undefined)
    const isAnonymous = research.anonymous === true
    const author = kind.author ?? 'user'
    const said = { activityId: activity.id, participantId, version, author, answers }
    return {
      data: { version, ...(score && { score }) },
      isSecret: isAnonymous,
      ...(isEarned ? {} : { earnedH: 0 }),
      ...(messages.length > 0 && {
        feedback: {
          message: plainToHtml(messages.join('\n')),
          // The activity's own animation is of success.
          lottieId: feedback?.feedbackLottie ?? (isEarned ? activity.feedbackLottie : null),
        },
      }),
      after: (inside, participationId) =>
        isAnonymous
          ? sealResponse(inside, { ...said, research })
          : recordResponse(inside, {
              ...said,
              participationId,
              right: score?.right ?? null,
              feedbackId: feedback?.id ?? null,
            }),
    }
  },
})

/** A client that scores itself otherwise is old or dishonest: somebody wants to know (GAP-39). */
function reportClaim(ctx: ApiContext, activityId: number, { right, asked }: Score, claimed?: number): void {
  if (claimed === undefined) return
  const share = asked === 0 ? 0 : right / asked
  const claimedShare = claimed > 1 ? claimed / 100 : claimed
  if (Math.abs(claimedShare - share) < 0.01) return
  ctx.ports.log.warn(
    { stationId: ctx.station.id, activityId, claimed, share },
    'a client claims another score',
  )
}
