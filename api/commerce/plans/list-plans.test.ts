import { expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { getPlan, listPlans } from '#contract/commerce/plans/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { touchStation } from '../../stations/registry/index.ts'
import { importPlans } from './folder.ts'

const world = apiWorld()
const plans = [
  { id: 1, name: 'A negociar', priceCents: null, days: 365 as const },
  { id: 2, name: 'Caro', priceCents: 10_000, days: 365 as const, benefits: ['Um', 'Dois'] },
  { id: 3, name: 'Com desconto', priceCents: 12_000, discountCents: 6_000, days: 183 as const },
]

test('PLN-01 the cheapest after discount first, those to negotiate last', async () => {
  const station = await world.station({ content: { plans } })
  const list = await world.client(station).call(listPlans, { query: { 'where[station_id]': station.id } })
  expect(list.map(({ name }) => name)).toEqual(['Com desconto', 'Caro', 'A negociar'])
  expect(list[1]).toMatchObject({
    amount: 100,
    days: 365,
    benefits: [
      { id: 1, benefit: 'Um' },
      { id: 2, benefit: 'Dois' },
    ],
  })
  expect(list[2]?.amount).toBeNull()
})

test('PUB-18 a deleted plan and another station’s plan do not exist', async () => {
  const station = await world.station({ content: { plans } })
  const other = await world.station()
  const ofOne = (record: typeof station) => world.client(record).call(getPlan, { params: { id: 2 } })
  expect(await ofOne(station)).toMatchObject({ name: 'Caro' })
  await expect(ofOne(other)).rejects.toBeInstanceOf(ApiProblem)
  await importPlans(world.context(station), station.id, [])
  await touchStation(world.context(station), station.id)
  await expect(ofOne(station)).rejects.toMatchObject({ body: { code: 'not_found' } })
})
