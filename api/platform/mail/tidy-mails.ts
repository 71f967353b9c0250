import { and, isNull, lt, sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { acrossStations } from '#api/platform/db/across-stations.ts'
import { mailOutbox } from './tables.ts'

/** Mails stay this long, for questions of people who did not find theirs; they hold personal data. */
const keepMailsMs = 30 * 24 * 3_600_000

/** Removes mails delivered, given up or held long ago. */
export async function tidyMails({ db, ports }: PlatformContext): Promise<void> {
  const { nextAttemptAt, deliveredAt, heldAt, createdAt } = mailOutbox
  const ended = sql`coalesce(${deliveredAt}, ${heldAt}, ${createdAt})`
  const keptSince = new Date(ports.clock.now().getTime() - keepMailsMs)
  await acrossStations(async () => {
    await db.delete(mailOutbox).where(and(isNull(nextAttemptAt), lt(ended, keptSince)))
  })
}
