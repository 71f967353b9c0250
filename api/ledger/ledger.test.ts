import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#api/context.ts'
import { sqlState, sqlStates } from '#api/db/client.ts'
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
  walletLines,
} from './index.ts'
import { ledgerAccounts, ledgerLines, ledgerTransfers } from './tables.ts'

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

describe('statement', () => {
  const read = (direction: 'used' | 'earned', more = {}) =>
    walletLines(ctx, { participantId: ana, direction, limit: 10, ...more })
  const participation = (number: number) =>
    earn(ctx, {
      key: `participation:${number}`,
      cause: 'participation',
      participantId: ana,
      amountH: number * 100,
      referenceId: number,
      note: `Atividade ${number}`,
    })

  test('PTS-02 both directions, newest first, with what happened', async () => {
    await participation(1)
    ports.clock.advance(60_000)
    await participation(2)
    await spend(ctx, {
      key: 'coupon',
      cause: 'coupon_purchase',
      participantId: ana,
      amountH: 50,
      note: 'Cupom',
    })
    const { lines, nextCursor } = await read('earned')
    expect(nextCursor).toBeNull()
    expect(
      lines.map(({ note, amountH, referenceId, cause }) => ({ note, amountH, referenceId, cause })),
    ).toEqual([
      { note: 'Atividade 2', amountH: 200, referenceId: 2, cause: 'participation' },
      { note: 'Atividade 1', amountH: 100, referenceId: 1, cause: 'participation' },
    ])
    expect(lines[0]?.createdAt).toEqual(new Date('2026-05-04T15:01:00Z'))
    expect((await read('used')).lines).toMatchObject([{ note: 'Cupom', amountH: 50, kind: 'move' }])
  })

  test('PTS-02 pages follow each other without gap or repetition while new lines arrive', async () => {
    for (let number = 1; number <= 7; number += 1) await participation(number)
    const first = await read('earned', { limit: 3 })
    await participation(8)
    const second = await read('earned', { limit: 3, cursor: first.nextCursor })
    const third = await read('earned', { limit: 3, cursor: second.nextCursor })
    const seen = [first, second, third].flatMap((page) => page.lines.map((line) => line.referenceId))
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(third.nextCursor).toBeNull()
  })

  test('PTS-03 a period has its first instant and not its last', async () => {
    const instants = ['2026-05-05T00:00:00Z', '2026-05-06T00:00:00Z', '2026-05-07T00:00:00Z'].map(
      (at) => new Date(at),
    )
    for (const [at, instant] of instants.entries()) {
      ports.clock.set(instant)
      await participation(at + 1)
    }
    const { lines } = await read('earned', { from: instants[0], to: instants[2] })
    expect(lines.map((line) => line.referenceId)).toEqual([2, 1])
  })

  test('a hold is used at once; one that came back is in neither list', async () => {
    await participation(10)
    const held = await hold(ctx, { key: 'order:1', cause: 'purchase', participantId: ana, amountH: 300 })
    expect((await read('used')).lines).toMatchObject([{ kind: 'hold', amountH: 300 }])
    await release(ctx, { holdId: held.id })
    expect((await read('used')).lines).toEqual([])
    expect((await read('earned')).lines).toHaveLength(1)
  })
})

describe('what the database itself refuses', () => {
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

  test('a wallet below zero', async () => {
    const wallets = and(inStation(), eq(ledgerAccounts.kind, 'wallet'))
    await violation(ctx.db.update(ledgerAccounts).set({ balanceH: -1 }).where(wallets).then())
  })

  test('lines that do not sum to zero', async () => {
    const { id } = await welcome(ana, 100)
    const [account] = await ctx.db.select().from(ledgerAccounts).where(inStation())
    const line = { stationId: ctx.station.id, transferId: id, accountId: account?.id ?? 0, amountH: 5 }
    await violation(ctx.db.insert(ledgerLines).values(line).then())
  })

  test('changing or removing a line or a transfer', async () => {
    await welcome(ana, 100)
    const lines = eq(ledgerLines.stationId, ctx.station.id)
    await violation(ctx.db.update(ledgerLines).set({ amountH: 1 }).where(lines).then())
    await violation(ctx.db.delete(ledgerLines).where(lines).then())
    await violation(
      ctx.db.delete(ledgerTransfers).where(eq(ledgerTransfers.stationId, ctx.station.id)).then(),
    )
  })

  test('a line in an account of another station', async () => {
    const { id } = await welcome(ana, 100)
    const [account] = await ctx.db.select().from(ledgerAccounts).where(inStation())
    const line = { stationId: freshStationId(), transferId: id, accountId: account?.id ?? 0 }
    const foreign = ctx.db.insert(ledgerLines).values([
      { ...line, amountH: 5 },
      { ...line, amountH: -5 },
    ])
    const error = await foreign.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(sqlState(error)).toBe(sqlStates.foreignKeyViolation)
  })
})
