import { describe, expect, test } from 'vitest'
import * as cart from '#contract/commerce/cart/endpoints.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import * as calls from '#contract/people/privacy/endpoints.ts'
import { logIn } from '#tests/fixtures/account.ts'
import { addOrder } from '#tests/fixtures/orders.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { areas } from '../../areas.ts'
import { orders } from '../../commerce/orders/tables.ts'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import { erasePersonJob } from './erase-person.ts'
import { registerOf } from './register.ts'
import { privacyRequests } from './tables.ts'

const shop = shopWorld()
const { world } = shop
const password = { current_password: 'Senha123' }
const weekMs = 7 * 86_400_000
let last = 0

async function scene() {
  last += 1
  const station = await shop.station()
  const email = `compra${last}@exemplo.com.br`
  const passwordHash = await world.ports.passwords.hash('Senha123')
  const buyer = await shop.buyer(station, 10_000, { email, passwordHash })
  const { token } = await logIn(world, station, { email })
  const client = world.client(station, token)
  const runDue = async () => {
    const rows = await world.database.db
      .select()
      .from(privacyRequests)
      .where(inStation(privacyRequests, { station }))
    for (const { id } of rows)
      await erasePersonJob(registerOf(areas)).run(world.jobs(), { stationId: station.id, requestId: id })
    const [row] = await world.database.db
      .select()
      .from(participants)
      .where(withId(participants, { station }, buyer.id))
    return row?.status
  }
  const holds = async () => (await client.call(calls.getDeletion)).holds
  return { station, buyer, client, runDue, holds }
}

describe('PPL-31 what is to be settled first', () => {
  test('a purchase under way, an order that waits for its payment, and one that is not delivered hold the account', async () => {
    const { station, buyer, client, runDue, holds } = await scene()
    const products = [{ id: productIdOf({ activityId: 14, number: 1 }), quantity: 1 }]
    await client.call(cart.addToCart, { body: { products } })
    expect(await holds()).toEqual([])
    await client.call(cart.reserveCart)
    expect(await holds()).toEqual([expect.stringContaining('compra em andamento')])
    await expect(client.call(calls.askForDeletion, { body: password })).rejects.toMatchObject({ status: 409 })
    world.ports.clock.advance(3_600_000)
    await client.call(calls.askForDeletion, { body: password })
    // Bought in the week in which one thinks again.
    await shop.order({ ...buyer, client }, { type: 'pix' })
    expect(await holds()).toEqual(
      expect.arrayContaining([expect.stringContaining('pedidos que ainda não terminaram')]),
    )
    world.ports.clock.advance(weekMs)
    expect(await runDue()).toBe('active')
    expect((await client.call(calls.getDeletion)).waiting?.heldBy).toContain('pedidos')
    await world.database.db.update(orders).set({ status: 'expired' }).where(inStation(orders, { station }))
    await world.database.rawSql(`update payment_charges set state = 'expired'`)
    const sent = await addOrder(world, station, { participantId: buyer.id, activityId: 14 })
    expect(await holds()).toEqual([expect.stringContaining(sent.code)])
    await world.database.rawSql(`update order_parts set delivered_at = now()`)
    world.ports.clock.advance(86_400_000)
    expect(await runDue()).toBe('deleted')
  })

  test('paid credits that are owed hold it, rewards that were taken back do not', async () => {
    const { station, client, holds } = await scene()
    const owe = (facts: object) =>
      world.database.db.update(ledgerAccounts).set(facts).where(inStation(ledgerAccounts, { station }))
    await world.database.rawSql(`update ledger_accounts set owed_h = 100 where kind = 'wallet'`)
    expect(await holds()).toEqual([])
    await world.database.rawSql(`update ledger_accounts set owed_paid_h = 100 where kind = 'wallet'`)
    expect(await holds()).toEqual([expect.stringContaining('deve pontos')])
    await expect(client.call(calls.askForDeletion, { body: password })).rejects.toMatchObject({ status: 409 })
    await owe({ owedPaidH: 0, owedH: 0 })
    expect((await client.call(calls.askForDeletion, { body: password })).waiting).not.toBeNull()
  })
})
