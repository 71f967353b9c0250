import type { RawSql } from '#api/platform/db/client.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { BenchServer } from './bench-server.ts'
import { callServer } from './call-server.ts'
import { asCrowd } from './crowd.ts'
import { type MeasuredPage, measurePage, printPair } from './measure-page.ts'
import { addActivity, participation } from './participations.ts'
import { payCharge } from './pay-charge.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const shopId = 300_200
const rareId = 300_201
/** Things in a cart: the queries of its pages are the same. */
const [fewThings, manyThings] = [1, 20]
const buyers = 200
const seconds = 8
const atOnce = 10
/** The most looks at an order until the webhook has paid it. */
const looks = 500
const [fewOrders, manyOrders] = [100, 100_000]
/** Many things or orders may cost so much more than few. */
const cpuBudget = 1.3

/**
 * Measures orders from an empty cart until they are paid by PIX, beside plain participations; pages of a cart with one
 * thing and with twenty; two hundred people who want one thing; the list of a hundred thousand orders. What is over its
 * budget fails the run.
 */
export async function measureCheckout(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let tokens: string[] = []
    let owner: string | undefined
    await seed(async (sql) => {
      await addPeople(sql, 'compra', buyers)
      await sql(`update participants set cpf = lpad((10000000000 + id)::text, 11, '0')
        where station_id = ${stationId} and email like 'compra%'`)
      await addShop(sql, { id: shopId, things: manyThings, stock: null })
      await addShop(sql, { id: rareId, things: 1, stock: 1 })
      await addActivity(sql)
      tokens = await openSessions(sql, `email like 'compra%'`)
      ;[owner] = await openSessions(sql, `role = 'owner'`)
    })
    await serve(async (server) => {
      await measureCarts(server, tokens)
      await measureOrders(server, tokens)
      await sellTheLast(server, tokens)
    })
    await seed((sql) => addOrders(sql, { from: 1, to: fewOrders }))
    const path = '/gestao/pedidos'
    const measure = () => serve((server) => measurePage(server, { path, headers: cookieOf(owner) }))
    const few = await measure()
    await seed((sql) => addOrders(sql, { from: fewOrders + 1, to: manyOrders }))
    const many = await measure()
    comparePair(`${path}, ${fewOrders} and ${manyOrders} orders more`, few, many)
  })
}

/** Prints a pair, and fails the run where many cost more than the budget. */
function comparePair(name: string, few: MeasuredPage, many: MeasuredPage): void {
  printPair(name, few, many)
  const isSame = few.queries === many.queries
  console.log(`  budget ${cpuBudget} times the CPU, ${isSame ? 'the same queries' : 'OTHER QUERIES'}`)
  if (!isSame || many.cpuMs > few.cpuMs * cpuBudget) process.exitCode = 1
}

/** Puts things of a shop into somebody's cart and reserves them; answers the status of the reservation. */
async function fillCart(
  server: BenchServer,
  token: string | undefined,
  { shop, things }: { shop: number; things: number },
) {
  const products = numbers(things).map((number) => ({
    id: productIdOf({ activityId: shop, number }),
    quantity: 1,
  }))
  await callServer(server, {
    token,
    method: 'POST',
    path: '/add-products-to-shoppping-cart',
    body: { products },
  })
  return callServer(server, { token, method: 'POST', path: '/single-product-orders' })
}

/** Chooses where the shop's items are fetched and how they are paid; answers the cart as its review shows it. */
async function chooseAll(server: BenchServer, token: string | undefined) {
  const locations = [{ action_id: shopId, deliveryLocation: 1 }]
  const put = (path: string, body: object) =>
    answered(callServer(server, { token, method: 'PUT', path: `/user-shopping-cart/${path}`, body }))
  await put('delivery', { locations, address: null })
  return put('payment', { type: 'pix' })
}

/** Gives the body of an answer. @throws for a refusal */
async function answered(call: ReturnType<typeof callServer>): Promise<unknown> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body
}

async function measureCarts(server: BenchServer, [one, other]: string[]): Promise<void> {
  await fillCart(server, one, { shop: shopId, things: fewThings })
  await fillCart(server, other, { shop: shopId, things: manyThings })
  await Promise.all([one, other].map((token) => chooseAll(server, token)))
  for (const path of ['/homepage/carrinho', '/homepage/carrinho/revisao']) {
    const few = await measurePage(server, { path, headers: cookieOf(one) })
    const many = await measurePage(server, { path, headers: cookieOf(other) })
    comparePair(`${path}, ${fewThings} and ${manyThings} things`, few, many)
  }
}

/** Buys from an empty cart to an order that the bank's webhook paid: it leaves an empty cart. */
async function checkOut(server: BenchServer, token: string | undefined): Promise<void> {
  await fillCart(server, token, { shop: shopId, things: 1 })
  const { totals, review } = (await chooseAll(server, token)) as Pick<Cart, 'totals' | 'review'>
  const { final_value, credit_card_value } = totals
  const body = { final_value, credit_card_value, review }
  const ordered = callServer(server, { token, method: 'POST', path: '/product-orders', body })
  const { id, gateway_charge: charge } = (await answered(ordered)) as Pick<Order, 'id' | 'gateway_charge'>
  await payCharge(server, charge?.pix_qr_code ?? '')
  for (let look = 1; look <= looks; look += 1) {
    const read = callServer(server, { token, method: 'GET', path: `/product-orders/?where[id]=${id}` })
    const { data } = (await answered(read)) as { data: Order[] }
    if (data[0]?.state === 'paid') return
  }
  throw new Error(`order ${id} was not paid by the webhook`)
}

async function measureOrders(server: BenchServer, tokens: string[]): Promise<void> {
  const free = tokens.slice(2)
  const as = (at: number) => ({ authorization: `Bearer ${free[at % free.length] ?? ''}` })
  await asCrowd(server, { duration: 2 }, (at) => participation(at + 1_000_000, as(at)))
  const plain = await asCrowd(server, { duration: seconds }, (at) => participation(at, as(at)))
  const ends = performance.now() + seconds * 1000
  let made = 0
  const started = performance.now()
  await Promise.all(
    numbers(atOnce).map(async (worker) => {
      for (let at = worker; performance.now() < ends; at += atOnce) {
        await checkOut(server, free[at % free.length])
        made += 1
      }
    }),
  )
  const perSecond = made / ((performance.now() - started) / 1000)
  console.log(`participations, API                  ${plain.perSecond.toFixed(0)} a second`)
  console.log(
    `checkouts until they are paid, API   ${perSecond.toFixed(1)} a second, ${made} paid by the webhook`,
  )
  console.log(`  ${(perSecond / plain.perSecond).toFixed(2)} times as many`)
}

/** Lets all want the last one at the same moment: one gets it, the others are told. */
async function sellTheLast(server: BenchServer, tokens: string[]): Promise<void> {
  await Promise.all(
    tokens.map((token) =>
      callServer(server, {
        token,
        method: 'POST',
        path: '/add-products-to-shoppping-cart',
        body: { products: [{ id: productIdOf({ activityId: rareId, number: 1 }), quantity: 1 }] },
      }),
    ),
  )
  const started = performance.now()
  const answers = await Promise.all(
    tokens.map((token) => callServer(server, { token, method: 'POST', path: '/single-product-orders' })),
  )
  const kept = answers.filter(({ status }) => status === 200).length
  console.log(
    `${tokens.length} people want the last one: ${kept} got it, in ${Math.round(performance.now() - started)} ms`,
  )
  if (kept !== 1) throw new Error(`${kept} people reserved the last one`)
}

const numbers = (length: number) => Array.from({ length }, (_, at) => at + 1)

const place = { id: 1, name: 'Sede', priceCents: 0, delivery: false, street: 'Rua A', streetNumber: '9' }

async function addShop(
  sql: RawSql,
  { id, things, stock }: { id: number; things: number; stock: number | null },
): Promise<void> {
  const products = numbers(things).map((number) => {
    return { id: number, name: `Coisa ${number}`, valueCents: 1_000, stock }
  })
  await sql(
    `insert into activities (station_id, id, type_id, name, description, rules, points_h, additional_cashback_h,
      participation_start, participation_end, feedback, comments_and_likes, familiar_voucher, priority, click_me_label,
      is_public, status, videos, body)
    values (${stationId}, ${id}, 14, 'Loja', '', '', 0, 0, now() - interval '1 day', now() + interval '1 day',
      '', false, false, 1, 'Comprar', false, 'published', '[]', $1::jsonb)`,
    [JSON.stringify({ products, deliveryLocations: [place], paymentOption: 'payment_only' })],
  )
}

/** Adds orders of everybody in turns, paid, with an item each, over the last three months. */
async function addOrders(sql: RawSql, { from, to }: { from: number; to: number }): Promise<void> {
  const at = `now() - (n % 90) * interval '1 day' - (n % 1440) * interval '1 minute'`
  await sql(`
    insert into orders (station_id, id, participant_id, code, idempotency_key, input_digest, status, items_cents,
      delivery_cents, discount_cents, final_cents, wallet_cents, wallet_h, charge_cents, method, installments,
      refunded_cents, vouchers_made, created_at, paid_at)
    select ${stationId}, 900000 + n, people.id, 'BENCH-' || lpad(n::text, 6, '0'), 'bench-' || n, '', 'paid', 1000,
      0, 0, 1000, 0, 0, 1000, 'pix', 1, 0, true, ${at}, ${at}
    from generate_series(${from}, ${to}) n join (
      select id, row_number() over (order by id) - 1 as place from participants
      where station_id = ${stationId} and email like 'compra%') people on people.place = n % ${buyers}`)
  await sql(`
    insert into order_parts (station_id, order_id, activity_id, activity_name, type_id, delivery_cents, discount_cents,
      cashback_h, sells_vouchers)
    select ${stationId}, 900000 + n, ${shopId}, 'Loja', 14, 0, 0, 0, false from generate_series(${from}, ${to}) n`)
  await sql(`
    insert into order_items (station_id, order_id, activity_id, product_number, name, value_cents, discount_cents, quantity, returned)
    select ${stationId}, 900000 + n, ${shopId}, 1, 'Coisa 1', 1000, 0, 1, 0 from generate_series(${from}, ${to}) n`)
}
