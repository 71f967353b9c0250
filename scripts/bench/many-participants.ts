import type { RawSql } from '#api/platform/db/client.ts'
import { measurePage, printPair } from './measure-page.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const many = 100_000

/**
 * Measures the same pages with the demo's ten people and with a hundred thousand, all of whom took part in, and like,
 * one activity.
 */
export async function measureManyParticipants(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let member: string | undefined
    let owner: string | undefined
    let busiest = 0
    await seed(async (sql) => {
      ;[member] = await openSessions(sql, `email = 'participante@exemplo.com.br'`)
      ;[owner] = await openSessions(sql, `email = 'dona@exemplo.com.br'`)
      busiest = await likedActivity(sql)
    })
    const pages = [
      { path: '/homepage', token: member },
      { path: `/homepage/atividades/${busiest}`, token: member },
      { path: '/homepage/extrato/extratos-totais', token: member },
      { path: '/homepage/minhas-compras', token: member },
      { path: `/gestao/atividades/${busiest}/participacoes`, token: owner },
    ]
    const measureAll = () =>
      serve(async (server) => {
        const found = []
        for (const { path, token } of pages)
          found.push(await measurePage(server, { path, headers: cookieOf(token) }))
        return found
      })
    const few = await measureAll()
    await seed((sql) => addCrowd(sql, busiest))
    const lots = await measureAll()
    pages.forEach(({ path }, at) => {
      const [before, after] = [few[at], lots[at]]
      if (before && after) printPair(`${path}, 10 and ${many} participants`, before, after)
    })
  })
}

/** Gives a published activity with likes that takes participations, whose page asks the most. */
async function likedActivity(sql: RawSql): Promise<number> {
  const { rows } = await sql(`
    select id from activities where station_id = ${stationId} and status = 'published' and comments_and_likes
    and type_id in (3, 4, 5, 15, 16) order by id limit 1`)
  return Number((rows as { id: number }[])[0]?.id)
}

/** Adds people who all have taken part once, earned a point by it, like the activity and hold a receipt. */
async function addCrowd(sql: RawSql, activityId: number): Promise<void> {
  await addPeople(sql, 'multidao', many)
  const crowd = `participants where station_id = ${stationId} and email like 'multidao%'`
  await sql(`
    insert into participations (station_id, activity_id, participant_id, idempotency_key, earned_h, data, created_at)
    select ${stationId}, ${activityId}, id, 'bench', 100, '{}', now() from ${crowd}`)
  await sql(`
    insert into activity_likes (station_id, activity_id, participant_id, created_at)
    select ${stationId}, ${activityId}, id, now() from ${crowd}`)
  await sql(`
    insert into activity_like_counts (station_id, activity_id, likes) values (${stationId}, ${activityId}, ${many})
    on conflict (station_id, activity_id) do update set likes = activity_like_counts.likes + ${many}`)
  await sql(`
    insert into vouchers (station_id, kind, code, participant_id, activity_id, participation_id, paid_h, cashback_h, created_at)
    select station_id, 'donation', 'BENCH-' || id, participant_id, activity_id, id, 100, 0, now()
    from participations where station_id = ${stationId} and idempotency_key = 'bench'`)
  await sql(`
    insert into ledger_transfers (station_id, key, kind, cause, reference_id, note, created_at)
    select station_id, 'participation:' || id, 'move', 'participation', activity_id, '', created_at
    from participations where station_id = ${stationId} and idempotency_key = 'bench'`)
  await sql(`
    insert into ledger_lines (station_id, transfer_id, account_id, created_at, amount_h)
    select ${stationId}, transfers.id, accounts.id, transfers.created_at, case accounts.kind when 'wallet' then 100 else -100 end
    from participations
    join ledger_transfers transfers
      on transfers.station_id = ${stationId} and transfers.key = 'participation:' || participations.id
    join ledger_accounts accounts on accounts.station_id = ${stationId}
      and (accounts.kind = 'programme' or (accounts.kind = 'wallet' and accounts.participant_id = participations.participant_id))
    where participations.station_id = ${stationId} and participations.idempotency_key = 'bench'`)
  await sql(`
    update ledger_accounts set balance_h = 100 where station_id = ${stationId} and kind = 'wallet'
    and participant_id in (select id from ${crowd})`)
}
