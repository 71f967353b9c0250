import { lt } from 'drizzle-orm'
import type { PlatformContext } from '../context.ts'
import { acrossStations } from '../db/across-stations.ts'
import { resendSeconds } from './resend-gate.ts'
import { codeRequests, signupDrafts } from './tables.ts'

/** Removes registrations nobody went on with, personal data in them included, and seconds that are over. */
export async function tidyOnboarding({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  const old = new Date(now.getTime() - 10 * resendSeconds * 1000)
  await acrossStations(async () => {
    await db.delete(signupDrafts).where(lt(signupDrafts.expiresAt, now))
    await db.delete(codeRequests).where(lt(codeRequests.requestedAt, old))
  })
}
