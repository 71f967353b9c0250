import { eq, sql } from 'drizzle-orm'
import { isMultiple, questionTypes } from '#contract/activities/research/question-types.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ResearchAnswer, ResearchDraft } from '#contract/activities/research/schemas.ts'
import { hasMoreLetters } from '#contract/letters.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { fieldOfQuestion, problemOf, requireAsTold } from './check-answers.ts'
import { countKept, requireRoomToKeep } from './count-bytes.ts'
import { draftAnswers, stillAsked, toDraft } from './get-draft.ts'
import { nameVideo } from './name-video.ts'
import { askingOf } from './research-of.ts'
import { draftPurpose, sealedBytes } from './sealed-answers.ts'
import { researchDrafts } from './tables.ts'
import { researchTexts } from './texts.ts'

type Kept = {
  activityId: number
  answer: ResearchAnswer
  checked: boolean
  /** What the member was told. */
  anonymous?: boolean | undefined
}

/** Of somebody who goes through a long survey quickly, on two devices. */
const perMinute = 240

/**
 * Keeps the answer to one question, over the one that was kept; the others stay, whoever writes at the same time (POL-01).
 * `checked`: it is kept and then held to the question, so that nothing typed is lost.
 * @throws not_found, conflict for what is not asked, invalid_input, too_many_requests; anonymous answers that are so long that
 * their length would tell them apart are invalid_input, and not kept
 */
export async function keepAnswer(
  ctx: ApiContext,
  { activityId, answer, checked, anonymous }: Kept,
): Promise<ResearchDraft> {
  const participantId = memberOf(ctx)
  await limit(
    ctx,
    {
      name: 'research-draft',
      key: `${ctx.station.id}:${participantId}`,
      points: perMinute,
      durationSeconds: 60,
    },
    (seconds) =>
      new ApiError('too_many_requests', researchTexts.tooMany(seconds), {
        details: { retryAfterSeconds: seconds },
      }),
  )
  await requireRoomToKeep(ctx)
  const asking = await askingOf(ctx, activityId)
  const { research } = asking
  requireAsTold(research, anonymous)
  const question = research.questions.find(({ id }) => id === answer.question)
  const known = new Set(question?.options.map(({ id }) => id))
  if (!question || answer.options.some((id) => !known.has(id)))
    throw new ApiError('conflict', researchTexts.notAsked)
  const { upload } = answer
  if (upload && question.type === questionTypes.video)
    await nameVideo(ctx, { upload, participantId, activityId, questionId: question.id })
  const kept = { [answer.question]: bounded(answer, isMultiple(question.type)) }
  const answers = research.anonymous
    ? await keepSealed(ctx, { activityId, participantId, research, kept })
    : await keepOpen(ctx, { activityId, participantId, kept })
  await countKept(ctx, research, Object.values(answers))
  const problem = checked ? problemOf(question, answer, asking.needsAll) : undefined
  if (problem) throw ApiError.fields({ [fieldOfQuestion(question.id)]: problem })
  return toDraft(asking, Object.values(answers))
}

type Answers = Record<string, ResearchAnswer>
type Keeping = { activityId: number; participantId: number; kept: Answers }

/** Merged by the database: whoever writes at the same time. */
async function keepOpen(ctx: ApiContext, { activityId, participantId, kept }: Keeping): Promise<Answers> {
  const now = ctx.ports.clock.now()
  const [row] = await ctx.db
    .insert(researchDrafts)
    .values({ stationId: ctx.station.id, activityId, participantId, answers: kept, updatedAt: now })
    .onConflictDoUpdate({
      target: [researchDrafts.stationId, researchDrafts.activityId, researchDrafts.participantId],
      set: { answers: sql`${researchDrafts.answers} || excluded.answers`, updatedAt: now },
    })
    .returning({ answers: researchDrafts.answers })
  return row?.answers ?? kept
}

/**
 * The same of anonymous research: opened, merged and sealed again under the lock of the row, all of a version in one length
 * (ADR 91). @throws invalid_input where they are longer
 */
async function keepSealed(
  outer: ApiContext,
  { activityId, participantId, research, kept }: Keeping & { research: Research },
): Promise<Answers> {
  return inTransaction(outer, async (ctx) => {
    const key = { stationId: ctx.station.id, activityId, participantId }
    const now = ctx.ports.clock.now()
    await ctx.db
      .insert(researchDrafts)
      .values({ ...key, answers: {}, updatedAt: now })
      .onConflictDoNothing()
    const ofRow = inStation(
      researchDrafts,
      key,
      eq(researchDrafts.activityId, activityId),
      eq(researchDrafts.participantId, participantId),
    )
    const [row] = await ctx.db.select().from(researchDrafts).where(ofRow).for('update')
    const merged = { ...(row && draftAnswers(ctx, row)), ...kept }
    // What is asked no more would take the room of what is.
    const asked = stillAsked(research, Object.values(merged))
    const answers = Object.fromEntries(asked.map((answer) => [answer.question, answer]))
    const text = JSON.stringify(answers)
    const bytes = sealedBytes(research)
    if (Buffer.byteLength(text) > bytes) throw new ApiError('invalid_input', researchTexts.tooLong)
    const purpose = draftPurpose(key.stationId, activityId, participantId)
    const sealed = ctx.ports.seal.close(text, { purpose, bytes })
    await ctx.db.update(researchDrafts).set({ answers: {}, sealed, updatedAt: now }).where(ofRow)
    return answers
  })
}

/** Somewhat more than may be sent, so that what is too long can be shortened; never a store of its own (SEC-39). */
const bounded = (answer: ResearchAnswer, hasMany: boolean): ResearchAnswer => ({
  ...answer,
  options: answer.options.slice(0, hasMany ? researchLimits.options : 2),
  answer: boundedText(answer.answer),
})

/** What may be sent is kept whole; of longer texts no half letters, which the database refuses. */
const boundedText = (text: string): string =>
  hasMoreLetters(text, researchLimits.answerLetters)
    ? text.slice(0, researchLimits.answerLetters * 4).replace(/[\ud800-\udbff]$/, '')
    : text
