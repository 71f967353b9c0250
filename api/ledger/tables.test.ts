import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sqlState, sqlStates } from '#api/platform/db/client.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import { earn, type LedgerContext, openWallet } from './index.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables.ts'

const database = testDatabase()
const ana = 11
let ctx: LedgerContext

beforeEach(async () => {
  ctx = { db: database.db, ports: testPorts(), station: { id: freshStationId() } }
  await openWallet(ctx, ana)
})

const welcome = (participantId: number, amountH: number) =>
  earn(ctx, { key: `welcome:${participantId}`, cause: 'welcome', participantId, amountH })

const violation = async (work: Promise<unknown>) =>
  expect(
    sqlState(
      await work.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  ).toBe(sqlStates.checkViolation)
const inStation = () => eq(ledgerAccounts.stationId, ctx.station.id)

test('the database itself refuses a wallet below zero', async () => {
  const wallets = and(inStation(), eq(ledgerAccounts.kind, 'wallet'))
  await violation(ctx.db.update(ledgerAccounts).set({ balanceH: -1 }).where(wallets).then())
})

test('the database itself refuses entries that do not sum to zero', async () => {
  const { id } = await welcome(ana, 100)
  const [account] = await ctx.db.select().from(ledgerAccounts).where(inStation())
  const entry = {
    stationId: ctx.station.id,
    transferId: id,
    accountId: account?.id ?? 0,
    amountH: 5,
    createdAt: new Date(),
  }
  await violation(ctx.db.insert(ledgerEntries).values(entry).then())
})

test('the database itself refuses changing or removing an entry or a transfer', async () => {
  await welcome(ana, 100)
  const entries = eq(ledgerEntries.stationId, ctx.station.id)
  await violation(ctx.db.update(ledgerEntries).set({ amountH: 1 }).where(entries).then())
  await violation(ctx.db.delete(ledgerEntries).where(entries).then())
  await violation(ctx.db.delete(ledgerTransfers).where(eq(ledgerTransfers.stationId, ctx.station.id)).then())
})

test('the database itself refuses an entry in an account of another station', async () => {
  const { id } = await welcome(ana, 100)
  const [account] = await ctx.db.select().from(ledgerAccounts).where(inStation())
  const entry = {
    stationId: freshStationId(),
    transferId: id,
    accountId: account?.id ?? 0,
    createdAt: new Date(),
  }
  const foreign = ctx.db.insert(ledgerEntries).values([
    { ...entry, amountH: 5 },
    { ...entry, amountH: -5 },
  ])
  const error = await foreign.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(sqlState(error)).toBe(sqlStates.foreignKeyViolation)
})
