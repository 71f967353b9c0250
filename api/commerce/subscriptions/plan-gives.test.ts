import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { listActionComments } from '#contract/activities/comments/endpoints.ts'
import { listActions } from '#contract/activities/home/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { likeAction } from '#contract/activities/social/endpoints.ts'
import { listPosts } from '#contract/activities/wall/endpoints.ts'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import * as calls from '#contract/commerce/subscriptions/endpoints.ts'
import * as managed from '#contract/console/plans/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { StationGuard } from '#tests/setup/station-guard.ts'
import { balanceOf } from '../../ledger/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { rewardMonths } from './reward-months.ts'
import { planRewards } from './tables.ts'

const shop = planWorld()
const { world, bank, subscribe, holder, read, pass } = shop
const dayMs = 24 * 60 * 60 * 1000

const products = [{ id: 1, name: 'Camiseta', valueCents: 10_000, stock: 1_000 }]
const place = { id: 1, name: 'Sede', priceCents: 500, delivery: false, street: 'Rua A', streetNumber: '9' }

type Gives = { discountPercent?: number; discountCapCents?: number; monthlyPoints?: number; areas?: object }

/** Plan 2 of R$ 30,00 and plan 3 of R$ 60,00 give something; activity 1 is for both, 2 for the dearer one, 14 is a shop for all. */
const station = ({
  two = {},
  three = {},
  codes = [],
}: {
  two?: Gives
  three?: Gives
  codes?: object[]
} = {}) =>
  world.station({
    content: {
      plans: [
        { id: 1, name: 'Livre', priceCents: 0, days: 30 as const },
        { id: 2, name: 'Básico', priceCents: 3_000, days: 30 as const, gives: two },
        { id: 3, name: 'Completo', priceCents: 6_000, days: 30 as const, gives: three },
      ],
      activities: [
        { id: 1, type: 16, name: 'Para assinantes', onlyForPlans: [2, 3] },
        { id: 5, type: 16, name: 'Com comentários', onlyForPlans: [2], commentsAndLikes: true },
        { id: 2, type: 16, name: 'Só do Completo', onlyForPlans: [3] },
        { id: 3, type: 16, name: 'De todos' },
        {
          ...{ id: 14, type: 14, name: 'Loja', limitPerUser: null },
          body: { products, deliveryLocations: [place], discountCodes: codes } as never,
        },
      ],
    },
  })

const open = ({ client }: TestMember, id: number) => client.call(getAction, { params: { id } })
const take = ({ client }: TestMember, id: number) =>
  client.call(takePartInRawContent, { body: { action_id: id } })
const refused = { status: 403, code: 'plan_required' }
const pointsOf = async ({ ctx, id }: TestMember) => (await balanceOf(ctx, id)).availableH / 100

describe('activities only for subscribers', () => {
  test('GAP-139 who has none of its plans neither reads nor takes part, and is told which plans open it', async () => {
    const of = await station()
    const ana = await shop.buyer(of)
    for (const work of [() => open(ana, 1), () => take(ana, 1)])
      await expect(work()).rejects.toMatchObject({
        ...refused,
        body: { messages: ['Só para assinantes de Básico ou Completo.'] },
      })
    const cards = await ana.client.call(listActions, { query: {} })
    const lockOf = (id: number) => cards.find((card) => card.id === id)?.only_for
    expect(lockOf(1)).toEqual({ plans: ['Básico', 'Completo'], is_open: false })
    expect(lockOf(3)).toBeNull()
  })

  test('GAP-139 what is under such an activity is closed with it: its comments and likes', async () => {
    const of = await station()
    const ana = await shop.buyer(of)
    const params = { id: 5 }
    await expect(ana.client.call(listActionComments, { params, query: {} })).rejects.toMatchObject(refused)
    await expect(ana.client.call(likeAction, { body: { action: 5 } })).rejects.toMatchObject(refused)
  })

  test('GAP-139 who has one of them does, and what is for a dearer plan stays closed until the upgrade is paid', async () => {
    const of = await station()
    const { member } = await holder(of)
    expect(await open(member, 1)).toMatchObject({
      only_for: { is_open: true },
      participation: { state: 'open' },
    })
    await take(member, 1)
    await expect(take(member, 2)).rejects.toMatchObject(refused)
    const held = await read(member)
    const { amount } = await member.client.call(calls.quoteChange, { params: { planId: 3 } })
    await member.client.call(calls.changeSubscription, {
      params: { id: held?.internal_id ?? 0 },
      body: { plan_id: 3, amount },
    })
    await take(member, 2)
  })

  test('GAP-139 PLN-04 a downgrade counts from the end of the period on', async () => {
    const of = await station()
    const { member } = await holder(of, 3, 60)
    const held = await read(member)
    await member.client.call(calls.changeSubscription, {
      params: { id: held?.internal_id ?? 0 },
      body: { plan_id: 2, amount: 0 },
    })
    await open(member, 2)
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    world.ports.clock.advance(30 * dayMs)
    // No job has run yet.
    await expect(open(member, 2)).rejects.toMatchObject(refused)
    await open(member, 1)
  })

  test('GAP-139 PLN-07 after a cancellation until the end of what was paid; PLN-05 not while suspended', async () => {
    const of = await station()
    const { member: leaver } = await holder(of)
    const { member: late } = await holder(of)
    await leaver.client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })
    await open(leaver, 1)
    bank.cards('refuse')
    await pass(31)
    await expect(open(leaver, 1)).rejects.toMatchObject(refused)
    await open(late, 1)
    await pass(11)
    bank.cards('approve')
    await expect(open(late, 1)).rejects.toMatchObject(refused)
  })

  test('GAP-139 SEC-04 it costs one query more, and none where everything is for everybody', async () => {
    const of = await station()
    const { member } = await holder(of)
    await open(member, 1)
    await open(member, 3)
    const queries = async (id: number) => {
      const log = vi.spyOn(StationGuard.prototype, 'logQuery')
      try {
        await open(member, id)
        return log.mock.calls.length
      } finally {
        log.mockRestore()
      }
    }
    expect(await queries(3)).toBe(3)
    expect(await queries(1)).toBe(4)
  })
})

describe('areas only for subscribers', () => {
  test('GAP-139 SOC-01 the wall is for who has a plan that opens it, for owners, and for all where no plan has it', async () => {
    const of = await station({ two: { areas: { feed: true } } })
    const ana = await shop.buyer(of)
    const posts = ({ client, ctx }: TestMember) =>
      client.call(listPosts, { params: { stationId: ctx.station.id }, query: {} })
    await expect(posts(ana)).rejects.toMatchObject({
      ...refused,
      body: { messages: ['Mural: só para assinantes de Básico.'] },
    })
    const { member } = await holder(of)
    await posts(member)
    await posts(await addMember(world, of, { role: 'owner' }))
    await posts(await shop.buyer(await station()))
  })

  test('GAP-139 CAR-03 nobody fills a cart that is for subscribers', async () => {
    const of = await station({ two: { areas: { checkout: true } } })
    const ana = await shop.buyer(of)
    const body = { products: [{ id: productIdOf({ activityId: 14, number: 1 }), quantity: 1 }] }
    await expect(ana.client.call(cart.addToCart, { body })).rejects.toMatchObject(refused)
    const { member } = await holder(of)
    expect((await member.client.call(cart.addToCart, { body })).content).toHaveLength(1)
  })
})

describe('a discount in the cart', () => {
  test('GAP-139 CAR-17 stands in the cart and in the order, under the name of the plan', async () => {
    const of = await station({ two: { discountPercent: 10 } })
    const { member } = await holder(of)
    const shown = await shop.review(member)
    expect(shown.final_value).toBe(95)
    const { totals } = await member.client.call(cart.getCart)
    expect(totals).toMatchObject({
      additional_discount_value: 10,
      plan_discount: { plan: 'Básico', value: 10 },
    })
    const order = await shop.submit(member, shown)
    expect(order).toMatchObject({ plan_discount: { plan: 'Básico', value: 10 }, final_value: 95 })
    const ana = await shop.buyer(of)
    expect((await shop.review(ana)).final_value).toBe(105)
  })

  test('GAP-139 CAR-20 counts what a code leaves, up to its most', async () => {
    const code = { code: 'METADE', percent: 50 }
    const of = await station({
      two: { discountPercent: 10 },
      three: { discountPercent: 50, discountCapCents: 1_000 },
      codes: [code],
    })
    const total = async (member: TestMember) => {
      await shop.review(member)
      await member.client.call(cart.applyDiscountCode, { body: { code: 'METADE' } })
      return (await member.client.call(cart.getCart)).totals
    }
    const { member: two } = await holder(of)
    expect(await total(two)).toMatchObject({ additional_discount_value: 55, plan_discount: { value: 5 } })
    const { member: three } = await holder(of, 3, 60)
    expect(await total(three)).toMatchObject({ additional_discount_value: 60, plan_discount: { value: 10 } })
  })

  test('GAP-139 GAP-63 what ended between review and order is said, and asked again', async () => {
    const of = await station({ two: { discountPercent: 10 } })
    const { member } = await holder(of)
    await member.client.call(calls.cancelSubscription, { body: { cancelReason: 'Outro' } })
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    world.ports.clock.advance(30 * dayMs - 60_000)
    const shown = await shop.review(member)
    world.ports.clock.advance(120_000)
    await expect(shop.submit(member, shown)).rejects.toMatchObject({
      code: 'conflict',
      body: { details: { step: 'review', final_value: 105 } },
    })
    expect((await shop.submit(member, { final_value: 105, credit_card_value: 105 })).plan_discount).toBeNull()
  })

  test('GAP-139 who has a plan never gets less than on the day they took it, and more where it gives more', async () => {
    const of = await station({ two: { discountPercent: 10 } })
    const { member } = await holder(of)
    const owner = await addMember(world, of, { role: 'owner' })
    const change = async (discountPercent: number) => {
      const params = { id: 2 }
      const { id, tag, isWithdrawn, isDraft, subscribers, onOtherTerms, ...value } = await owner.client.call(
        managed.managedPlans.get,
        { params },
      )
      const gives = { ...value.gives, discountPercent }
      await owner.client.call(managed.managedPlans.save, {
        params,
        body: { seen: tag, value: { ...value, gives } },
      })
    }
    const percent = async () => (await member.client.call(cart.getCart)).totals.plan_discount?.value ?? 0
    await shop.review(member)
    expect(await percent()).toBe(10)
    await change(0)
    expect(await percent()).toBe(10)
    await change(25)
    expect(await percent()).toBe(25)
    expect(await world.client(of).call(listPlans, { query: {} })).toContainEqual(
      expect.objectContaining({
        id: 2,
        gives: expect.objectContaining({ discountPercent: 25, activities: 2 }),
      }),
    )
  })
})

describe('points of a month', () => {
  const month = { two: { monthlyPoints: 20 }, three: { monthlyPoints: 50 } }
  const rowsOf = (of: StationRecord) =>
    world.database.db.$count(planRewards, eq(planRewards.stationId, of.id))
  const run = () => rewardMonths(world.jobs())

  /** To so many milliseconds after midnight, in São Paulo, of the next month; no job runs on the way. */
  async function nextMonth(afterMs = 0) {
    await world.database.rawSql("update sessions set expires_at = '2100-01-01'")
    const now = world.ports.clock.now()
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 3)
    world.ports.clock.advance(next + afterMs - now.getTime())
  }

  test('GAP-139 the first come with the first payment, the next with the next month, each once, whoever runs twice', async () => {
    const of = await station(month)
    const { member } = await holder(of)
    expect(await pointsOf(member)).toBe(20)
    await run()
    expect(await pointsOf(member)).toBe(20)
    await nextMonth()
    await Promise.all([run(), run(), run()])
    expect(await pointsOf(member)).toBe(40)
    const { content } = await member.client.call(listEarnedPoints, { query: {} })
    expect(content).toMatchObject([
      { points: 20, cause: 'plan_reward', description: 'Pontos do plano Básico' },
      { points: 20, cause: 'plan_reward' },
    ])
  })

  test('GAP-139 PLN-03 an unpaid PIX gives none; who leaves and comes back in one month has had theirs', async () => {
    const of = await station(month)
    const ana = await shop.buyer(of)
    await subscribe(ana, 2, { amount: 30, pay: { payment_method: 'pix' } })
    await run()
    expect(await pointsOf(ana)).toBe(0)
    const { code } = await shop.lastCharge(of)
    bank.pay(code)
    await shop.webhook(code)
    expect(await pointsOf(ana)).toBe(20)
    await world.database.rawSql("update subscriptions set state = 'ended' where station_id = $1", [of.id])
    const selected_card = await shop.card(ana)
    await subscribe(ana, 3, { amount: 60, pay: { payment_method: 'credit_card', selected_card } })
    expect(await pointsOf(ana)).toBe(20)
    await pass(32)
    await run()
    expect(await pointsOf(ana)).toBe(70)
  })

  test('GAP-139 PLN-05 none while suspended; the month comes with the payment', async () => {
    const of = await station(month)
    const { member } = await holder(of)
    bank.cards('refuse')
    await pass(31)
    await pass(11)
    expect(await read(member)).toMatchObject({ state: 'suspended' })
    const before = await pointsOf(member)
    await pass(20)
    await run()
    expect(await pointsOf(member)).toBe(before)
    bank.cards('approve')
  })

  test('GAP-139 a run that dies between the row and the points leaves neither, and the next one gives both', async () => {
    const of = await station(month)
    const { member } = await holder(of)
    await nextMonth()
    const rows = await rowsOf(of)
    await world.database.rawSql(
      "create function stop_reward() returns trigger as $$ begin if new.cause = 'plan_reward' then raise 'stop'; end if; return new; end $$ language plpgsql",
    )
    await world.database.rawSql(
      'create trigger stop_reward before insert on ledger_transfers for each row execute function stop_reward()',
    )
    await run()
    await world.database.rawSql('drop trigger stop_reward on ledger_transfers')
    await world.database.rawSql('drop function stop_reward()')
    const broken = await pointsOf(member)
    const left = await rowsOf(of)
    await run()
    expect([broken, left - rows, await pointsOf(member)]).toEqual([broken, 0, broken + 20])
  })

  test('GAP-139 TEN-08 a month begins at midnight of the station', async () => {
    const of = await station(month)
    const { member } = await holder(of)
    await nextMonth(-1_000)
    await run()
    expect(await pointsOf(member)).toBe(20)
    world.ports.clock.advance(1_000)
    await run()
    expect(await pointsOf(member)).toBe(40)
  })
})
