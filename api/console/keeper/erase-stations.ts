import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { charges, refunds } from '../../commerce/payments/tables.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { notify } from '../../platform/db/client.ts'
import { inStation } from '../../platform/db/rows.ts'
import { privatePath } from '../../platform/files/index.ts'
import { defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { siteDrafts } from '../../site/builder/tables.ts'
import { stationChangedChannel } from '../../stations/registry/index.ts'
import { siteNames, stations } from '../../stations/registry/tables.ts'
import { type StationTable, stationTables } from './station-tables.ts'

/** Rows of one statement: no transaction of it lasts long. */
const piece = 2_000

/**
 * Each ten minutes: stations whose thirty days are over go, row by row and file by file. Stopped anywhere it goes on with what is left;
 * the station itself goes last, so nothing of it is forgotten.
 */
export const eraseStationsJob = defineJob({
  name: 'erase-stations',
  data: z.object({}),
  cron: '*/10 * * * *',
  timeoutSeconds: 3_600,
  run: eraseStations,
})

export async function eraseStations(job: JobContext): Promise<void> {
  const now = job.ports.clock.now()
  const due = await acrossStations(async () => {
    const rows = await job.db
      .select({ id: stations.id, slug: stations.slug })
      .from(stations)
      .where(
        or(isNotNull(stations.erasingAt), and(isNotNull(stations.suspendedAt), lte(stations.deletesAt, now))),
      )
    return rows
  })
  for (const { id, slug } of due) {
    if (!(await begin(job, id))) continue
    await eraseStation(job, id)
    job.stations.forget(id)
    job.ports.log.info({ station: slug }, 'A station was deleted by its keeper')
  }
}

/** From here on nobody opens it again. Not while money is on its way: it could not be given back. */
function begin({ db, ports }: PlatformContext, stationId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        suspendedAt: stations.suspendedAt,
        deletesAt: stations.deletesAt,
        erasingAt: stations.erasingAt,
      })
      .from(stations)
      .where(eq(stations.id, stationId))
      .for('update')
    if (row?.erasingAt) return true
    const now = ports.clock.now()
    if (!row?.suspendedAt || !row.deletesAt || row.deletesAt > now || (await hasMoneyUnderWay(tx, stationId)))
      return false
    await tx.update(stations).set({ erasingAt: now }).where(eq(stations.id, stationId))
    return true
  }, stationId)
}

async function hasMoneyUnderWay(db: PlatformContext['db'], stationId: number): Promise<boolean> {
  const open = inStation(charges, { stationId }, inArray(charges.state, ['asked', 'pending']))
  const back = inStation(refunds, { stationId }, eq(refunds.state, 'asked'))
  return (await db.$count(charges, open)) + (await db.$count(refunds, back)) > 0
}

async function eraseStation(ctx: PlatformContext, stationId: number): Promise<void> {
  await eraseFiles(ctx, stationId)
  const tables = await stationTables(ctx)
  // What came meanwhile, by triggers or calls that were under way, is found in the next turn.
  do {
    let rows: number
    do {
      rows = 0
      for (const table of tables) rows += await eraseRows(ctx, stationId, table)
    } while (rows > 0)
  } while (!(await eraseStationItself(ctx, stationId, tables)))
}

async function eraseFiles({ ports: { files } }: PlatformContext, stationId: number): Promise<void> {
  for (const folder of [`${stationId}/`, `${privatePath}${stationId}/`])
    for await (const { key } of files.list(folder)) await files.delete(key)
}

/**
 * Newest first where rows of a table point to each other: what answers or reverses another came after it.
 * @returns how many went. Books are closed to deletion but for a station that is to go (`ledger_is_append_only`).
 */
async function eraseRows(
  { db }: PlatformContext,
  stationId: number,
  { name, isOwnParent }: StationTable,
): Promise<number> {
  const table = sql.identifier(name)
  const order = isOwnParent ? sql`order by id desc` : sql``
  const some = sql`array(select ctid from ${table} where station_id = ${stationId} ${order} limit ${piece})`
  let all = 0
  let gone: number
  do {
    gone = await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('estacao.erases', ${String(stationId)}, true)`)
      const { rows } = await tx.execute<{ count: string }>(sql`
        with gone as (delete from ${table} where station_id = ${stationId} and ctid = any(${some}) returning 1)
        select count(*) as count from gone`)
      return Number(rows[0]?.count ?? 0)
    }, stationId)
    all += gone
  } while (gone > 0)
  return all
}

/** @returns false where there are rows again */
function eraseStationItself(
  { db }: PlatformContext,
  stationId: number,
  tables: readonly StationTable[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: stations.id }).from(stations).where(eq(stations.id, stationId)).for('update')
    for (const { name } of tables) {
      const { rows } = await tx.execute(
        sql`select 1 from ${sql.identifier(name)} where station_id = ${stationId} limit 1`,
      )
      if (rows.length > 0) return false
    }
    await acrossStations(async () => {
      // Who made it by a page of another station may make another one.
      await tx.delete(siteDrafts).where(eq(siteDrafts.madeStationId, stationId))
    })
    await tx.delete(siteNames).where(eq(siteNames.ownerStationId, stationId))
    await tx.delete(stations).where(and(eq(stations.id, stationId), isNotNull(stations.erasingAt)))
    await notify(tx, stationChangedChannel, String(stationId))
    return true
  }, stationId)
}
