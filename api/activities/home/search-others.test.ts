import { expect, test } from 'vitest'
import { searchOthers } from '#contract/activities/home/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
type Options = NonNullable<Parameters<typeof world.station>[0]>
type Content = NonNullable<Options['content']>
type Entry = NonNullable<Content['activities']>[number]

const mug = { id: 7, name: 'Caneca Café', valueCents: 4_990, discountCents: 490, image: '/caneca.webp' }
const shop = (id: number, rest: Partial<Entry> = {}): Entry => ({
  id,
  type: 14,
  name: `Loja ${id}`,
  body: { digitalProduct: true, products: [mug] },
  ...rest,
})
const news = (id: number, rest: object = {}) => ({
  id,
  title: `Café com notícia ${id}`,
  publishedAt: `2020-01-${String(id).padStart(2, '0')}T12:00:00Z`,
  ...rest,
})

async function finding(content: object, config: Options['config'] = { features: { checkout: true } }) {
  const station = await world.station({ config, content: content as Content })
  const { client } = await addMember(world, station)
  return (name: string, part: { kind?: 'news' | 'products'; limit?: number; offset?: number } = {}) =>
    client.call(searchOthers, { query: { 'where[name]': name, ...part } })
}
const none = { news: [], products: [], news_total: 0, products_total: 0 }
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

test('HOM-08 GAP-152 news are found by their titles, newest first, a few of them, as far as members may read them', async () => {
  const find = await finding({
    news: [
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => news(id)),
      news(8, { status: 'draft' }),
      news(9, { publishedAt: '2099-01-01T12:00:00Z' }),
      news(10, { section: 'legal' }),
      news(11, { title: 'Outra' }),
    ],
  })
  const first = await find('CAFE noticia')
  expect([ids(first.news), first.news_total]).toEqual([[7, 6, 5, 4, 3, 2], 7])
  const last = await find('CAFE noticia', { kind: 'news', offset: 6 })
  expect([ids(last.news), last.news_total]).toEqual([[1], 7])
  expect(await find('CAFE noticia', { offset: 24 })).toEqual({ ...none, news_total: 7 })
  expect(await find('CAFE noticia', { kind: 'products' })).toEqual(none)
  expect((await find('outra')).news).toEqual([
    { id: 11, title: 'Outra', image: null, publishedAt: '2020-01-11T12:00:00.000Z' },
  ])
  for (const odd of ['%', '_', "'; drop table news; --", '', '  ']) expect(await find(odd), odd).toEqual(none)
})

test('HOM-08 GAP-152 products are found with the activity that sells them, while it does', async () => {
  const past = '2026-01-02T00:00:00Z'
  const find = await finding({
    activities: [
      shop(1, { priority: 9 }),
      shop(2, { status: 'draft' }),
      shop(3, { end: past }),
      shop(4, { type: 21, priority: 5, body: { recurrence: 'monthly', products: [mug] } }),
    ],
  })
  const { products } = await find('caneca cafe')
  expect(ids(products)).toEqual([40_007, 10_007])
  expect(products[1]).toEqual({
    id: 10_007,
    name: 'Caneca Café',
    image: '/caneca.webp',
    value: 49.9,
    discount: 4.9,
    action: { id: 1, name: 'Loja 1' },
  })
  const second = await find('caneca', { kind: 'products', limit: 1, offset: 1 })
  expect([ids(second.products), second.products_total]).toEqual([[10_007], 2])
  expect((await find('chá')).products).toEqual([])
})

test('HOM-08 GAP-152 TEN-09 a closed shop shows no products, and nobody those of a plan they do not have', async () => {
  const closed = await finding({ activities: [shop(1)] }, { features: { checkout: false } })
  expect((await closed('caneca')).products).toEqual([])
  const plans = [{ id: 3, name: 'Ouro', priceCents: 1_000, days: 30 }]
  const find = await finding({ plans, activities: [shop(1, { onlyForPlans: [3] }), shop(2)] })
  expect(await find('caneca')).toMatchObject({ products: [{ id: 20_007 }], products_total: 1 })
})

test('HOM-08 GAP-152 a station finds nothing of another', async () => {
  await finding({ news: [news(1)], activities: [shop(1)] })
  const find = await finding({})
  expect(await find('ca')).toEqual(none)
})
