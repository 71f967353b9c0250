import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type RawSql } from '#api/platform/db/client.ts'
import { createPostgres } from '#tests/setup/postgres-server.ts'
import type { BenchServer } from './bench-server.ts'
import { load, printLoad } from './load.ts'
import { residentMb } from './resident-mb.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

/** `RENEWALS=2000` are fewer. */
const people = Number(process.env.RENEWALS ?? 10_000)
const seconds = 10
/** The most by which the slowest page in a hundred may slow down while subscriptions are renewed, as a factor. */
const p99Budget = 2
/** The growth of memory between the first renewals and the last, as a factor: heaps breathe. */
const growthBudget = 1.15
const giveUpMs = 15 * 60_000

/**
 * Measures ten thousand plans whose month is over, each renewed by a card once by the jobs; what a member's home takes
 * meanwhile (PLN-05).
 */
export async function measureRenewals(): Promise<void> {
  const postgres = await createPostgres()
  try {
    await postgres.createDatabase('estacao')
    const databaseUrl = postgres.url('estacao')
    await withDemoData(
      async ({ seed, serve }) => {
        let reader: string | undefined
        await seed(async (sql) => {
          await addSubscribers(sql)
          ;[reader] = await openSessions(sql, "email = 'participante@exemplo.com.br'")
        })
        const beside = { headers: cookieOf(reader), seconds }
        const { rawSql, close } = await openDatabase({ url: databaseUrl })
        try {
          await serve(async (server) => {
            const home = server.at('fan', '/homepage')
            await load(home, { ...beside, seconds: 3 })
            const alone = await load(home, beside)
            printLoad('/homepage alone', alone)
            await rawSql(`update subscriptions set next_step_at = period_end where ${ours}`)
            await until(rawSql, 1)
            const [meanwhile] = await Promise.all([load(home, beside), watchRenewals(server, rawSql)])
            printLoad('/homepage beside renewals', meanwhile)
            const ratio = meanwhile.p99 / alone.p99
            console.log(`  p99 ${ratio.toFixed(2)} times (budget ${p99Budget})`)
            if (ratio > p99Budget) process.exitCode = 1
          })
          await expectOnce(rawSql)
        } finally {
          await close()
        }
      },
      { databaseUrl },
    )
  } finally {
    await postgres.remove()
  }
}

const ours = `station_id = ${stationId} and idempotency_key = 'bench'`

/** Adds people with a plan of R$ 49,90 and a card that the simulated bank approves, nothing due yet. */
async function addSubscribers(sql: RawSql): Promise<void> {
  await addPeople(sql, 'assina', people)
  const crowd = `participants where station_id = ${stationId} and email like 'assina%'`
  await sql(`update participants set cpf = lpad((10000000000 + id)::text, 11, '0')
    where station_id = ${stationId} and email like 'assina%'`)
  const card = {
    brand: 'Visa',
    last_four_digits: '4242',
    exp_month: 12,
    exp_year: 2039,
    behaviour: 'approved',
  }
  await sql(
    `insert into payment_simulator_records (id, kind, data, created_at)
    values ('cus_bench', 'customer', '{}', now()), ('card_bench', 'card', $1::jsonb, now())`,
    [JSON.stringify(card)],
  )
  await sql(`
    insert into cards (station_id, participant_id, gateway, customer_id, card_id, brand, last_digits, holder_name,
      expiration, idempotency_key, created_at)
    select station_id, id, 'pagarme', 'cus_bench', 'card_bench', 'visa', '4242', 'BENCH', '12/39', 'bench', now()
    from ${crowd}`)
  await sql(`
    insert into subscriptions (station_id, participant_id, plan_id, plan_name, price_cents, days, state, method, card_id,
      period_start, period_end, idempotency_key, created_at)
    select station_id, participant_id, 1, 'Palco', 4990, 30, 'active', 'credit_card', id,
      now() - interval '30 days', now(), 'bench', now() - interval '30 days'
    from cards where ${ours}`)
}

async function renewed(sql: RawSql): Promise<number> {
  const { rows } = await sql(
    `select count(*) as n from subscription_bills where station_id = ${stationId} and kind = 'renewal' and state = 'paid'
    and subscription_id in (select id from subscriptions where ${ours})`,
  )
  return Number((rows as { n: number | string }[])[0]?.n)
}

async function until(sql: RawSql, count: number): Promise<void> {
  const end = performance.now() + giveUpMs
  while ((await renewed(sql)) < count) {
    if (performance.now() > end) throw new Error(`${await renewed(sql)} of ${people} were renewed`)
    await wait(500)
  }
}

/** Jobs begin each minute: what a second of work renews is counted where work is done. */
async function watchRenewals(server: BenchServer, sql: RawSql): Promise<void> {
  const sizes: number[] = []
  let [busyMs, before, at] = [0, await renewed(sql), performance.now()]
  const first = before
  for (let part = 1; part <= 5; part += 1)
    for (const goal = (people * part) / 5; ; ) {
      await wait(1_000)
      const [now, ms] = [await renewed(sql), performance.now()]
      if (now > before) busyMs += ms - at
      ;[before, at] = [now, ms]
      if (now < goal) continue
      sizes.push(residentMb(server))
      break
    }
  const growth = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1)
  console.log(
    `${people} renewals by card           ${((people - first) / (busyMs / 1000)).toFixed(0)} charges a second of work
  resident after each ${people / 5}: ${sizes.join(', ')} MB; the last ${growth.toFixed(2)} times the first (budget ${growthBudget})`,
  )
  if (growth > growthBudget) process.exitCode = 1
}

/** Checks that each was charged once, by the bank's own records, too. */
async function expectOnce(sql: RawSql): Promise<void> {
  const { rows } = await sql(`
    select count(*) as charges, count(distinct charge.reference_id) as bills,
      (select count(*) from payment_simulator_records where kind = 'order') as orders
    from payment_charges charge where charge.station_id = ${stationId} and charge.purpose = 'subscription'
      and charge.participant_id in (select participant_id from subscriptions where ${ours})`)
  const found = (rows as Record<string, number | string>[])[0] ?? {}
  const { charges, bills, orders } = found
  console.log(`  ${charges} charges of ${bills} bills; the bank has ${orders} orders`)
  if (Number(charges) !== people || Number(bills) !== people) throw new Error('a period was not charged once')
}
