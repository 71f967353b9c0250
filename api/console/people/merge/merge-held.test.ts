import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listPointsEnds } from '#contract/activities/wallet/endpoints.ts'
import * as calls from '#contract/console/people/merge/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { addOrder } from '#tests/fixtures/orders.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { endPointsOfStation } from '../../../activities/wallet/end-points-job.ts'
import { addDays } from '../../../activities/wallet/schedule-of-ends.ts'
import { orders } from '../../../commerce/orders/tables.ts'
import { subscriptions } from '../../../commerce/subscriptions/tables.ts'
import { topUps } from '../../../commerce/top-ups/tables.ts'
import { balanceOf, earn, release, sumsOfAccounts } from '../../../ledger/index.ts'
import { participants } from '../../../people/access/tables.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { fixedClock } from '../../../platform/ports/index.ts'
import type { StationRecord } from '../../../platform/station-record.ts'

const plans = planWorld()
const { world } = plans

/** An owner of a station, and what they see and do of two accounts. */
async function merging(station: StationRecord) {
  const eva = await addMember(world, station, { role: 'owner' })
  const preview = (stays: TestMember, ends: TestMember) =>
    eva.client.call(calls.previewMerge, { params: { id: stays.id }, query: { ends: ends.id } })
  const merge = async (stays: TestMember, ends: TestMember) => {
    const { tag: seen } = await preview(stays, ends)
    const body = { ends: ends.id, choices: {}, reason: 'Repetida', seen }
    return eva.client.call(calls.mergeAccounts, { params: { id: stays.id }, body })
  }
  const holds = async (stays: TestMember, ends: TestMember) => (await preview(stays, ends)).holds
  return { merge, holds }
}

const shopStation = () =>
  world.station({
    content: {
      activities: [
        {
          ...{ id: 14, type: 14, name: 'Loja' },
          body: {
            products: [{ id: 1, name: 'Camiseta', valueCents: 8_900, stock: 100 }],
            deliveryLocations: [
              { id: 1, name: 'Sede', priceCents: 500, delivery: false, street: 'Rua A', streetNumber: '9' },
            ],
          } as never,
        },
      ],
    },
  })

describe('PPL-12 money on its way keeps two accounts apart', () => {
  test('PPL-12 an order that waits for its payment, with points on hold: nothing moves, the sum stays; one to be delivered goes along', async () => {
    const station = await shopStation()
    const [stays, ends] = [await plans.buyer(station, 300, { cpf: null }), await plans.buyer(station, 1_000)]
    const { merge, holds } = await merging(station)
    const { code } = await plans.order(ends, { type: 'pix' })
    const held = await holds(stays, ends)
    expect(held).toEqual([
      expect.stringContaining(`Conta que termina: há pontos reservados`),
      expect.stringContaining('empresa de pagamentos'),
      expect.stringContaining(`o pedido ${code} espera o pagamento`),
    ])
    expect((await problemOf(merge(stays, ends))).code).toBe('conflict')
    expect((await holds(ends, stays))[0]).toContain('Conta que fica')
    const sum = async () =>
      (await Promise.all([stays, ends].map(({ ctx, id }) => balanceOf(ctx, id)))).reduce(
        (all, { availableH, heldH }) => all + availableH + heldH,
        0,
      )
    expect(await sum()).toBe(1_300)
    world.ports.clock.advance(3_600_000)
    await plans.turn()
    await world.database.rawSql(`update payment_charges set state = 'expired' where station_id = $1`, [
      station.id,
    ])
    await world.database.rawSql(
      `update orders set status = 'expired' where station_id = $1 and status = 'awaiting_payment'`,
      [station.id],
    )
    for (const { holdId } of await world.database.db
      .select()
      .from(orders)
      .where(inStation(orders, { station })))
      if (holdId) await release(ends.ctx, { holdId })
    const sent = await addOrder(world, station, { participantId: ends.id, activityId: 14 })
    expect(await holds(stays, ends)).toEqual([])
    await merge(stays, ends)
    expect(await sum()).toBe(1_300)
    const [row] = await world.database.db
      .select()
      .from(orders)
      .where(withId(orders, { station }, sent.id))
    expect(row?.participantId).toBe(stays.id)
    expect((await sumsOfAccounts(stays.ctx)).pointsH).toBe(0)
  })

  test('PPL-12 credits that nobody confirmed are told of, of either account', async () => {
    const station = await world.station()
    const [stays, ends] = [await addMember(world, station), await addMember(world, station)]
    const { holds } = await merging(station)
    await world.database.db.insert(topUps).values({
      ...{
        stationId: station.id,
        participantId: stays.id,
        way: 'transfer',
        isPurchase: false,
        state: 'waiting',
      },
      ...{ amountCents: 500, pointsH: 500, idempotencyKey: 'k', inputDigest: 'd', createdAt: new Date() },
    })
    for (const [one, other] of [
      [stays, ends],
      [ends, stays],
    ] as const)
      expect(await holds(one, other)).toEqual([expect.stringContaining('pedido de créditos')])
  })

  test('PPL-12 of two plans one is cancelled first; the other goes on for the account that stays, and is charged', async () => {
    const station = await plans.station()
    const [{ member: stays }, { member: ends }] = [await plans.holder(station), await plans.holder(station)]
    await world.database.db
      .update(participants)
      .set({ cpf: null })
      .where(withId(participants, { station }, stays.id))
    const { merge, holds } = await merging(station)
    expect(await holds(stays, ends)).toEqual([expect.stringContaining('As duas contas assinam “Básico”')])
    await world.database.db
      .update(subscriptions)
      .set({ state: 'ended', nextStepAt: null })
      .where(inStation(subscriptions, { station }, eq(subscriptions.participantId, stays.id)))
    await merge(stays, ends)
    expect(await plans.read(stays)).toMatchObject({ state: 'active' })
    await plans.pass(31)
    const paid = (await plans.chargesOf(station)).filter(({ state }) => state === 'paid')
    expect(paid.map(({ participantId }) => participantId)).toEqual([stays.id, stays.id, stays.id])
  })
})

test('PPL-12 GAP-112 points end on the days on which they would have ended, told once', async () => {
  const station = await world.station({ config: { currency: { pointsExpireDays: 90 } } })
  const [stays, ends] = [await addMember(world, station), await addMember(world, station)]
  const { merge } = await merging(station)
  const first = '2026-01-10'
  const on = ({ ctx }: TestMember, days: number) => ({
    ...ctx,
    ports: { ...ctx.ports, clock: fixedClock(`${addDays(first, days)}T15:00:00Z`) },
  })
  const give = (to: TestMember, days: number, amountH: number) =>
    earn(on(to, days), { participantId: to.id, key: `${to.id}:${days}`, cause: 'adjustment', amountH })
  await give(ends, 0, 500)
  await give(stays, 50, 300)
  await endPointsOfStation(on(ends, 61))
  world.ports.clock = fixedClock(`${addDays(first, 70)}T15:00:00Z`) as never
  const endsOf = async ({ client }: TestMember) => (await client.call(listPointsEnds)).ends
  await world.database.rawSql(`update sessions set expires_at = '2100-01-01'`)
  expect(await endsOf(ends)).toEqual([{ day: addDays(first, 91), points: 5 }])
  await merge(stays, ends)
  expect(await endsOf(stays)).toEqual([
    { day: addDays(first, 91), points: 5 },
    { day: addDays(first, 140), points: 3 },
  ])
  await endPointsOfStation(on(stays, 92))
  expect((await balanceOf(stays.ctx, stays.id)).availableH).toBe(300)
})
