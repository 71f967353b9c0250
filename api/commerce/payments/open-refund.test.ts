import { expect, test } from 'vitest'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { latestCharge } from './charge-rows.ts'
import { openRefund } from './open-refund.ts'

const shop = shopWorld()

test('ORD-04 SEC-101 of what was paid no more goes back than that, in however many parts; one key is one part', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station)
  const order = await shop.order(ana)
  const code = await shop.codeOf(order.id)
  shop.bank.pay(code)
  await shop.webhook(code)
  const charge = await latestCharge(ana.ctx, 'order', order.id)
  if (!charge) return expect.fail('nothing was charged')
  const back = (key: string, amountCents: number) =>
    openRefund(ana.ctx, charge, { kind: 'order', key, amountCents, reason: 'Veio quebrado' })
  const first = await back('a', charge.paidCents - 100)
  expect((await back('a', charge.paidCents - 100)).id).toBe(first.id)
  await expect(back('b', 101)).rejects.toMatchObject({ code: 'conflict' })
  expect(await back('c', 100)).toMatchObject({ amountCents: 100, state: 'asked' })
})
