import { isNotNull, lt } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { acrossStations } from '#api/platform/db/across-stations.ts'
import { mailOutbox } from './tables.ts'

/** A mail that was due this long ago was delivered by nobody: the process stood still, or a backup was restored. */
export const neglectedMs = 3_600_000

/**
 * Takes waiting mails of all stations out of delivery until `releaseMails`: those that nobody tried since `dueBefore`, or
 * all. A restored backup must not send again what went out after it was made (ADR 0028).
 * @returns how many
 */
export function holdMails({ db, ports }: PlatformContext, dueBefore?: Date): Promise<number> {
  const { nextAttemptAt, stationId } = mailOutbox
  return acrossStations(async () => {
    const held = await db
      .update(mailOutbox)
      .set({ nextAttemptAt: null, heldAt: ports.clock.now() })
      .where(dueBefore ? lt(nextAttemptAt, dueBefore) : isNotNull(nextAttemptAt))
      .returning({ stationId })
    return held.length
  })
}

/** Hands the held mails of all stations to delivery. @returns how many */
export function releaseMails({ db, ports }: PlatformContext): Promise<number> {
  const { heldAt, stationId } = mailOutbox
  return acrossStations(async () => {
    const released = await db
      .update(mailOutbox)
      .set({ nextAttemptAt: ports.clock.now(), heldAt: null })
      .where(isNotNull(heldAt))
      .returning({ stationId })
    return released.length
  })
}
