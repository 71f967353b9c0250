import { createHash } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { rateLimits } from './tables.ts'

type SpacedQueue = {
  name: string
  /** Whose queue it is: an address, an account. Stored as a hash only. */
  key: string
  /** Milliseconds between two slots. */
  gapMs: number
  /** Nobody is given a slot later than this. */
  longestMs: number
}

/**
 * Reserves the next free slot of a spaced queue, in milliseconds from now: many at once come one after another, over all processes. Null
 * when the queue is too long; it does not grow by whom it turns away. By the machine's clock, outside transactions.
 */
export async function reserveSlot({ db }: PlatformContext, queue: SpacedQueue): Promise<number | null> {
  if (db.isTransaction) throw new Error('A slot was reserved inside a transaction')
  const now = Date.now()
  const key = `turn:${queue.name}:${createHash('sha256').update(queue.key).digest('base64url')}`
  const after = new Date(now + queue.gapMs)
  const [taken] = await db
    .insert(rateLimits)
    .values({ key, points: 0, expire: after })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        expire: sql`greatest(${rateLimits.expire}, ${new Date(now).toISOString()}::timestamptz) + ${queue.gapMs} * interval '1 millisecond'`,
      },
      setWhere: lte(rateLimits.expire, new Date(now + queue.longestMs)),
    })
    .returning({ expire: rateLimits.expire })
  return taken?.expire ? Math.max(0, taken.expire.getTime() - queue.gapMs - now) : null
}
