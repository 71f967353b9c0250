import { sql } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { stationTables } from './station-tables.ts'

const atOnce = 2_000

/**
 * Everything the tables keep of a station, a table after another and in pieces: each row as one line of JSON, as the database writes it.
 * What changes meanwhile is there as it was or as it is; a suspended station does not change.
 */
export async function* readRows(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): AsyncGenerator<{ table: string; lines: string[] }> {
  for (const { name } of await stationTables(ctx)) {
    let last = '(0,0)'
    for (;;) {
      const { rows } = await ctx.db.execute<{ place: string; line: string }>(sql`
        select ctid::text as place, to_jsonb(t)::text as line from ${sql.identifier(name)} t
        where station_id = ${stationId} and ctid > ${last}::tid order by ctid limit ${atOnce}`)
      if (rows.length > 0) yield { table: name, lines: rows.map(({ line }) => line) }
      last = rows.at(-1)?.place ?? last
      if (rows.length < atOnce) break
    }
  }
}
