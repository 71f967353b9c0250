import { lt } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { mailsWaitMs } from '../../platform/mail/index.ts'
import { siteSignups } from './tables.ts'

/** Removes sign-ups whose link is over, with the address in them, once their mail cannot be on its way any more. */
export async function tidySites({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - mailsWaitMs)
  await acrossStations(async () => {
    await db.delete(siteSignups).where(lt(siteSignups.expiresAt, before))
  })
}
