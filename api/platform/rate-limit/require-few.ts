import type { ApiContext, PlatformContext } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { limit } from './limit.ts'

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
