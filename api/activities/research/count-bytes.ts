import type { Research } from '#contract/activities/research/research.ts'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { countCall, countedCalls, limitDone } from '../../platform/rate-limit/index.ts'
import { sealedBytes } from './sealed-answers.ts'
import { researchTexts } from './texts.ts'

const day = { durationSeconds: 86_400 }
/** Of answers that one person sends in a day: some thousand of usual surveys, forty of the longest there may be (SEC-79, ADR 0095). */
export const kilobytesSent = { name: 'research-sent', points: 8_000, ...day }
/** Of drafts, which are written anew with each answer: the longest survey, five times, in its hundred steps. */
export const kilobytesKept = { name: 'research-kept', points: 60_000, ...day }
/** A row and its place in two indexes. */
const rowBytes = 200

/** What answers take in the database, in whole kilobytes; sealed ones take the same whatever they say. Pure. */
export function kilobytesOf(research: Research, answers: readonly ResearchAnswer[]): number {
  if (research.anonymous) return sealedKilobytes(research)
  const bytes = answers.reduce(
    (sum, { options, answer }) => sum + Buffer.byteLength(answer) + rowBytes * (1 + options.length),
    0,
  )
  return Math.max(1, Math.ceil(bytes / 1000))
}

/** A counter stands under somebody's name: it says nothing of how much they wrote (SEC-69). In letters of base64. */
const sealedKilobytes = (research: Research) => Math.ceil((sealedBytes(research) * 4) / 3 / 1000)

/** Counts what a member sends, where it is taken. @throws too_many_requests with `details.retryAfterSeconds` */
export const countSent = <T>(ctx: ApiContext, kilobytes: number, send: () => Promise<T>): Promise<T> =>
  limitDone(ctx, { ...kilobytesSent, key: keyOf(ctx) }, send, tooMuch, kilobytes)

/** @throws too_many_requests where a member's drafts were written too often today */
export async function requireRoomToKeep(ctx: ApiContext): Promise<void> {
  const counted = await countedCalls(ctx, { ...kilobytesKept, key: keyOf(ctx) })
  if (counted >= kilobytesKept.points) throw tooMuch(day.durationSeconds)
}

/** Counts a draft that was written: all of it, for all of it was written anew. */
export async function countKept(
  ctx: ApiContext,
  research: Research,
  answers: readonly ResearchAnswer[],
): Promise<void> {
  const kilobytes = research.anonymous
    ? sealedKilobytes(research)
    : Math.ceil(Buffer.byteLength(JSON.stringify(answers)) / 1000)
  await countCall(ctx, { ...kilobytesKept, key: keyOf(ctx) }, kilobytes)
}

const keyOf = (ctx: ApiContext) => `${ctx.station.id}:${memberOf(ctx)}`

const tooMuch = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', researchTexts.tooManyToday, { details: { retryAfterSeconds } })
