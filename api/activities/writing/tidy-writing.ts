import { lt } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { writingBlocks } from './tables.ts'

/** Removes blocks that have ended. */
export async function tidyWriting({ db, ports }: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    await db.delete(writingBlocks).where(lt(writingBlocks.endsAt, ports.clock.now()))
  })
}
