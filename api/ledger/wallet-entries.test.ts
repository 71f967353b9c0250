import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import { fixedClock } from '../platform/ports/index.ts'
import {
  balanceOf,
  capture,
  earn,
  hold,
  type LedgerContext,
  openWallet,
  release,
  spend,
  walletEntries,
} from './index.ts'

const database = testDatabase()
const ana = 11
let ctx: LedgerContext
let ports: ReturnType<typeof testPorts>

beforeEach(async () => {
  ports = testPorts()
  ctx = { db: database.db, ports, station: { id: freshStationId() } }
  await openWallet(ctx, ana)
})

const read = (direction: 'used' | 'earned', more = {}) =>
  walletEntries(ctx, { participantId: ana, direction, limit: 10, ...more })
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
  const { entries, nextCursor } = await read('earned')
  expect(nextCursor).toBeNull()
  expect(
    entries.map(({ note, amountH, referenceId, cause }) => ({ note, amountH, referenceId, cause })),
  ).toEqual([
    { note: 'Atividade 2', amountH: 200, referenceId: 2, cause: 'participation' },
    { note: 'Atividade 1', amountH: 100, referenceId: 1, cause: 'participation' },
  ])
  expect(entries[0]?.createdAt).toEqual(new Date('2026-05-04T15:01:00Z'))
  expect((await read('used')).entries).toMatchObject([{ note: 'Cupom', amountH: 50, kind: 'move' }])
})

test('PTS-02 the statement goes by time, also where an older entry was written later', async () => {
  await participation(1)
  const past = { ...ctx, ports: { ...ports, clock: fixedClock('2026-04-01T12:00:00Z') } }
  await earn(past, { key: 'old', cause: 'adjustment', participantId: ana, amountH: 5, note: 'Antiga' })
  const first = await read('earned', { limit: 1 })
  const second = await read('earned', { limit: 1, cursor: first.nextCursor })
  expect([first, second].map(({ entries }) => entries.map(({ note }) => note))).toEqual([
    ['Atividade 1'],
    ['Antiga'],
  ])
  expect(second.nextCursor).toBeNull()
})

test('PTS-02 pages follow each other without gap or repetition while new entries arrive', async () => {
  for (let number = 1; number <= 7; number += 1) await participation(number)
  const first = await read('earned', { limit: 3 })
  await participation(8)
  const second = await read('earned', { limit: 3, cursor: first.nextCursor })
  const third = await read('earned', { limit: 3, cursor: second.nextCursor })
  const seen = [first, second, third].flatMap((page) => page.entries.map((entry) => entry.referenceId))
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
  const { entries } = await read('earned', { from: instants[0], to: instants[2] })
  expect(entries.map((entry) => entry.referenceId)).toEqual([2, 1])
})

test('PTS-02 GAP-64 a hold is one entry with how it ended; what came back is said with it, and no entry of its own', async () => {
  await participation(10)
  const held = await hold(ctx, { key: 'order:1', cause: 'purchase', participantId: ana, amountH: 300 })
  expect((await read('used')).entries).toMatchObject([
    { kind: 'hold', amountH: 300, balanceH: 700, settled: null },
  ])
  ports.clock.advance(60_000)
  await release(ctx, { holdId: held.id })
  const kept = await hold(ctx, { key: 'order:2', cause: 'purchase', participantId: ana, amountH: 400 })
  await capture(ctx, { holdId: kept.id })
  const createdAt = new Date('2026-05-04T15:01:00Z')
  expect((await read('used')).entries).toMatchObject([
    { amountH: 400, balanceH: 600, settled: { kind: 'capture', createdAt, balanceH: null } },
    { amountH: 300, balanceH: 700, settled: { kind: 'release', createdAt, balanceH: 1_000 } },
  ])
  expect((await read('earned')).entries).toHaveLength(1)
})

test('PTS-02 without a direction every entry is there, and each balance follows from the one before', async () => {
  const day = 86_400_000
  for (let number = 1; number <= 12; number += 1) {
    await participation(number)
    if (number % 3 === 0) {
      const input = { cause: 'purchase', participantId: ana, amountH: 150 } as const
      const { id } = await hold(ctx, { ...input, key: `order:${number}` })
      await (number % 2 ? release(ctx, { holdId: id }) : capture(ctx, { holdId: id }))
    }
    ports.clock.advance(number % 4 === 0 ? day : 1_000)
  }
  const past = { ...ctx, ports: { ...ports, clock: fixedClock('2026-04-01T12:00:00Z') } }
  await earn(past, { key: 'old', cause: 'adjustment', participantId: ana, amountH: 5 })
  const entries: Awaited<ReturnType<typeof walletEntries>>['entries'] = []
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const page = await walletEntries(ctx, { participantId: ana, limit: 4, cursor })
    entries.push(...page.entries)
    cursor = page.nextCursor
  }
  expect(entries).toHaveLength(12 + 4 + 2 + 1)
  let balanceH = 0
  for (const entry of entries.reverse()) {
    balanceH += entry.direction === 'used' ? -entry.amountH : entry.amountH
    expect(entry.balanceH).toBe(balanceH)
  }
  expect(await balanceOf(ctx, ana)).toEqual({ availableH: balanceH, heldH: 0 })
})
