import type { RawSql } from '#api/platform/db/client.ts'
import { asCrowd, type Question } from './crowd.ts'
import { printLoad } from './load.ts'
import { addPeople, openSessions, stationId, withDemoData } from './seeded-data.ts'

const people = 1_000
const seconds = 6

/** Measures taking part over HTTP, a thousand people in turn over ten connections, beside reading the same activity. */
export async function measureParticipations(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let tokens: string[] = []
    await seed(async (sql) => {
      await addPeople(sql, 'turma', people)
      await addActivity(sql)
      tokens = await openSessions(sql, `email like 'turma%'`)
    })
    await serve(async (server) => {
      const as = (at: number) => ({ authorization: `Bearer ${tokens[at % tokens.length] ?? ''}` })
      const ask = (at: number) => ({ path: `/api/actions/${activityId}/`, headers: as(at) })
      const takePart = (at: number) => participation(at, as(at))
      await asCrowd(server, { duration: 2 }, ask)
      printLoad('reading the activity, API', await asCrowd(server, { duration: seconds }, ask))
      printLoad('participations, API', await asCrowd(server, { duration: seconds }, takePart))
    })
    await seed(checkBooks)
  })
}

const activityId = 300_000

/** Gives the `at`-th participation in the activity. */
export const participation = (at: number, headers: Record<string, string>): Question => ({
  method: 'POST',
  path: '/api/raw-content-participation',
  body: JSON.stringify({ action_id: activityId }),
  headers: { ...headers, 'idempotency-key': `bench-key-${at}`, 'content-type': 'application/json' },
})

/** Adds an activity of raw content worth a point, without a limit. */
export async function addActivity(sql: RawSql): Promise<void> {
  await sql(`
    insert into activities (station_id, id, type_id, name, description, rules, points_h, additional_cashback_h,
      participation_start, participation_end, feedback, comments_and_likes, familiar_voucher, priority, click_me_label,
      is_public, status, videos, body)
    values (${stationId}, ${activityId}, 16, 'Leitura', '', '', 100, 0, now() - interval '1 day', now() + interval '1 day',
      '', false, false, 1, 'Participar', false, 'published', '[]', '{}')`)
}

/** Checks that the books have whatever was answered: as many points as participations, in wallets and in lines. */
async function checkBooks(sql: RawSql): Promise<void> {
  const { rows } = await sql(`
    select
      (select count(*) from participations where station_id = ${stationId} and activity_id = ${activityId})::int as done,
      (select sum(balance_h) from ledger_accounts a join participants p
        on p.station_id = a.station_id and p.id = a.participant_id
        where a.station_id = ${stationId} and a.kind = 'wallet' and p.email like 'turma%')::int as balance`)
  const [{ done = 0, balance = 0 } = {}] = rows as { done?: number; balance?: number }[]
  if (done * 100 !== balance) throw new Error(`${done} participations, but ${balance} hundredths in wallets`)
  console.log(`books agree: ${done} participations, ${balance / 100} points`)
}
