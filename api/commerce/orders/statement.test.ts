import { expect, test } from 'vitest'
import { listEarnedPoints, listPoints, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
import { cancelOrder } from '#contract/commerce/orders/endpoints.ts'
import { refundOrder } from '#contract/console/orders/endpoints.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { earn } from '../../ledger/index.ts'
import { underCost } from '../../platform/request-cost.ts'

const shop = shopWorld()
const { world } = shop

const earned = ({ client }: TestMember) => client.call(listEarnedPoints, { query: { limit: 50 } })
const used = ({ client }: TestMember) => client.call(listUsedPoints, { query: { limit: 50 } })

test('PTS-02 PTS-06 ORD-02 what a purchase gave back says of which order it is, in the statement', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 400_00)
  await earn(ana.ctx, {
    ...{ participantId: ana.id, key: 'participation:1', cause: 'participation' },
    ...{ referenceId: 4, amountH: 1 },
  })
  const first = await shop.order(ana, null)
  const second = await shop.order(ana, null)
  expect((await earned(ana)).content.map(({ points, order }) => [points, order])).toEqual([
    [4.5, second.id],
    [4.5, first.id],
    [0.01, null],
    [400, null],
  ])
  expect((await used(ana)).content.map(({ order }) => order)).toEqual([second.id, first.id])
})

test('PTS-06 ORD-02 so do points that go back, and what of them leaves again', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 200_00)
  const owner = await addMember(world, station, { role: 'owner' })
  const { id } = await shop.order(ana, null)
  const body = { number: 1, amountCents: 85_00, reason: 'Veio errado' }
  await owner.client.call(refundOrder, { params: { id }, body })
  const lines = [...(await earned(ana)).content, ...(await used(ana)).content]
  expect(lines.map(({ cause, points, order }) => [cause, points, order])).toEqual([
    ['refund', 85, id],
    ['participation', 4.5, id],
    ['adjustment', 200, null],
    ['refund', 4.5, id],
    ['purchase', 85, id],
  ])
})

test('PTS-02 GAP-64 what the wallet pays of an order is one line, first set aside, then paid or back; balances follow each other', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 50_00)
  const states = async () =>
    (await used(ana)).content.map(({ points, balance, hold }) => [points, balance, hold])
  const paid = await shop.order(ana, { type: 'pix' })
  expect(await states()).toMatchObject([[50, 0, { state: 'held', steps: [{ state: 'held', balance: 0 }] }]])
  const code = await shop.codeOf(paid.id)
  shop.bank.pay(code)
  await shop.webhook(code)
  expect(await states()).toMatchObject([
    [50, 0, { state: 'captured', steps: [{ state: 'held' }, { state: 'captured', balance: null }] }],
  ])
  await earn(ana.ctx, { participantId: ana.id, key: 'more', cause: 'adjustment', amountH: 20_00 })
  const left = await shop.order(ana, { type: 'pix' })
  await ana.client.call(cancelOrder, { params: { id: left.id } })
  expect((await states())[0]).toMatchObject([
    24.5,
    0,
    {
      state: 'released',
      steps: [
        { state: 'held', balance: 0 },
        { state: 'released', balance: 24.5 },
      ],
    },
  ])
  const { content } = await ana.client.call(listPoints)
  expect(
    content.map(({ direction, points, balance, reason }) => [direction, points, balance, reason]),
  ).toEqual([
    ['earned', 24.5, 24.5, 'Reserva devolvida'],
    ['used', 24.5, 0, 'Pagamento de pedido'],
    ['earned', 20, 24.5, 'Ajuste'],
    ['earned', 4.5, 4.5, 'Cashback de compra'],
    ['used', 50, 0, 'Pagamento de pedido'],
    ['earned', 50, 50, 'Ajuste'],
  ])
  expect((await earned(ana)).content.map(({ reason }) => reason)).not.toContain('Reserva devolvida')
})

test('PTS-02 a page of ten purchases costs as many queries as one of one', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 2_000_00)
  await shop.order(ana, null)
  const queries = () => underCost(async (cost) => earned(ana).then(() => cost.queries.count))
  const one = await queries()
  for (let made = 0; made < 9; made += 1) await shop.order(ana, null)
  expect(await queries()).toBe(one)
})
