import { lte } from 'drizzle-orm'
import type { PlatformContext } from '../context.ts'
import { acrossStations } from '../db/across-stations.ts'
import { passwordResets } from './tables.ts'

/** Removes links that are over. */
export async function tidyRecovery({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, ports.clock.now()))
  })
}
