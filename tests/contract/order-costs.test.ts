import { beforeAll, expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { addOrder } from '#tests/fixtures/orders.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** What pages of carts and orders ask of the database and of the API once there is something in them: the same for one and for many. */
const shop = shopWorld()
const portal = portalWorld()
const { world } = shop
const manyThings = 12
const manyOrders = 30
const things = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, 1])) as { 1: number }
const products = Object.keys(things(manyThings)).map((id) => {
  return { id: Number(id), name: `Coisa ${id}`, valueCents: 1_000, stock: 1_000 }
})

let station: StationRecord
let owner: TestMember
/** `paid` is an order of theirs. */
type Buyer = TestMember & { paid: number }
const buyers = {} as Record<'one' | 'many', Buyer>

/** Somebody with orders of the past and a cart up to its review. */
async function buyerOf(count: number, orders: number): Promise<Buyer> {
  const buyer = await shop.buyer(station)
  for (let at = 1; at < orders; at += 1)
    await addOrder(world, station, { participantId: buyer.id, activityId: 14 })
  const { id: paid } = await shop.order(buyer, { type: 'pix' }, things(count))
  const code = await shop.codeOf(paid)
  shop.bank.pay(code)
  await shop.webhook(code)
  await shop.card(buyer)
  await shop.review(buyer, { type: 'pix' }, things(count))
  return { ...buyer, paid }
}

beforeAll(async () => {
  // Pages count time by the computer's clock.
  world.ports.clock.set(new Date().toISOString())
  station = await shop.station({ products })
  owner = await addMember(world, station, { role: 'owner' })
  buyers.one = await buyerOf(1, 1)
  buyers.many = await buyerOf(manyThings, manyOrders)
})

/** Once warm, at its cheapest: now and then a visit looks up anew which revision the station has. */
async function costOf({ token }: TestMember, path: string) {
  const visit = portal.of(world, station.slug, world.answer, { mode: 'demo' })
  const cookie = `${sessionCookieName(false)}=${token}`
  const costs: { status: number; queries: number; calls: number }[] = []
  for (let round = 0; round < 4; round += 1) {
    const { status, timing } = await visit(path, { cookie })
    const said = /desc="(\d+) queries".*desc="(\d+) calls"/.exec(timing ?? '')
    costs.push({ status, queries: Number(said?.[1]), calls: Number(said?.[2]) })
  }
  return costs.sort((a, b) => a.queries - b.queries)[0]
}

type Page = [pattern: string, queries: number, calls: number]
const pathOf = (pattern: string, { paid }: Buyer) => pattern.replace(':id', String(paid))

test.each<Page>([
  ['/homepage/carrinho', 12, 3],
  ['/homepage/carrinho/entrega', 13, 4],
  ['/homepage/carrinho/pagamento', 16, 7],
  ['/homepage/carrinho/revisao', 15, 4],
  ['/homepage/pedidos', 5, 3],
  ['/homepage/pedidos/:id', 7, 3],
])('CAR-01 ORD-01 %s costs its buyer the same for one thing and for many', async (page, queries, calls) => {
  const cost = { status: 200, queries, calls }
  expect(await costOf(buyers.one, pathOf(page, buyers.one))).toEqual(cost)
  expect(await costOf(buyers.many, pathOf(page, buyers.many))).toEqual(cost)
})

test('CAR-11 the page of a PIX costs the same for one thing and for many', async () => {
  for (const count of [1, manyThings]) {
    const buyer = await shop.buyer(station)
    const { id } = await shop.order(buyer, { type: 'pix' }, things(count))
    expect(await costOf(buyer, `/homepage/pedidos/${id}/pix`)).toEqual({ status: 200, queries: 7, calls: 3 })
  }
})

test.each<Page>([
  ['/gestao/pedidos', 4, 3],
  ['/gestao/pedidos/:id', 17, 3],
  ['/gestao/pedidos/dia', 8, 3],
])('ORD-01 ORD-02 %s costs an owner the same for one thing and for many', async (page, queries, calls) => {
  const cost = { status: 200, queries, calls }
  expect(await costOf(owner, pathOf(page, buyers.one))).toEqual(cost)
  expect(await costOf(owner, pathOf(page, buyers.many))).toEqual(cost)
})

test.each<Page>([
  ['/gestao/pessoas/:person', 15, 4],
  ['/gestao/pessoas/:person?aba=extrato', 17, 4],
  ['/gestao/pessoas/:person?aba=atividades', 15, 4],
  ['/gestao/pessoas/:person?aba=compras', 15, 4],
  ['/gestao/pessoas/:person?aba=atendimento', 15, 4],
  ['/gestao/pessoas/:person?aba=privacidade', 15, 4],
  ['/gestao/pessoas/:person?aba=notas', 16, 4],
  ['/gestao/pessoas/:person?aba=historico', 16, 4],
])('PPL-09 %s costs the team the same of whoever did one thing and many', async (page, queries, calls) => {
  const cost = { status: 200, queries, calls }
  for (const { id } of [buyers.one, buyers.many])
    expect(await costOf(owner, page.replace(':person', String(id)))).toEqual(cost)
})
