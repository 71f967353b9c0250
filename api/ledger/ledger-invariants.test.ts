import { and, eq, isNotNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#api/platform/errors.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import {
  balanceOf,
  capture,
  earn,
  hold,
  type LedgerContext,
  openWallet,
  release,
  reverse,
  spend,
  transfer,
  walletEntries,
} from './index.ts'
import { ledgerAccounts, ledgerDays, ledgerEntries } from './tables.ts'

const database = testDatabase()
const people = [1, 2, 3, 4]

async function openStation(db = database.db): Promise<LedgerContext> {
  const ctx = { db, ports: testPorts(), station: { id: freshStationId() } }
  for (const participantId of people) await openWallet(ctx, participantId)
  return ctx
}

/** Sum of all entries is zero; every balance is the sum of its entries and not below zero. */
async function expectInvariants(ctx: LedgerContext): Promise<void> {
  const sumOf = sql<number>`coalesce(sum(${ledgerEntries.amountH}), 0)::bigint`
  const stationId = ctx.station.id
  const [total] = await ctx.db
    .select({ sum: sumOf })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.stationId, stationId))
  expect(total?.sum).toBe(0)
  const accounts = await ctx.db
    .select({ id: ledgerAccounts.id, balanceH: ledgerAccounts.balanceH, sum: sumOf })
    .from(ledgerAccounts)
    .leftJoin(
      ledgerEntries,
      and(eq(ledgerEntries.stationId, stationId), eq(ledgerEntries.accountId, ledgerAccounts.id)),
    )
    .where(and(eq(ledgerAccounts.stationId, stationId), isNotNull(ledgerAccounts.balanceH)))
    .groupBy(ledgerAccounts.id, ledgerAccounts.balanceH)
  expect(accounts).toHaveLength(people.length * 2)
  for (const account of accounts) {
    expect(account.balanceH).toBe(account.sum)
    expect(account.balanceH).toBeGreaterThanOrEqual(0)
  }
  await expectDays(ctx)
}

/** The days of a wallet are the sum of its entries, and what was earned new covers what there is. */
async function expectDays(ctx: LedgerContext): Promise<void> {
  for (const participantId of people) {
    const { entries } = await walletEntries(ctx, { participantId, limit: 1_000 })
    let balanceH = 0
    for (const entry of entries.toReversed()) {
      balanceH += entry.direction === 'used' ? -entry.amountH : entry.amountH
      expect(entry.balanceH).toBe(balanceH)
    }
    const { availableH, heldH } = await balanceOf(ctx, participantId)
    expect(availableH).toBe(balanceH)
    const [earned] = await ctx.db
      .select({ sum: sql`coalesce(sum(${ledgerDays.earnedH}), 0)`.mapWith(Number) })
      .from(ledgerDays)
      .innerJoin(
        ledgerAccounts,
        and(eq(ledgerAccounts.stationId, ctx.station.id), eq(ledgerAccounts.id, ledgerDays.accountId)),
      )
      .where(and(eq(ledgerDays.stationId, ctx.station.id), eq(ledgerAccounts.participantId, participantId)))
    expect(earned?.sum).toBeGreaterThanOrEqual(availableH + heldH)
  }
}

type Step = {
  verb: 'earn' | 'spend' | 'give' | 'hold' | 'capture' | 'release' | 'reverse'
  who: number
  other: number
  amountH: number
  pick: number
  repeats: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom('earn', 'earn', 'spend', 'give', 'hold', 'capture', 'release', 'reverse'),
  who: fc.constantFrom(...people),
  other: fc.constantFrom(...people),
  amountH: fc.integer({ min: 1, max: 1_000 }),
  pick: fc.nat(50),
  repeats: fc.boolean(),
})

/** Runs one step; `made` collects transfers that later steps settle or take back. */
async function run(
  ctx: LedgerContext,
  made: number[],
  { verb, who, other, amountH, pick }: Step,
  key: string,
): Promise<void> {
  const target = made[pick % Math.max(made.length, 1)] ?? 0
  const input = { key, cause: 'adjustment', participantId: who, amountH } as const
  const wallet = (participantId: number) => ({ kind: 'wallet', participantId }) as const
  const verbs = {
    earn: () => earn(ctx, input),
    spend: () => spend(ctx, input),
    hold: () => hold(ctx, input),
    capture: () => capture(ctx, { holdId: target }),
    release: () => release(ctx, { holdId: target }),
    reverse: () => reverse(ctx, { transferId: target, reason: 'test' }),
    give: async () =>
      transfer(ctx, {
        key,
        cause: 'transfer',
        amountH,
        from: wallet(who),
        to: wallet(who === other ? (who % 4) + 1 : other),
      }),
  }
  const { id } = await verbs[verb]()
  made.push(id)
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && ['insufficient_balance', 'conflict', 'not_found'].includes(error.code)

test('whatever happens in whatever order, twice or once, the invariants hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const ctx = await openStation()
      const made: number[] = []
      for (const [at, one] of steps.entries()) {
        for (let times = one.repeats ? 2 : 1; times > 0; times -= 1)
          await run(ctx, made, one, `step:${at}`).catch((error: unknown) => {
            if (!isRefusal(error)) throw error
          })
      }
      await expectInvariants(ctx)
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('the same steps all at once, over two processes', async () => {
  const other = await database.another()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const ctx = await openStation()
      const made: number[] = []
      for (const who of people)
        await run(
          ctx,
          made,
          { verb: 'earn', who, other: 1, amountH: 1_000, pick: 0, repeats: false },
          `start:${who}`,
        )
      const results = await Promise.allSettled(
        steps.map((one, at) =>
          run(at % 2 ? { ...ctx, db: other.db } : ctx, made, one, `step:${one.repeats ? at : at - 1}`),
        ),
      )
      for (const result of results)
        if (result.status === 'rejected' && !isRefusal(result.reason)) throw result.reason
      await expectInvariants(ctx)
    }),
    { numRuns: 10 },
  )
}, 120_000)

test('200 transfers at once between four wallets, over two processes: nothing is lost, nobody is below zero', async () => {
  const other = await database.another()
  const ctx = await openStation()
  for (const participantId of people)
    await earn(ctx, { key: `welcome:${participantId}`, cause: 'welcome', participantId, amountH: 1_000 })
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) => {
      const from = (at % 4) + 1
      const to = ((at + 1 + (at % 3)) % 4) + 1
      return transfer(at % 2 ? { ...ctx, db: other.db } : ctx, {
        key: `gift:${at}`,
        cause: 'transfer',
        amountH: 37 + (at % 11) * 20,
        from: { kind: 'wallet', participantId: from },
        to: { kind: 'wallet', participantId: from === to ? (to % 4) + 1 : to },
      })
    }),
  )
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'insufficient_balance' })
  expect(results.filter((result) => result.status === 'fulfilled').length).toBeGreaterThan(20)
  await expectInvariants(ctx)
  const balances = await Promise.all(people.map((participantId) => balanceOf(ctx, participantId)))
  expect(balances.reduce((sum, { availableH }) => sum + availableH, 0)).toBe(4_000)
})

test('one key 50 times at once, over two processes, is one transfer', async () => {
  const other = await database.another()
  const ctx = await openStation()
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      earn(at % 2 ? { ...ctx, db: other.db } : ctx, {
        key: 'participation:1:1',
        cause: 'participation',
        participantId: 1,
        amountH: 500,
      }),
    ),
  )
  expect(new Set(results.map((result) => result.id)).size).toBe(1)
  expect(results.filter((result) => result.isNew)).toHaveLength(1)
  expect(await balanceOf(ctx, 1)).toEqual({ availableH: 500, heldH: 0 })
  await expectInvariants(ctx)
})
