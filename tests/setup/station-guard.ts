import type { Logger } from 'drizzle-orm/logger'
import { isAcrossStations } from '#api/platform/db/across-stations.ts'

/** The part of a statement that chooses rows: without select lists, assignments, returning, and columns it sorts by. */
function conditions(statement: string): string {
  return statement
    .replace(/\bselect\b.*?\bfrom\b/g, 'from')
    .replace(/\b(set)\b.*?(\bwhere\b|$)/g, '$2')
    .replace(/\breturning\b.*$/, '')
    .replace(/\b(?:order|group) by\b[^()]*(?=\)|$)/g, '')
}

const touches = /\b(?:from|join|update|using)\s+(?:"?public"?\.)?"?([a-z_0-9]+)"?/g
const insertion = /\binsert into\s+(?:"?public"?\.)?"?([a-z_0-9]+)"?\s*(?:\(([^)]*)\))?/

/**
 * What is wrong with a statement that touches tables of stations, or undefined. Every place such a table stands in
 * needs a `station_id` in a condition; an insertion needs it among its columns.
 */
export function missingStation(sql: string, stationTables: ReadonlySet<string>): string | undefined {
  const statement = sql.toLowerCase().replace(/\s+/g, ' ').trim()
  if (!/^(select|insert|update|delete|with)\b/.test(statement)) return undefined
  const [, target = '', columns = ''] = insertion.exec(statement) ?? []
  if (stationTables.has(target) && !columns.includes('station_id')) return target
  const chosen = conditions(statement)
  const touched = [...statement.matchAll(touches)].flatMap(([, name = '']) =>
    stationTables.has(name) ? [name] : [],
  )
  const mentions = chosen.match(/\bstation_id\b/g)?.length ?? 0
  return mentions < touched.length ? touched[0] : undefined
}

/** A drizzle logger that refuses statements which forget the station (ADR 3). All API tests run under it. */
export class StationGuard implements Logger {
  stationTables: ReadonlySet<string> = new Set()

  logQuery(query: string): void {
    if (isAcrossStations()) return
    const table = missingStation(query, this.stationTables)
    if (table) throw new Error(`A statement on ${table} does not carry the station: ${query}`)
  }
}
