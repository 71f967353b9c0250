import { and, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { PlatformContext } from '../../../platform/context.ts'
import { acrossStations } from '../../../platform/db/across-stations.ts'
import { withId } from '../../../platform/db/rows.ts'
import { releaseKeys } from '../../../platform/files/index.ts'
import { caseImports } from '../tables.ts'

const dayMs = 86_400_000
/** Longer than every try of a job. */
const longestMs = dayMs
const keptMs = 90 * dayMs

/**
 * Gives up imports that did not end within a day, and removes what was said of old ones. One that is written has a day from when it was
 * worked at last: somebody may have confirmed it late, and half a file written is worse than none.
 */
export async function tidyCaseImports({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  const { state, createdAt, workedAt } = caseImports
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const isStill = or(ne(state, 'writing'), isNull(workedAt), lt(workedAt, ago(longestMs)))
  const isRunning = inArray(state, ['checking', 'confirming', 'writing'])
  await acrossStations(async () => {
    const left = await db
      .update(caseImports)
      .set({ state: 'failed', endedAt: now })
      .where(and(isRunning, lt(createdAt, ago(longestMs)), isStill))
      .returning()
    for (const row of left) {
      if (row.fileKey) await releaseKeys({ db, ports, station: { id: row.stationId } }, [row.fileKey])
      await db
        .update(caseImports)
        .set({ fileKey: null })
        .where(withId(caseImports, row, row.id))
    }
    await db.delete(caseImports).where(lt(createdAt, ago(keptMs)))
  })
}
