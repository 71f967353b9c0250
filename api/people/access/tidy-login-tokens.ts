import { lte } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { loginTokens } from './tables.ts'

/** Removes temporary tokens that are over. */
export async function tidyLoginTokens({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db.delete(loginTokens).where(lte(loginTokens.expiresAt, ports.clock.now()))
  })
}
