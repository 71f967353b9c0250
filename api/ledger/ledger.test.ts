import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#api/platform/context.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import {
  balanceOf,
  capture,
  cashByDay,
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

const database = testDatabase()
const ana = 11
const bruno = 12
let ctx: LedgerContext
let ports: ReturnType<typeof testPorts>

beforeEach(async () => {
  ports = testPorts()
  ctx = { db: database.db, ports, station: { id: freshStationId() } }
  await openWallet(ctx, ana)
  await openWallet(ctx, bruno)
})

const welcome = (participantId: number, amountH: number) =>
  earn(ctx, { key: `welcome:${participantId}`, cause: 'welcome', participantId, amountH })
const available = async (participantId: number) => (await balanceOf(ctx, participantId)).availableH

describe('movements', () => {
  test('PTS-01 earned points are in the balance; a wallet that was not opened reads zero', async () => {
    await welcome(ana, 50_050)
    expect(await balanceOf(ctx, ana)).toEqual({ availableH: 50_050, heldH: 0 })
    expect(await balanceOf(ctx, 999)).toEqual({ availableH: 0, heldH: 0 })
  })

  test('opening a wallet again changes nothing', async () => {
    await welcome(ana, 100)
    await openWallet(ctx, ana)
    expect(await available(ana)).toBe(100)
  })

  test('the same key with the same movement is one transfer; with another movement a conflict', async () => {
    const input = {
      key: 'participation:1',
      cause: 'participation',
      participantId: ana,
      amountH: 500,
      referenceId: 7,
    } as const
    const first = await earn(ctx, input)
    const second = await earn(ctx, { ...input, note: 'renamed since' })
    expect(first.isNew).toBe(true)
    expect(second).toEqual({ ...first, isNew: false })
    expect(await available(ana)).toBe(500)
    for (const other of [
      { amountH: 501 },
      { referenceId: 8 },
      { participantId: bruno },
      { cause: 'welcome' as const },
    ])
      await expect(earn(ctx, { ...input, ...other })).rejects.toMatchObject({ code: 'conflict' })
    expect(await available(ana)).toBe(500)
  })

  test('the same key in two stations is two transfers, and their wallets are apart', async () => {
    await welcome(ana, 100)
    const elsewhere = { ...ctx, station: { id: freshStationId() } }
    await openWallet(elsewhere, ana)
    await earn(elsewhere, { key: `welcome:${ana}`, cause: 'welcome', participantId: ana, amountH: 900 })
    expect(await available(ana)).toBe(100)
    expect((await balanceOf(elsewhere, ana)).availableH).toBe(900)
  })

  test('spending more than there is is refused and writes nothing, also when the caller goes on', async () => {
    await welcome(ana, 100)
    await inTransaction(ctx, async (inner) => {
      const refused = transfer(inner, {
        key: 'gift',
        cause: 'transfer',
        amountH: 101,
        from: { kind: 'wallet', participantId: ana },
        to: { kind: 'wallet', participantId: bruno },
      })
      await expect(refused).rejects.toMatchObject({ code: 'insufficient_balance' })
    })
    expect([await available(ana), await available(bruno)]).toEqual([100, 0])
    const sameKey = { key: 'gift', cause: 'purchase', participantId: ana, amountH: 100 } as const
    expect((await spend(ctx, sameKey)).isNew).toBe(true)
  })

  test('a movement is gone with the transaction it stood in', async () => {
    const work = inTransaction(ctx, async (inner) => {
      await earn(inner, { key: 'lost', cause: 'welcome', participantId: ana, amountH: 100 })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await available(ana)).toBe(0)
  })

  test('amounts that are no integer above zero, one account twice, and unopened wallets are programming errors', async () => {
    for (const amountH of [0, -1, 1.5, Number.NaN, 2 ** 60])
      await expect(async () => welcome(ana, amountH)).rejects.toThrow(RangeError)
    const wallet = { kind: 'wallet', participantId: ana } as const
    expect(() =>
      transfer(ctx, { key: 'k', cause: 'transfer', amountH: 1, from: wallet, to: wallet }),
    ).toThrow(RangeError)
    await expect(welcome(999, 1)).rejects.toThrow(/openWallet/)
  })
})

describe('holds', () => {
  const order = {
    key: 'order:1',
    cause: 'purchase',
    participantId: ana,
    amountH: 300,
    referenceId: 1,
  } as const

  test('GAP-64 a hold takes points out of the wallet; capture spends them once', async () => {
    await welcome(ana, 1_000)
    const held = await hold(ctx, order)
    expect(await balanceOf(ctx, ana)).toEqual({ availableH: 700, heldH: 300 })
    const captured = await capture(ctx, { holdId: held.id })
    expect(await capture(ctx, { holdId: held.id })).toEqual({ ...captured, isNew: false })
    expect(await balanceOf(ctx, ana)).toEqual({ availableH: 700, heldH: 0 })
    await expect(release(ctx, { holdId: held.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('GAP-64 release gives them back once, and a late capture is refused', async () => {
    await welcome(ana, 1_000)
    const held = await hold(ctx, order)
    await release(ctx, { holdId: held.id })
    await release(ctx, { holdId: held.id })
    expect(await balanceOf(ctx, ana)).toEqual({ availableH: 1_000, heldH: 0 })
    await expect(capture(ctx, { holdId: held.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('capture and release at once: one wins, the balance fits', async () => {
    await welcome(ana, 1_000)
    const held = await hold(ctx, order)
    const results = await Promise.allSettled([
      capture(ctx, { holdId: held.id }),
      release(ctx, { holdId: held.id }),
      capture(ctx, { holdId: held.id }),
      release(ctx, { holdId: held.id }),
    ])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2)
    const { availableH, heldH } = await balanceOf(ctx, ana)
    expect(heldH).toBe(0)
    expect([700, 1_000]).toContain(availableH)
  })

  test('only a hold of the own station can be settled', async () => {
    const earned = await welcome(ana, 1_000)
    const held = await hold(ctx, order)
    await expect(capture(ctx, { holdId: earned.id })).rejects.toMatchObject({ code: 'conflict' })
    const elsewhere = { ...ctx, station: { id: freshStationId() } }
    await expect(capture(elsewhere, { holdId: held.id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(reverse(elsewhere, { transferId: held.id, reason: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('reversal', () => {
  test('counter-entries take a transfer back once, with the reason', async () => {
    const earned = await welcome(ana, 1_000)
    const reversal = await reverse(ctx, { transferId: earned.id, reason: 'granted by mistake' })
    expect(reversal).toMatchObject({
      kind: 'reversal',
      cause: 'welcome',
      note: 'granted by mistake',
      aboutId: earned.id,
    })
    expect((await reverse(ctx, { transferId: earned.id, reason: 'again' })).isNew).toBe(false)
    expect(await available(ana)).toBe(0)
  })

  test('what was captured comes back into the wallet', async () => {
    await welcome(ana, 1_000)
    const held = await hold(ctx, { key: 'order:1', cause: 'purchase', participantId: ana, amountH: 300 })
    await expect(reverse(ctx, { transferId: held.id, reason: 'x' })).rejects.toMatchObject({
      code: 'conflict',
    })
    const captured = await capture(ctx, { holdId: held.id })
    await reverse(ctx, { transferId: captured.id, reason: 'withdrawal' })
    expect(await balanceOf(ctx, ana)).toEqual({ availableH: 1_000, heldH: 0 })
  })

  test('points that were spent meanwhile cannot be taken back', async () => {
    const earned = await welcome(ana, 1_000)
    await spend(ctx, { key: 'order:1', cause: 'purchase', participantId: ana, amountH: 1 })
    await expect(reverse(ctx, { transferId: earned.id, reason: 'x' })).rejects.toMatchObject({
      code: 'insufficient_balance',
    })
    expect(await available(ana)).toBe(999)
  })
})

describe('cash', () => {
  const sale = (key: string, amountH: number) =>
    transfer(ctx, { key, cause: 'purchase', from: { kind: 'sales' }, to: { kind: 'cash' }, amountH })
  const within = (from: string, to: string) =>
    cashByDay(ctx, { from: new Date(from), to: new Date(to), timeZone: 'America/Sao_Paulo' })

  test('GAP-65 what came in less what went back, by day, in centavos; a key stands for one', async () => {
    await sale('receipt:1', 1_250)
    await sale('receipt:1', 1_250)
    await sale('receipt:2', 300)
    const back = { cause: 'refund', from: { kind: 'cash' }, to: { kind: 'sales' } } as const
    await transfer(ctx, { key: 'refund:1', ...back, amountH: 500 })
    // The evening of the 4th in São Paulo.
    ports.clock.set('2026-05-05T02:59:00Z')
    await sale('receipt:3', 7)
    ports.clock.set('2026-05-05T10:00:00Z')
    await transfer(ctx, { key: 'refund:2', ...back, amountH: 300 })
    expect([...(await within('2026-05-01T00:00:00Z', '2026-05-09T00:00:00Z'))].sort()).toEqual([
      ['2026-05-04', 1_057],
      ['2026-05-05', -300],
    ])
    expect((await within('2026-05-06T00:00:00Z', '2026-05-09T00:00:00Z')).size).toBe(0)
  })

  test('points and centavos never meet in one transfer, and cash stands in nobody’s statement', async () => {
    const mixed = { key: 'mixed', cause: 'purchase', amountH: 5, to: { kind: 'cash' } } as const
    expect(() => transfer(ctx, { ...mixed, from: { kind: 'wallet', participantId: ana } })).toThrow(
      RangeError,
    )
    expect(() => transfer(ctx, { ...mixed, from: { kind: 'programme' } })).toThrow(RangeError)
    await sale('receipt:1', 100)
    for (const direction of ['used', 'earned'] as const)
      expect((await walletEntries(ctx, { participantId: ana, direction, limit: 5 })).entries).toEqual([])
  })
})
