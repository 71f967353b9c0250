import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { newSeed } from './give-numbers.ts'
import { luckyDraws } from './tables.ts'

type Draws = StationContent['luckyDraws']

/**
 * Writes the draws of a folder that are not drawn yet; others go as long as nobody has numbers of them. What is drawn stays, and
 * a draw keeps the seed whose hash was published.
 */
export async function importLuckyDraws(
  { db, ports }: PlatformContext,
  stationId: number,
  list: Draws,
): Promise<void> {
  const ofStation = inStation(luckyDraws, { stationId })
  const ids = list.map(({ id }) => id)
  const others = ids.length > 0 ? notInArray(luckyDraws.id, ids) : undefined
  const hasNoNumbers = eq(luckyDraws.total, 0)
  await db.delete(luckyDraws).where(and(ofStation, isNull(luckyDraws.drawnAt), hasNoNumbers, others))
  for (const { id, name, winners, everyPoints } of list) {
    const values = { name, winners, everyPointsH: everyPoints === undefined ? null : everyPoints * 100 }
    await db
      .insert(luckyDraws)
      .values({ stationId, id, ...values, ...newSeed(), createdAt: ports.clock.now() })
      .onConflictDoUpdate({
        target: [luckyDraws.stationId, luckyDraws.id],
        set: values,
        setWhere: isNull(luckyDraws.drawnAt),
      })
  }
}

/** The draws that are not drawn yet, in the form of station folders: what `importLuckyDraws` reads. */
export async function exportLuckyDraws(
  { db }: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<Draws> {
  const rows = await db
    .select()
    .from(luckyDraws)
    .where(inStation(luckyDraws, { stationId }, isNull(luckyDraws.drawnAt)))
    .orderBy(asc(luckyDraws.id))
  return rows.map(({ id, name, winners, everyPointsH }) => ({
    ...{ id, name, winners },
    everyPoints: everyPointsH === null ? undefined : everyPointsH / 100,
  }))
}
