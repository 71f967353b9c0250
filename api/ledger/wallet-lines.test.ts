import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import { fixedClock } from '../platform/ports/index.ts'
import { earn, hold, type LedgerContext, openWallet, release, spend, walletLines } from './index.ts'

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

test('PTS-02 the statement goes by time, also where an older line was written later', async () => {
  await participation(1)
  const past = { ...ctx, ports: { ...ports, clock: fixedClock('2026-04-01T12:00:00Z') } }
  await earn(past, { key: 'old', cause: 'adjustment', participantId: ana, amountH: 5, note: 'Antiga' })
  const first = await read('earned', { limit: 1 })
  const second = await read('earned', { limit: 1, cursor: first.nextCursor })
  expect([first, second].map(({ lines }) => lines.map(({ note }) => note))).toEqual([
    ['Atividade 1'],
    ['Antiga'],
  ])
  expect(second.nextCursor).toBeNull()
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
