import type { RawSql } from '#api/platform/db/client.ts'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import { type MeasuredPage, measurePage, printPair } from './measure-page.ts'
import { measurePeopleImport } from './people-import.ts'
import { cookieOf, openSessions, type SeededData, stationId, withDemoData } from './seeded-data.ts'

const few = 300
const many = 300_000
const takenPart = 1_000_000

/** Of the list: as it opens, each filter, each order, a page far down. Whom a search finds is one of a thousand. */
const lists = [
  '',
  '?busca=fulano+0777',
  '?busca=zz',
  '?situacao=suspended',
  '?cidade=cidade+77',
  '?de=2024-01-05&ate=2024-01-05',
  '?visita=within7',
  '?visita=never',
  '?aniversario=3',
  '?ordem=name',
  '?ordem=points',
  '?ordem=seen',
  '?ordem=name&depois=%LAST%',
  '?etiqueta=%TAG%',
  '?atividade=%ACTIVITY%',
]

/** Measures the pages of people on Postgres, with three hundred of them and with three hundred thousand and a million participations (PPL-04 to PPL-06, PPL-09). */
export async function measurePeople(): Promise<void> {
  const postgres = await createPostgres()
  try {
    await postgres.createDatabase('estacao')
    await withDemoData(measure, { databaseUrl: postgres.url('estacao') })
  } finally {
    await postgres.remove()
  }
}

async function measure({ seed, serve }: SeededData): Promise<void> {
  let owner: string | undefined
  let facts: Facts = { last: '', tag: '', activity: '' }
  await seed(async (sql) => {
    ;[owner] = await openSessions(sql, `email = 'dona@exemplo.com.br'`)
    await addCrowd(sql, 'poucos', few, few)
    facts = await factsOf(sql)
  })
  const pages = lists.map((query) => `/gestao/pessoas${filled(query, facts)}`)
  pages.push(`/gestao/pessoas/${facts.last}`, '/gestao')
  const measureAll = () =>
    serve(async (server) => {
      const found: MeasuredPage[] = []
      for (const path of pages) found.push(await measurePage(server, { path, headers: cookieOf(owner) }))
      return found
    })
  const before = await measureAll()
  await seed((sql) => addCrowd(sql, 'muitos', many, takenPart))
  const after = await measureAll()
  pages.forEach((path, at) => {
    const [one, other] = [before[at], after[at]]
    if (one && other) printPair(`${path}, ${few} and ${many} people`, one, other)
  })
  if (owner) await serve((server) => measurePeopleImport(server, owner ?? ''))
}

type Facts = { last: string; tag: string; activity: string }

const filled = (query: string, { last, tag, activity }: Facts) =>
  query.replace('%LAST%', last).replace('%TAG%', tag).replace('%ACTIVITY%', activity)

async function factsOf(sql: RawSql): Promise<Facts> {
  const one = async (query: string) => String(((await sql(query)).rows as { id: number }[])[0]?.id)
  return {
    last: await one(
      `select id from participants where station_id = ${stationId} and email like 'poucos%' order by id offset ${few / 2} limit 1`,
    ),
    tag: await one(`select id from tags where station_id = ${stationId} limit 1`),
    activity: await one(`select id from activities where station_id = ${stationId} order by id limit 1`),
  }
}

/** As many as one statement writes before it takes too long. */
const piece = 20_000

/** People who differ in all that they are filtered and ordered by, one in ten of them with a tag, who took part in the activities of the station by turns. */
async function addCrowd(sql: RawSql, prefix: string, people: number, participations: number): Promise<void> {
  await sql(`insert into tags (station_id, name) values (${stationId}, 'Diretoria') on conflict do nothing`)
  for (let from = 1; from <= people; from += piece)
    await addPiece(sql, prefix, from, Math.min(people, from + piece - 1))
  for (let from = 1; from <= participations; from += 5 * piece)
    await sql(`
      with them as (select id, row_number() over (order by id) as n from participants
          where station_id = ${stationId} and email like '${prefix}%'),
        known as (select id, row_number() over (order by id) as n, count(*) over () as total from activities where station_id = ${stationId})
      insert into participations (station_id, activity_id, participant_id, idempotency_key, earned_h, data, created_at)
      select ${stationId}, known.id, them.id, '${prefix}' || series.n, 0, '{}', now() - (series.n % 400) * interval '1 day'
      from generate_series(${from}, ${Math.min(participations, from + 5 * piece - 1)}) series (n)
      join them on them.n = 1 + series.n % ${people} join known on known.n = 1 + series.n % known.total`)
}

async function addPiece(sql: RawSql, prefix: string, from: number, to: number): Promise<void> {
  await sql(`
    with come as (
      insert into participants (station_id, name, email, status, city, birthday, first_login, briefing_done, created_at, last_seen_at)
      select ${stationId}, 'Fulano ' || lpad((n % 1000)::text, 4, '0') || ' da Silva ' || md5(n::text), '${prefix}' || n || '@exemplo.com.br',
        case when n % 500 = 0 then 'suspended' else 'active' end, 'Cidade ' || n % 5000, date '1960-01-01' + n % 15000,
        false, true, timestamptz '2024-01-01' + (n % 900) * interval '1 day',
        case when n % 20 = 0 then null else now() - (n % 400) * interval '1 day' end
      from generate_series(${from}, ${to}) n
      returning id
    ), marked as (
      insert into person_tags (station_id, tag_id, participant_id)
      select ${stationId}, (select id from tags where station_id = ${stationId} limit 1), id from come where id % 10 = 0
    )
    insert into ledger_accounts (station_id, kind, participant_id, balance_h)
    select ${stationId}, kind, id, case kind when 'wallet' then id % 100000 else 0 end
    from come, (values ('wallet'), ('hold')) kinds (kind)`)
}
