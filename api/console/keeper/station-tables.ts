import { sql } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'

/** A table with rows of stations; `isOwnParent`: its rows point to each other. */
export type StationTable = { name: string; isOwnParent: boolean }
type Arrow = { child: string; parent: string }

/**
 * Every table that carries a station, as the database itself knows them, those that point to others first: rows that go in this order
 * leave nothing behind that points to them.
 */
export async function stationTables({ db }: Pick<PlatformContext, 'db'>): Promise<StationTable[]> {
  return acrossStations(async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'station_id' and not a.attisdropped
      where c.relkind = 'r' order by 1`)
    const { rows: arrows } = await db.execute<Arrow>(sql`
      select child.relname as child, parent.relname as parent from pg_constraint o
      join pg_class child on child.oid = o.conrelid join pg_class parent on parent.oid = o.confrelid
      where o.contype = 'f'`)
    const own = new Set(arrows.filter(({ child, parent }) => child === parent).map(({ child }) => child))
    const names = inOrder(
      rows.map(({ name }) => name),
      arrows.filter(({ child, parent }) => child !== parent),
    )
    return names.map((name) => ({ name, isOwnParent: own.has(name) }))
  })
}

/** Who points first, whom is pointed to after. @throws Error where two point to each other. Pure. */
export function inOrder(names: readonly string[], arrows: readonly Arrow[]): string[] {
  const left = new Set(names)
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !arrows.some(({ child, parent }) => parent === name && left.has(child)),
    )
    if (free.length === 0) throw new Error(`Tables point to each other in a circle: ${[...left].join(', ')}`)
    for (const name of free) left.delete(name)
    ordered.push(...free)
  }
  return ordered
}
