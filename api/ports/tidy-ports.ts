import { and, isNull, lt, sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/context.ts'
import { acrossStations } from '#api/db/across-stations.ts'
import { captchaProofs, mailOutbox } from './tables.ts'

/** Mails stay this long, for questions of people who did not find theirs; they hold personal data. */
const keepMailsMs = 30 * 24 * 3_600_000

/** Removes used captcha proofs that could not be used again anyway, and mails delivered, given up or held long ago. */
export async function tidyPorts({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  await db.delete(captchaProofs).where(lt(captchaProofs.expiresAt, now))
  const { nextAttemptAt, deliveredAt, heldAt, createdAt } = mailOutbox
  const ended = sql`coalesce(${deliveredAt}, ${heldAt}, ${createdAt})`
  await acrossStations(async () => {
    await db
      .delete(mailOutbox)
      .where(and(isNull(nextAttemptAt), lt(ended, new Date(now.getTime() - keepMailsMs))))
  })
}
