import { expect, test } from 'vitest'
import { buyCoupon, inspectVoucher, redeemVoucher } from '#contract/commerce/vouchers/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/partners/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { earn } from '../../ledger/index.ts'

const world = apiWorld()
const coupon = { newPriceCents: 1000 }

async function people() {
  const station = await world.station({
    content: { activities: [{ id: 3, type: 3, name: 'Oficina', partnerId: 7, body: { coupon } }] },
  })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const person = await addMember(world, station, { name: 'Rui', email: `rui${station.id}@exemplo.com.br` })
  return { station, owner, person, email: `rui${station.id}@exemplo.com.br` }
}
const add = ({ client }: TestMember, id: number, email: string) =>
  client.call(calls.addPartnerPerson, { params: { id }, body: { email } })
const remove = ({ client }: TestMember, id: number, person: number) =>
  client.call(calls.removePartnerPerson, { params: { id, person } })

test('GAP-84 who an owner adds to a partner redeems for it, until removed; each has its audit line', async () => {
  const { station, owner, person, email } = await people()
  const buyer = await addMember(world, station)
  await earn(buyer.ctx, { participantId: buyer.id, key: 'given', cause: 'adjustment', amountH: 100_00 })
  const { UserBoughtCupom } = await buyer.client.call(buyCoupon, { body: { action_id: 3 } })
  const params = { code: UserBoughtCupom.code }
  const mayRedeem = async () => (await person.client.call(inspectVoucher, { params })).staff !== null
  expect(await mayRedeem()).toBe(false)
  const [partner] = await add(owner, 7, ` ${email.toUpperCase()} `)
  expect(partner).toEqual({
    id: 7,
    activities: [{ id: 3, name: 'Oficina' }],
    people: [{ id: person.id, name: 'Rui', email }],
  })
  expect(await mayRedeem()).toBe(true)
  expect((await remove(owner, 7, person.id))[0]?.people).toEqual([])
  expect(await mayRedeem()).toBe(false)
  await expect(
    person.client.call(redeemVoucher, { params, body: { place: 'Balcão' } }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  expect(await owner.client.call(listAudit)).toMatchObject([
    { who: 'Ana', what: 'partner.remove', part: 'partner:7', before: { id: person.id, name: 'Rui' } },
    { who: 'Rui', what: 'voucher.scan', name: 'Oficina' },
    { who: 'Ana', what: 'partner.add', part: 'partner:7', after: { id: person.id, name: 'Rui' } },
  ])
})

test('GAP-84 nobody twice, nobody unknown, closed or of another station, no partner that is none', async () => {
  const { station, owner, person, email } = await people()
  const elsewhere = await people()
  await addMember(world, station, { email: 'fechada@exemplo.com.br', status: 'suspended' })
  await add(owner, 7, email)
  for (const wrong of [email, 'ninguem@exemplo.com.br', 'fechada@exemplo.com.br', elsewhere.email])
    await expect(add(owner, 7, wrong)).rejects.toMatchObject({
      code: 'invalid_input',
      body: { fields: { email: [expect.any(String)] } },
    })
  await expect(add(owner, 8, email)).rejects.toMatchObject({ status: 404 })
  await expect(remove(elsewhere.owner, 7, person.id)).rejects.toMatchObject({ status: 404 })
  await expect(add(person, 7, email)).rejects.toMatchObject({ status: 403 })
  await expect(person.client.call(calls.listPartners)).rejects.toMatchObject({ status: 403 })
  expect((await owner.client.call(calls.listPartners))[0]?.people).toHaveLength(1)
})
