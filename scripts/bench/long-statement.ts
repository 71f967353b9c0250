import type { RawSql } from '#api/platform/db/client.ts'
import { measurePage, printPair } from './measure-page.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const many = 100_000
const few = 10

/** Measures the statement of somebody with ten lines and of somebody with a hundred thousand: both tabs, a month long ago. */
export async function measureLongStatement(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let tokens: string[] = []
    await seed(async (sql) => {
      await addPeople(sql, 'extrato', 2)
      tokens = await openSessions(sql, `email like 'extrato%'`)
      await addLines(sql, 'extrato1@exemplo.com.br', few)
      await addLines(sql, 'extrato2@exemplo.com.br', many)
    })
    const past = new Date(Date.now() - 330 * 24 * 60 * 60 * 1000).toISOString().slice(0, 8)
    const month = `de=${past}01&ate=${past}28`
    await serve(async (server) => {
      for (const query of ['', '?aba=premiacao', '?aba=utilizados', `?aba=premiacao&${month}`]) {
        const path = `/homepage/extrato/extratos-totais${query}`
        const [short, long] = [
          await measurePage(server, { path, headers: cookieOf(tokens[0]) }),
          await measurePage(server, { path, headers: cookieOf(tokens[1]) }),
        ]
        printPair(`${path}, ${few} and ${many} lines`, short, long)
      }
    })
  })
}

/** Adds one line every five minutes over the past year; the five oldest were spent, all others earned. */
async function addLines(sql: RawSql, email: string, count: number): Promise<void> {
  const person = `(select id from participants where station_id = ${stationId} and email = '${email}')`
  await sql(`
    insert into ledger_transfers (station_id, key, kind, cause, note, created_at)
    select ${stationId}, 'bench:${email}:' || n, 'move', case when n <= 5 then 'purchase' else 'adjustment' end, 'Ajuste ' || n,
      now() - (${count} - n) * interval '5 minutes'
    from generate_series(1, ${count}) n order by n`)
  await sql(`
    insert into ledger_lines (station_id, transfer_id, account_id, created_at, amount_h)
    select ${stationId}, transfers.id, accounts.id, transfers.created_at,
      case when (accounts.kind = 'wallet') = (transfers.cause = 'adjustment') then 100 else -100 end
    from ledger_transfers transfers
    join ledger_accounts accounts on accounts.station_id = ${stationId} and (
      accounts.kind = case transfers.cause when 'adjustment' then 'programme' else 'sink' end
      or (accounts.kind = 'wallet' and accounts.participant_id = ${person}))
    where transfers.station_id = ${stationId} and transfers.key like 'bench:${email}:%' order by transfers.id`)
  await sql(`
    update ledger_accounts set balance_h = ${(count - 10) * 100}
    where station_id = ${stationId} and kind = 'wallet' and participant_id = ${person}`)
}
