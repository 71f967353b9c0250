import { lt } from 'drizzle-orm'
import type { PlatformContext } from '#api/context.ts'
import { acrossStations } from '#api/db/across-stations.ts'
import { captchaProofs, mailOutbox } from './tables.ts'

/** Delivered mails stay this long, for questions of people who did not find theirs; they hold personal data. */
const keepMailsMs = 30 * 24 * 3_600_000

/** Removes used captcha proofs that could not be used again anyway, and mails delivered long ago. */
export async function tidyPorts({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  await db.delete(captchaProofs).where(lt(captchaProofs.expiresAt, now))
  await acrossStations(async () => {
    await db.delete(mailOutbox).where(lt(mailOutbox.deliveredAt, new Date(now.getTime() - keepMailsMs)))
  })
}
