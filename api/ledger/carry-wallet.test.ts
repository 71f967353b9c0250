import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import { fixedClock } from '../platform/ports/index.ts'
import { purseOf } from './accounts.ts'
import {
  carryWallet,
  earn,
  hold,
  type LedgerContext,
  openLots,
  openWallets,
  release,
  spend,
  sumsOfAccounts,
  walletEntries,
} from './index.ts'
import { owe } from './owe.ts'
import { ledgerEntries, ledgerTransfers } from './tables.ts'

const database = testDatabase()
const [old, kept] = [31, 32]
const merge = { fromId: old, toId: kept, note: 'Saldo da outra conta. Cadastro repetido' }

async function wallets(): Promise<LedgerContext> {
  const ctx = { db: database.db, ports: testPorts(), station: { id: freshStationId() } }
  await openWallets(ctx, [old, kept])
  return ctx
}
const on = (ctx: LedgerContext, day: string): LedgerContext => ({
  ...ctx,
  ports: { ...ctx.ports, clock: fixedClock(`${day}T15:00:00Z`) },
})
let keys = 0
const move = (participantId: number, amountH: number, cause: 'adjustment' | 'top_up' = 'adjustment') => {
  keys += 1
  return { participantId, amountH, cause, key: `carry-test:${keys}` } as const
}
const entriesOf = (ctx: LedgerContext) =>
  ctx.db.select().from(ledgerEntries).where(eq(ledgerEntries.stationId, ctx.station.id))

test('PPL-12 a balance is carried by a debit there and a credit here; no entry is rewritten, lots keep their days', async () => {
  const ctx = await wallets()
  await earn(on(ctx, '2026-01-10'), move(old, 500))
  await spend(on(ctx, '2026-01-11'), move(old, 200))
  await earn(on(ctx, '2026-02-10'), move(kept, 700))
  await spend(on(ctx, '2026-02-11'), move(kept, 700))
  await earn(on(ctx, '2026-03-10'), move(kept, 90))
  const before = await entriesOf(ctx)
  expect(await carryWallet(on(ctx, '2026-04-01'), merge)).toBe(300)
  const after = await entriesOf(ctx)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(
    after
      .slice(before.length)
      .map(({ amountH }) => amountH)
      .sort(),
  ).toEqual([-300, 300])
  const [line] = (await walletEntries(ctx, { participantId: kept, limit: 1 })).entries
  expect(line).toMatchObject({
    cause: 'merge',
    direction: 'earned',
    amountH: 300,
    balanceH: 390,
    note: merge.note,
  })
  const [there] = (await walletEntries(ctx, { participantId: old, limit: 1 })).entries
  expect(there).toMatchObject({ cause: 'merge', direction: 'used', amountH: 300, balanceH: 0 })
  expect(await openLots(ctx, kept)).toEqual([
    { day: '2026-01-10', amountH: 300 },
    { day: '2026-03-10', amountH: 90 },
  ])
  expect(await openLots(ctx, old)).toEqual([])
  expect((await sumsOfAccounts(ctx)).pointsH).toBe(0)
  // Used further, the oldest go first, whichever wallet they came from.
  await spend(on(ctx, '2026-04-02'), move(kept, 310))
  expect(await openLots(ctx, kept)).toEqual([{ day: '2026-03-10', amountH: 80 }])
})

test('PPL-12 GAP-119 what was paid for stays paid for, and what is owed goes along', async () => {
  const ctx = await wallets()
  await earn(ctx, move(old, 400, 'top_up'))
  await earn(ctx, move(old, 100))
  await earn(ctx, move(kept, 50))
  await owe(ctx, { participantId: old, amountH: 30, isPaid: false })
  await carryWallet(ctx, merge)
  expect(await purseOf(ctx, kept)).toMatchObject({ availableH: 550, paidH: 400, rewardsH: 150, owedH: 30 })
  expect(await purseOf(ctx, old)).toMatchObject({ availableH: 0, paidH: 0, owedH: 0, owedPaidH: 0 })
})

test('PPL-12 nothing is carried while something is on hold in either, and once for two wallets', async () => {
  const ctx = await wallets()
  await earn(ctx, move(old, 100))
  await earn(ctx, move(kept, 100))
  for (const participantId of [old, kept]) {
    const held = await hold(ctx, { ...move(participantId, 40), cause: 'purchase' })
    await expect(carryWallet(ctx, merge)).rejects.toMatchObject({ code: 'conflict' })
    await release(ctx, { holdId: held.id })
  }
  expect(await carryWallet(ctx, merge)).toBe(100)
  expect(await carryWallet(ctx, merge)).toBe(0)
  const rows = await ctx.db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.stationId, ctx.station.id))
  expect(rows.filter(({ cause }) => cause === 'merge')).toHaveLength(1)
  expect((await purseOf(ctx, kept)).availableH).toBe(200)
})
