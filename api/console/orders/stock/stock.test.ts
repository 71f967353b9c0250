import { expect, test } from 'vitest'
import { checkouts } from '#api/commerce/cart/tables.ts'
import { productStocks } from '#api/commerce/catalog/tables.ts'
import { getManagedActivity, saveActivity } from '#contract/console/activities/endpoints.ts'
import { getActivityStock, listStockMovements } from '#contract/console/orders/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const mug = { id: 1, name: 'Caneca', valueCents: 2_500 }

async function scene() {
  const station = await world.station({
    content: {
      activities: [
        {
          id: 14,
          type: 14,
          name: 'Loja',
          body: {
            digitalProduct: true,
            products: [
              { ...mug, stock: 10 },
              { ...mug, id: 2 },
            ],
          },
        },
      ],
    },
  })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const stock = async () => (await owner.client.call(getActivityStock, { params: { id: 14 } })).products
  return { station, owner, stock }
}

test('CAR-21 what is taken of a product is what orders have and what carts hold', async () => {
  const { station, owner, stock } = await scene()
  const { db } = world.database
  const of = { stationId: station.id, activityId: 14 }
  await db.insert(productStocks).values([
    { ...of, productNumber: 1, taken: 7 },
    { ...of, productNumber: 9, taken: 1 },
  ])
  const reserved = [
    { activityId: 14, productNumber: 1, quantity: 2 },
    { activityId: 15, productNumber: 1, quantity: 3 },
  ]
  const [expiresAt, stationId] = [new Date(), station.id]
  const paying = await addMember(world, station)
  await db.insert(checkouts).values([
    { stationId, participantId: owner.id, reserved, expiresAt },
    { stationId, participantId: paying.id, reserved, expiresAt, orderId: 5 },
  ])
  expect(await stock()).toEqual([
    { number: 1, name: 'Caneca', total: 10, sold: 5, reserved: 2, left: 3 },
    { number: 2, name: 'Caneca', total: null, sold: 0, reserved: 0, left: null },
    { number: 9, name: null, total: null, sold: 1, reserved: 0, left: null },
  ])
})

test('CAR-21 a stock that an owner changes stands among its movements, with who and from what to what', async () => {
  const { station, owner } = await scene()
  const { id, type, type_id, status, tag, updated_by, prerequisites, ...value } = await owner.client.call(
    getManagedActivity,
    { params: { id: 14 } },
  )
  const products = [
    { ...mug, stock: 4 },
    { ...mug, id: 2, stock: 3 },
    { ...mug, id: 3, stock: 6 },
  ]
  await owner.client.call(saveActivity, {
    params: { id },
    body: {
      seen: tag,
      type_id: 14,
      value: { ...value, prerequisites: [], body: { digitalProduct: true, products } },
    },
  })
  const movements = async (number: number) => {
    const { list } = await owner.client.call(listStockMovements, { params: { id: 14, number } })
    return list.map(({ cause, quantity, note }) => [cause, quantity, note])
  }
  expect(await movements(1)).toEqual([['adjusted', -6, 'Ana: de 10 para 4']])
  expect(await movements(2)).toEqual([['adjusted', 3, 'Ana: de sem limite para 3']])
  expect(await movements(3)).toEqual([['adjusted', 6, 'Ana: produto novo']])
  const other = await addMember(world, await world.station(), { role: 'owner' })
  const foreign = other.client.call(listStockMovements, { params: { id: 14, number: 1 } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
  expect(station.id).toBeGreaterThan(0)
})
