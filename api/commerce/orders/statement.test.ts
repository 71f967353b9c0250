import { expect, test } from 'vitest'
import { listEarnedPoints, listUsedPoints } from '#contract/activities/wallet/endpoints.ts'
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

test('PTS-02 a page of ten purchases costs as many queries as one of one', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 2_000_00)
  await shop.order(ana, null)
  const queries = () => underCost(async (cost) => earned(ana).then(() => cost.queries.count))
  const one = await queries()
  for (let made = 0; made < 9; made += 1) await shop.order(ana, null)
  expect(await queries()).toBe(one)
})
