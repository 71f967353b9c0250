import autocannon from 'autocannon'
import type { RawSql } from '#api/platform/db/client.ts'
import type { BenchServer } from './bench-server.ts'
import { type Load, printLoad } from './load.ts'
import { addPeople, openSessions, stationId, withDemoData } from './seeded-data.ts'

const people = 1_000
const seconds = 6

/** Taking part over HTTP, a thousand people in turn over ten connections, beside reading the same activity. */
export async function measureParticipations(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let tokens: string[] = []
    await seed(async (sql) => {
      await addPeople(sql, 'turma', people)
      await addActivity(sql)
      tokens = await openSessions(sql, `email like 'turma%'`)
    })
    await serve(async (server) => {
      const ask = () => ({ path: `/api/actions/${activityId}/` })
      const takePart = (at: number) => ({
        method: 'POST' as const,
        path: '/api/raw-content-participation',
        body: JSON.stringify({ action_id: activityId }),
        headers: { 'idempotency-key': `bench-key-${at}`, 'content-type': 'application/json' },
      })
      await asCrowd(server, tokens, ask, 2)
      printLoad('reading the activity, API', await asCrowd(server, tokens, ask, seconds))
      printLoad('participations, API', await asCrowd(server, tokens, takePart, seconds))
    })
    await seed(checkBooks)
  })
}

const activityId = 300_000

/** Raw content worth a point, without a limit. */
async function addActivity(sql: RawSql): Promise<void> {
  await sql(`
    insert into activities (station_id, id, type_id, name, description, rules, points_h, additional_cashback_h,
      participation_start, participation_end, feedback, comments_and_likes, familiar_voucher, priority, click_me_label,
      is_public, status, videos, body)
    values (${stationId}, ${activityId}, 16, 'Leitura', '', '', 100, 0, now() - interval '1 day', now() + interval '1 day',
      '', false, false, 1, 'Participar', false, 'published', '[]', '{}')`)
}

type Ask = (at: number) => { method?: 'POST'; path: string; body?: string; headers?: Record<string, string> }

/** Each request by the next of the people. */
async function asCrowd(server: BenchServer, tokens: string[], ask: Ask, duration: number): Promise<Load> {
  let at = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: 10,
    duration,
    requests: [
      {
        setupRequest(request) {
          at += 1
          const { headers, ...asked } = ask(at)
          const authorization = `Bearer ${tokens[at % tokens.length] ?? ''}`
          return {
            ...request,
            ...asked,
            headers: { ...headers, host: `fan.localhost:${server.port}`, authorization },
          }
        },
      },
    ],
  })
  const { average } = result.requests
  const { p50, p99 } = result.latency
  return { perSecond: average, p50, p99, failed: result.non2xx + result.errors }
}

/** Whatever was answered is in the books: as many points as participations, in wallets and in lines. */
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
