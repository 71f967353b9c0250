import { RateLimiterRes } from 'rate-limiter-flexible'
import type { ApiContext, PlatformContext } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { type Limit, limiterOf } from './limiter.ts'

/**
 * Counts one call, in all processes together, and refuses it when the window is full. Counts by the machine's clock.
 * Answers how many are left. It must stand outside transactions: one that rolls back would forget the call, and one that
 * lasts would hold up all others of the key.
 *
 * @param refusal what is thrown instead, where the words of a full window are others
 * @param calls of one that counts as several: the window counts kilobytes
 * @throws ApiError `too_many_requests` with `details.retryAfterSeconds`
 */
export async function limit(
  ctx: PlatformContext,
  asked: Limit,
  refusal: (retryAfterSeconds: number) => ApiError = (seconds) => tooMany(seconds),
  calls = 1,
): Promise<{ left: number }> {
  const { limiter, hashedKey } = limiterOf(ctx, asked)
  try {
    const { remainingPoints } = await limiter.consume(hashedKey, calls)
    return { left: remainingPoints }
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full
    throw refusal(Math.max(1, Math.ceil(full.msBeforeNext / 1000)))
  }
}

/** What is said where no other words are given. */
export function tooMany(retryAfterSeconds: number, way = ''): ApiError {
  const wait = waitText(retryAfterSeconds)
  return new ApiError('too_many_requests', `Muitas tentativas. Tente novamente em ${wait}${way}.`, {
    details: { retryAfterSeconds },
  })
}

/** How long somebody waits, in the largest unit that says it well: nobody counts 1432 minutes. Pure. */
export function waitText(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}

/** So many of one person within so long a time. */
type Bound = { most: number; ms: number }

/** When the one behind so many newer ones was made, of those since a moment. */
type Nth = (asked: { since: Date; behind: number }) => PromiseLike<{ createdAt: Date }[]>

type Words = (retryAfterSeconds: number) => string

/**
 * Refuses one more of what one person made so often already: it counts the rows of what was done, so that what was refused, or sent
 * twice, counts nothing (SEC-107). In the transaction that writes one, under the lock of its person, when all else allows it.
 * @throws too_many_requests with `details.retryAfterSeconds`
 */
export async function requireFew(
  { ports }: PlatformContext,
  { most, ms }: Bound,
  nth: Nth,
  words: Words,
): Promise<void> {
  const nowMs = ports.clock.now().getTime()
  const [last] = await nth({ since: new Date(nowMs - ms), behind: most - 1 })
  if (last) throw tooOften(words)(Math.ceil((last.createdAt.getTime() + ms - nowMs) / 1000))
}

/** Calls of each kind that one person makes in a minute: nobody presses a button more often. */
const callsPerMinute = 60

/**
 * Counts one call of what pays or saves a card, whatever becomes of it: who pressed too often goes on within a minute (SEC-107).
 * Outside transactions. @throws too_many_requests with `details.retryAfterSeconds`
 */
export async function limitCalls(
  ctx: ApiContext,
  participantId: number,
  { name, words }: { name: string; words: Words },
): Promise<void> {
  const key = `${ctx.station.id}:${participantId}`
  await limit(
    ctx,
    { name: `${name}-calls`, key, points: callsPerMinute, durationSeconds: 60 },
    tooOften(words),
  )
}

const tooOften = (words: Words) => (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', words(retryAfterSeconds), { details: { retryAfterSeconds } })

/** Takes back calls that `limit` counted: a log-in that succeeds was no try. `all` begins the window anew. */
export async function giveBack(
  ctx: PlatformContext,
  counted: Limit,
  how: 'one' | 'all' | { calls: number },
): Promise<void> {
  const { limiter, hashedKey } = limiterOf(ctx, counted)
  const calls = typeof how === 'object' ? how.calls : 1
  await (how === 'all' ? limiter.delete(hashedKey) : limiter.reward(hashedKey, calls))
}

/**
 * Does what a person may do so often in a day, and counts it where it was done: what was refused in words is no use of it, else
 * mistakes alone keep somebody out until tomorrow; and so it is of what the limit itself refuses, of many at once that end in words. @throws too_many_requests, and what the work throws
 */
export async function limitDone<T>(
  ctx: PlatformContext,
  asked: Limit,
  work: () => Promise<T>,
  refusal?: (retryAfterSeconds: number) => ApiError,
  calls = 1,
): Promise<T> {
  try {
    await limit(ctx, asked, refusal, calls)
    return await work()
  } catch (error) {
    if (error instanceof ApiError) await giveBack(ctx, asked, { calls })
    throw error
  }
}
