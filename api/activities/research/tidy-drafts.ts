import { lt } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { researchDrafts } from './tables.ts'

const dayMs = 24 * 60 * 60 * 1000
/** What nobody went on with for half a year is not gone on with. */
const keptMs = 180 * dayMs

/** Removes answers that were never sent. */
export async function tidyDrafts({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db
      .delete(researchDrafts)
      .where(lt(researchDrafts.updatedAt, new Date(ports.clock.now().getTime() - keptMs)))
  })
}
