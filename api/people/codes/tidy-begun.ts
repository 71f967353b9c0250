import { and, isNull, lte } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { codeSecrets } from './tables.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Forgets what was begun and never confirmed. */
export async function tidyBegun({ db, ports }: PlatformContext): Promise<void> {
  const isOld = lte(codeSecrets.begunAt, new Date(ports.clock.now().getTime() - dayMs))
  await acrossStations(async () => {
    await db.delete(codeSecrets).where(and(isOld, isNull(codeSecrets.sealed)))
    await db.update(codeSecrets).set({ begunSealed: null, begunAt: null }).where(isOld)
  })
}
