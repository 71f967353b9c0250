import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#api/platform/db/client.ts'
import { startBenchServer } from './bench-server.ts'
import { load, printLoad } from './load.ts'

/** The numbers of stations beside those of the demo. */
const added = [0, 1_000, 10_000] as const

/** Measures the same page with the eight stations of the demo, with a thousand and with ten thousand more. Budget: 1.2 times. */
export async function measureManyStations(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estacao-many-'))
  const measured: (Awaited<ReturnType<typeof measureOnce>> & { stations: string })[] = []
  let before = 0
  for (const count of added) {
    if (count > before) await copyStations(join(dataDir, 'db'), before + 1, count)
    before = count
    const stations = count === 0 ? '8' : count.toLocaleString('en')
    measured.push({ stations, ...(await measureOnce(dataDir)) })
  }
  rmSync(dataDir, { recursive: true, force: true })
  const [few] = measured
  if (!few) return
  for (const { stations, rendered, restMb, laterStartMs } of measured) {
    printLoad(`rendered landing, ${stations} stations`, rendered)
    const ratio = few.rendered.perSecond / rendered.perSecond
    console.log(
      `  time per request ${ratio.toFixed(2)} times that with 8 (budget: 1.2)   resident memory at rest ${restMb} MB (budget: 450)   later start ${laterStartMs.toFixed(0)} ms (budget: 3000)`,
    )
  }
}

async function measureOnce(dataDir: string) {
  const first = await startBenchServer({ dataDir, keepData: true })
  await first.stop()
  const server = await startBenchServer({ dataDir, keepData: true, env: { PAGE_CACHE: 'off' } })
  const restMb = residentMb(server.pid)
  await load(server.at('fan'), { seconds: 2 })
  const rendered = await load(server.at('fan'))
  await server.stop()
  return { rendered, restMb, laterStartMs: server.startMs }
}

/** Adds stations with the configuration and the content of station 1, numbered `from` to `to`. */
async function copyStations(dataDir: string, from: number, to: number): Promise<void> {
  const { db, rawSql, close } = await openDatabase({ dataDir })
  await db.execute(sql`
    insert into stations (id, slug, config, revision, created_at, updated_at)
    select 500000 + n, 'copia' || n, jsonb_set(jsonb_set(config, '{id}', to_jsonb(500000 + n)), '{slug}', to_jsonb('copia' || n)), 1, now(), now()
    from stations, generate_series(${from}::int, ${to}::int) n where stations.slug = 'fan'`)
  for (const table of ['sections', 'about_entries', 'benefits', 'activities']) {
    const { rows } = await rawSql(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = '${table}' and is_generated = 'NEVER' and column_name <> 'station_id'`,
    )
    const [{ names = '' } = {}] = rows as { names?: string }[]
    await rawSql(`insert into ${table} (station_id, ${names})
                  select 500000 + n, ${names} from ${table} t, generate_series(${from}, ${to}) n where t.station_id = 1`)
  }
  await close()
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}
