import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listEarnedPoints, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import { buyCoupon, listBoughtCoupons } from '#contract/commerce/vouchers/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addCrowd, countOutcomes } from '#tests/fixtures/crowd.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { participate } from '../../../activities/participation/participate.ts'
import { participations } from '../../../activities/participation/tables.ts'
import { undoParticipation } from '../../../activities/participation/undo-participation.ts'
import { balanceOf, earn } from '../../../ledger/index.ts'
import { ledgerEntries } from '../../../ledger/tables.ts'
import { vouchers } from '../tables.ts'
import { coupon } from './coupon.ts'

const world = apiWorld()
type Input = NonNullable<Parameters<typeof world.station>[0]>
type Entry = NonNullable<NonNullable<Input['content']>['activities']>[number]
type Terms = { newPriceCents?: number; stock?: number | null; useBy?: string }

const body = { action_id: 3 }

/** A station with one coupon, number 3, of R$ 39,90. */
const stationWith = (activity: Partial<Entry> = {}, terms: Terms = {}, config: Input['config'] = {}) =>
  world.station({
    config,
    content: {
      activities: [
        {
          id: 3,
          type: 3,
          name: 'Oficina',
          limitPerUser: null,
          body: { coupon: { newPriceCents: 3990, oldPriceCents: 7990, stock: 120, ...terms } },
          ...activity,
        },
      ],
    },
  })

const give = ({ ctx, id }: TestMember, amountH: number) =>
  earn(ctx, { participantId: id, key: `given:${id}`, cause: 'adjustment', amountH })
const leftOf = async ({ client }: TestMember) =>
  (await client.call(getAction, { params: { id: 3 } })).cupons[0]?.left

describe('buying a coupon', () => {
  test('ACT-03 nobody pays another price than the one they were shown', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 100_00)
    const buyAt = (price: number) => member.client.call(buyCoupon, { body: { ...body, price } })
    for (const price of [39.89, 0, 1e11])
      await expect(buyAt(price)).rejects.toMatchObject({
        code: 'conflict',
        firstMessage: expect.stringMatching(/^O preço desta atividade mudou/),
      })
    await expect(buyAt(-1)).rejects.toMatchObject({ status: 422 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 100_00 })
    expect(await leftOf(member)).toBe(120)
    await expect(buyAt(39.9)).resolves.toMatchObject({ spent: 39.9 })
  })

  test('SEC-40 nobody pays other points, nor gets others back, than they were shown', async () => {
    const config = { currency: { multiplier: 0.5 } }
    const member = await addMember(world, await stationWith({ points: 15 }, {}, config))
    await give(member, 100_00)
    const buy = (shown: object) => member.client.call(buyCoupon, { body: { ...body, price: 39.9, ...shown } })
    for (const shown of [{ paid: 39.9 }, { paid: 79.81 }, { paid: 79.8, cashback: 20 }])
      await expect(buy(shown)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 100_00 })
    await expect(buy({ paid: 79.8, cashback: 15 })).resolves.toMatchObject({ spent: 79.8, earned: 15 })
  })

  test('SEC-40 a rate at which a price is no amount is refused in words', async () => {
    const member = await addMember(world, await stationWith({}, {}, { currency: { multiplier: 1e-300 } }))
    await expect(member.client.call(buyCoupon, { body })).rejects.toMatchObject({
      status: 409,
      firstMessage: expect.stringContaining('maior do que uma carteira pode pagar'),
    })
  })

  test('ACT-03 ORD-07 PTS-06 pays by the wallet, gives a code and the cashback', async () => {
    const station = await stationWith(
      { points: 15, additionalCashback: 5, feedback: '<p>Pronto</p>' },
      { useBy: '2026-06-30' },
    )
    const member = await addMember(world, station)
    await give(member, 100_00)
    const { client, id } = member
    await expect(client.call(getAction, { params: { id: 3 } })).resolves.toMatchObject({
      participation: { state: 'open' },
      cupons: [{ id: 3, newPrice: 39.9, oldPrice: 79.9, left: 120, useBy: '2026-06-30' }],
    })
    const done = await client.call(buyCoupon, { body })
    expect(done.UserBoughtCupom.code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect(done).toMatchObject({
      spent: 39.9,
      earned: 20,
      points: 80.1,
      feedback_message: '<p>Pronto</p>',
      voucher: { kind: 'coupon', code: done.UserBoughtCupom.code },
    })
    expect(await leftOf(member)).toBe(119)
    const { content } = await client.call(listBoughtCoupons, { params: { userId: id } })
    expect(content).toMatchObject([
      {
        kind: 'coupon',
        code: done.UserBoughtCupom.code,
        price: 39.9,
        paid: 39.9,
        cashback: 20,
        state: 'valid',
        use_by: '2026-06-30',
        cupom: { action: { id: 3, name: 'Oficina' }, is_donation: false },
      },
    ])
    const used = await client.call(listUsedPoints)
    expect(used.content).toMatchObject([{ points: 39.9, cause: 'coupon_purchase', action: { id: 3 } }])
    const earned = await client.call(listEarnedPoints)
    expect(earned.content[0]).toMatchObject({ points: 20, cause: 'participation', action: { id: 3 } })
  })

  test('ACT-03 TEN-07 GAP-77 a point of 10 reais pays ten times as much, rounded once', async () => {
    const station = await stationWith({}, { newPriceCents: 4505 }, { currency: { multiplier: 10 } })
    const member = await addMember(world, station)
    await give(member, 5_00)
    const done = await member.client.call(buyCoupon, { body })
    expect(done).toMatchObject({ spent: 4.51, points: 0.49 })
  })

  test('ACT-03 without enough in the wallet nothing is taken: no point, no coupon of the stock', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 39_89)
    await expect(member.client.call(buyCoupon, { body })).rejects.toMatchObject({
      code: 'insufficient_balance',
      status: 409,
    })
    expect(await balanceOf(member.ctx, member.id)).toEqual({ availableH: 39_89, heldH: 0 })
    expect(await leftOf(member)).toBe(120)
    await expect(member.client.call(getAction, { params: { id: 3 } })).resolves.toMatchObject({
      userActions: 0,
    })
  })

  test('ACT-03 sent twice with the same key is bought and paid once', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 500_00)
    const send = () => member.client.call(buyCoupon, { body, idempotencyKey: 'chave-do-cupom' })
    const answers = [await send(), ...(await Promise.all([send(), send(), send()]))]
    expect(new Set(answers.map((one) => one.UserBoughtCupom.code)).size).toBe(1)
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 460_10 })
  })

  test('SEC-04 what was bought last is told to who bought it, taken back or not: the next key is made of it', async () => {
    const station = await stationWith()
    const [member, other] = [await addMember(world, station), await addMember(world, station)]
    await give(member, 100_00)
    const lastOf = async ({ client }: TestMember) =>
      (await client.call(getAction, { params: { id: 3 } })).last_participation
    expect(await lastOf(member)).toBeNull()
    const buy = () => member.client.call(buyCoupon, { body, idempotencyKey: 'atividade-3-depois-0' })
    const { id, createdAt } = await buy()
    expect(await lastOf(member)).toEqual({ id, createdAt, undone: false })
    expect(await lastOf(other)).toBeNull()
    const owner = await addMember(world, station, { role: 'owner' })
    await undoParticipation(owner.ctx, { id, reason: 'engano', available: false })
    expect(await lastOf(member)).toEqual({ id, createdAt, undone: true })
    const next = { body, idempotencyKey: `atividade-3-depois-${id}` }
    await expect(member.client.call(buyCoupon, next)).resolves.toMatchObject({ spent: 39.9 })
  })

  test("ACT-03 the price is the station's, whatever is sent", async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 500_00)
    const cheap = { ...body, points: 0.01, cupom: { newPrice: 0.01 } }
    await expect(member.client.call(buyCoupon, { body: cheap as never })).rejects.toMatchObject({
      status: 422,
    })
    await expect(
      member.client.call(buyCoupon, { body: { ...body, user_id: member.id + 1 } }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('ACT-03 a stock of none is said on the page and refused', async () => {
    const member = await addMember(world, await stationWith({}, { stock: 0 }))
    await give(member, 500_00)
    const text = 'O estoque desse(s) produto(s) está esgotado no momento.'
    await expect(member.client.call(getAction, { params: { id: 3 } })).resolves.toMatchObject({
      participation: { state: 'sold_out', message: text },
    })
    await expect(member.client.call(buyCoupon, { body })).rejects.toMatchObject({
      code: 'sold_out',
      firstMessage: text,
    })
  })

  test('ACT-03 undone: the wallet has its price back, the stock its coupon, the code is worth nothing', async () => {
    const station = await stationWith({ points: 15 }, { stock: 1 })
    const member = await addMember(world, station)
    await give(member, 100_00)
    const done = await member.client.call(buyCoupon, { body })
    expect(await leftOf(member)).toBe(0)
    const owner = await addMember(world, station, { role: 'owner' })
    await undoParticipation(owner.ctx, { id: done.id, reason: 'engano', available: false })
    expect(await balanceOf(member.ctx, member.id)).toEqual({ availableH: 100_00, heldH: 0 })
    expect(await leftOf(member)).toBe(1)
    const { content } = await member.client.call(listBoughtCoupons, { params: { userId: member.id } })
    expect(content).toMatchObject([{ state: 'cancelled' }])
  })
})

describe('many at once', () => {
  test('ACT-03 ACT-S06 200 at once of one person buy what the limit lets and pay for that only', async () => {
    const member = await addMember(world, await stationWith({ limitPerUser: 3 }))
    await give(member, 1000_00)
    const second = { ...member.ctx, db: (await world.database.another()).db }
    const counts = await countOutcomes(
      Array.from({ length: 200 }, (_, at) =>
        participate(at % 2 ? member.ctx : second, coupon, {
          activityId: 3,
          key: `tentativa-${at}`,
          input: {},
        }),
      ),
    )
    expect(counts).toEqual({ done: 3, limit_reached: 197 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 1000_00 - 3 * 39_90 })
    expect(await leftOf(member)).toBe(117)
  })

  test('ACT-03 200 at once with money for two buy two; the wallet does not go below zero', async () => {
    const member = await addMember(world, await stationWith())
    await give(member, 100_00)
    const counts = await countOutcomes(
      Array.from({ length: 200 }, (_, at) =>
        participate(member.ctx, coupon, { activityId: 3, key: `tentativa-${at}`, input: {} }),
      ),
    )
    expect(counts).toEqual({ done: 2, insufficient_balance: 198 })
    expect(await balanceOf(member.ctx, member.id)).toMatchObject({ availableH: 20_20 })
    expect(await leftOf(member)).toBe(118)
  })

  test('ACT-03 the last 5 coupons among 200 people: five have and have paid, the others neither', async () => {
    const station = await stationWith({ limitPerUser: 1, points: 2 }, { stock: 5 })
    const crowd = await addCrowd(world, station, { size: 200, pointsH: 50_00 })
    const second = (await world.database.another()).db
    const counts = await countOutcomes(
      crowd.map((ctx, at) =>
        participate(at % 2 ? ctx : { ...ctx, db: second }, coupon, {
          activityId: 3,
          key: 'uma-tentativa',
          input: {},
        }),
      ),
    )
    expect(counts).toEqual({ done: 5, sold_out: 195 })
    const { db } = world.database
    const own = eq(vouchers.stationId, station.id)
    expect(await db.$count(vouchers, own)).toBe(5)
    expect(await db.$count(participations, eq(participations.stationId, station.id))).toBe(5)
    const balances = await Promise.all(crowd.map((ctx) => balanceOf(ctx, ctx.participantId)))
    expect(balances.filter(({ availableH }) => availableH === 50_00)).toHaveLength(195)
    expect(balances.filter(({ availableH }) => availableH === 50_00 - 39_90 + 2_00)).toHaveLength(5)
    const [sum] = await db
      .select({ total: sql<number>`sum(${ledgerEntries.amountH})`.mapWith(Number) })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.stationId, station.id)))
    expect(sum?.total).toBe(0)
  })
})
