import { lt } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { mailsWaitMs } from '../../platform/mail/index.ts'
import { passwordResets } from './tables.ts'

/** Removes links that are over and whose mail cannot be on its way any more. */
export async function tidyRecovery({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - mailsWaitMs)
  await acrossStations(async () => {
    await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before))
  })
}
