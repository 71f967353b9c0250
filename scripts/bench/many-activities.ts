import type { RawSql } from '#api/platform/db/client.ts'
import { measurePage, printPair } from './measure-page.ts'
import { cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const many = 3_000
const pages = ['/homepage', '/homepage/atividades', '/homepage/search/coleta', '/homepage/categoria/1']

/** Measures the member's home, list, search and category with the demo's activities and with three thousand in the station. */
export async function measureManyActivities(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let token: string | undefined
    await seed(async (sql) => {
      ;[token] = await openSessions(sql, `email = 'participante@exemplo.com.br'`)
    })
    const measureAll = () =>
      serve(async (server) => {
        const found = []
        for (const path of pages) found.push(await measurePage(server, { path, headers: cookieOf(token) }))
        return found
      })
    const few = await measureAll()
    await seed(addActivities)
    const lots = await measureAll()
    pages.forEach((path, at) => {
      const [before, after] = [few[at], lots[at]]
      if (before && after) printPair(`${path}, the demo's activities and ${many}`, before, after)
    })
  })
}

/**
 * Copies of the demo's activities up to three thousand: in its categories, every fifth with a prerequisite, every tenth
 * done by the participant.
 */
async function addActivities(sql: RawSql): Promise<void> {
  const { rows } = await sql(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'activities' and is_generated = 'NEVER'
     and column_name not in ('station_id', 'id', 'name', 'priority_carousel')`,
  )
  const [{ names = '' } = {}] = rows as { names?: string }[]
  await sql(`
    insert into activities (station_id, id, name, ${names})
    select ${stationId}, 200000 + n, source.name || ' ' || n, ${names}
    from generate_series(1, ${many}) n
    join lateral (
      select * from activities where station_id = ${stationId} and status = 'published' and id < 100000
      order by id offset n % 20 limit 1
    ) source on true`)
  await sql(`
    insert into collection_activities (station_id, kind, collection_id, activity_id, position)
    select ${stationId}, 'category', heads.id, activities.id, activities.id
    from activities
    join (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as heads
      from collections where station_id = ${stationId} and kind = 'category'
    ) heads on activities.id % heads.heads = heads.place
    where station_id = ${stationId} and activities.id > 200000`)
  await sql(`
    insert into activity_prerequisites (station_id, activity_id, required_id)
    select ${stationId}, id, id - 1 from activities
    where station_id = ${stationId} and id > 200001 and id % 5 = 0`)
  await sql(`
    insert into participations (station_id, activity_id, participant_id, idempotency_key, earned_h, data, created_at)
    select ${stationId}, activities.id, participants.id, 'bench:' || activities.id, 0, '{}', now()
    from activities, participants
    where activities.station_id = ${stationId} and activities.id > 200000 and activities.id % 10 = 0
    and participants.station_id = ${stationId} and participants.email = 'participante@exemplo.com.br'`)
}
