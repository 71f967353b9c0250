import { asc, max, ne, sql } from 'drizzle-orm'
import { participants } from '../../people/access/tables.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { privatePath } from '../../platform/files/index.ts'
import { stations } from '../../stations/registry/tables.ts'
import { stationTables } from './station-tables.ts'

/** A station as its keeper looks after it. */
export type KeptStation = {
  id: number
  slug: string
  name: string
  /** Accounts that are not deleted. */
  people: number
  /** When somebody was last there; null: nobody yet. */
  lastSeenAt: Date | null
  suspendedAt: Date | null
  deletesAt: Date | null
}

/** All stations of the installation with how many people they have and when one of them was last seen: one statement. */
export async function listKeptStations({ db }: PlatformContext): Promise<KeptStation[]> {
  const ofStation = { stationId: stations.id }
  const lastSeen = db
    .select({ at: max(participants.lastSeenAt) })
    .from(participants)
    .where(inStation(participants, ofStation))
  return acrossStations(async () => {
    return await db
      .select({
        id: stations.id,
        slug: stations.slug,
        name: sql<string>`${stations.config}->>'name'`,
        suspendedAt: stations.suspendedAt,
        deletesAt: stations.deletesAt,
        people: db.$count(
          participants,
          inStation(participants, ofStation, ne(participants.status, 'deleted')),
        ),
        lastSeenAt: sql<Date | null>`${lastSeen}`.mapWith(participants.lastSeenAt),
      })
      .from(stations)
      .orderBy(asc(stations.id))
  })
}

/** How many bytes the rows and the files of a station take, read one by one: slow, for keepers. */
export async function sizeOf(
  ctx: PlatformContext,
  stationId: number,
): Promise<{ rowBytes: number; fileBytes: number; files: number }> {
  let [rowBytes, fileBytes, files] = [0, 0, 0]
  for (const { name } of await stationTables(ctx)) {
    const { rows } = await ctx.db.execute<{ bytes: string | null }>(
      sql`select sum(pg_column_size(t)) as bytes from ${sql.identifier(name)} t where station_id = ${stationId}`,
    )
    rowBytes += Number(rows[0]?.bytes ?? 0)
  }
  for (const folder of [`${stationId}/`, `${privatePath}${stationId}/`])
    for await (const { bytes } of ctx.ports.files.list(folder)) {
      fileBytes += bytes
      files += 1
    }
  return { rowBytes, fileBytes, files }
}
