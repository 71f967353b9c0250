import { describe, expect, test } from 'vitest'
import * as owners from '#contract/console/fuel/endpoints.ts'
import { listFuelCampaigns, listFuelVouchers, redeemFuel } from '#contract/services/fuel/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { lastDay } from './redeem-fuel.ts'

const world = apiWorld()
const fuels = [
  { id: 11, name: 'Gasolina' },
  { id: 12, name: 'Etanol' },
]
const campaign = {
  ...{ id: 1, name: 'Abasteça', description: 'Nos postos.', startsOn: '2020-01-01', endsOn: '2090-12-31' },
  ...{ voucherType: 'Desconto', litres: 40, valueCents: 2050, vouchers: 3, validDays: 30, fuels },
}

async function place(changes: object = {}, fuelCampaigns = true) {
  const station = await world.station({
    config: { behaviour: { fuelCampaigns } },
    content: { fuelCampaigns: [{ ...campaign, ...changes }] },
  })
  return { station, member: () => addMember(world, station) }
}
const take = ({ client }: TestMember, fuel_id = 11, idempotencyKey?: string) =>
  client.call(redeemFuel, { body: { fuel_id }, idempotencyKey })
const vouchersOf = ({ client, id }: TestMember) => client.call(listFuelVouchers, { params: { userId: id } })

describe('fuel for members', () => {
  test('FUE-01 FUE-02 a campaign with its fuels, and the voucher with code, volume, value and dates', async () => {
    const { member } = await place()
    const one = await member()
    expect(await one.client.call(listFuelCampaigns)).toEqual([
      {
        id: 1,
        campanha: { nomeCampanha: 'Abasteça', descricao: 'Nos postos.', imagem: null },
        fuels,
        ...{ tipoVoucher: 'Desconto', volume: 40, valor: 20.5, dataFim: '2090-12-31' },
        ...{ left: 3, left_for_user: 1 },
      },
    ])
    const voucher = await take(one, 12)
    expect(voucher).toMatchObject({
      ...{ nomeCampanha: 'Abasteça', tipoVoucher: 'Desconto', volume: 40, valorVoucher: 20.5 },
      ...{ combustivel: 'Etanol', codigo: expect.stringMatching(/^\w{5}-\w{5}$/) },
    })
    expect(voucher.dataValidade).toBe(lastDay(voucher.dataEmissao, 30))
    expect(await vouchersOf(one)).toEqual([voucher])
    expect(await one.client.call(listFuelCampaigns)).toMatchObject([{ left: 2, left_for_user: 0 }])
  })

  test('FUE-02 once per rule: sent twice, in parallel, with and without a key', async () => {
    const { member } = await place({ vouchers: 10 })
    const one = await member()
    const both = await Promise.all([take(one, 11, 'one-form-key'), take(one, 11, 'one-form-key')])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    expect((await problemOf(take(one, 12, 'one-form-key'))).code).toBe('conflict')
    const refused = await problemOf(take(one, 12))
    expect([refused.code, refused.firstMessage]).toEqual([
      'conflict',
      'Você já pegou o voucher desta campanha.',
    ])
    const two = await member()
    const answers = await Promise.allSettled([take(two), take(two, 12), take(two)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await vouchersOf(two)).toHaveLength(1)
  })

  test('FUE-02 no more than there are, whoever asks at once', async () => {
    const { member } = await place()
    const people = await Promise.all(Array.from({ length: 6 }, member))
    const answers = await Promise.allSettled(people.map((one) => take(one)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const refused = await problemOf(take(await member()))
    expect(refused.firstMessage).toBe('Os vouchers desta campanha acabaram.')
  })

  test('FUE-01 FUE-02 what is not on (yet, any more), is foreign or unknown is not there; vouchers are one’s own', async () => {
    for (const changes of [{ startsOn: '2090-01-01' }, { endsOn: '2020-02-01' }]) {
      const { member } = await place(changes)
      const one = await member()
      expect(await one.client.call(listFuelCampaigns)).toEqual([])
      expect((await problemOf(take(one))).status).toBe(404)
    }
    const { member } = await place()
    const [one, two] = [await member(), await member()]
    expect((await problemOf(take(one, 999))).status).toBe(404)
    await take(two)
    expect(await vouchersOf(one)).toEqual([])
    expect((await problemOf(vouchersOf({ ...one, id: two.id }))).status).toBe(403)
    const other = one.client.call(redeemFuel, { body: { fuel_id: 11, user_id: two.id } })
    expect((await problemOf(other)).status).toBe(403)
  })

  test('STN-026b stations without it have none of the calls', async () => {
    const { member, station } = await place({}, false)
    const one = await member()
    const owner = await addMember(world, station, { role: 'owner' })
    for (const call of [
      () => one.client.call(listFuelCampaigns),
      () => vouchersOf(one),
      () => take(one),
      () => owner.client.call(owners.listManagedFuel),
      () => owner.client.call(owners.searchFuelVouchers),
    ])
      expect((await problemOf(call())).status).toBe(404)
  })
})

describe('fuel for owners', () => {
  const input = {
    ...{ name: 'Nova', startsOn: '2020-01-01', endsOn: '2090-01-01', fuels: ' Gasolina \n\nEtanol\nEtanol' },
    ...{ voucherType: 'Desconto', litres: 10, valueCents: 1000, vouchers: 5, perMember: 2, validDays: 7 },
    isOffered: true,
  }
  test('FUE-01 a campaign is written once for each form, changed as it was seen, taken off the air; fuels keep their numbers', async () => {
    const { station, member } = await place()
    const owner = await addMember(world, station, { role: 'owner' })
    const create = () =>
      owner.client.call(owners.managedFuel.create, { body: input, idempotencyKey: 'a-form-key' })
    const { id, tag, fuels: written } = await create()
    expect([written, (await create()).id]).toEqual(['Gasolina\nEtanol', id])
    const one = await member()
    const seen = async () =>
      (await one.client.call(listFuelCampaigns)).find((shown) => shown.id === id)?.fuels ?? []
    const [, ethanol] = await seen()
    const save = (value: object, as: string) =>
      owner.client.call(owners.managedFuel.save, {
        params: { id },
        body: { seen: as, value: { ...input, ...value } },
      })
    const changed = await save({ fuels: 'Etanol\nDiesel' }, tag)
    expect((await seen())[0]).toEqual(ethanol)
    expect((await save({ fuels: 'Etanol\nDiesel' }, tag)).tag).toBe(changed.tag)
    expect((await problemOf(save({ name: 'Outra' }, tag))).code).toBe('conflict')
    await take(one, ethanol?.id)
    expect((await owner.client.call(owners.managedFuel.get, { params: { id } })).taken).toBe(1)
    await save({ isOffered: false, fuels: 'Diesel' }, changed.tag)
    expect(await seen()).toEqual([])
    expect(await vouchersOf(one)).toMatchObject([{ combustivel: 'Etanol' }])
  })

  test('FUE-02 GAP-147 owners mark a voucher as used, and find who took a voucher by its code or a name, valid or not; nobody else’s', async () => {
    const { station, member } = await place({ vouchers: 100 })
    const elsewhere = await place()
    const owner = await addMember(world, station, { role: 'owner' })
    const search = (query: object, by = owner) => by.client.call(owners.searchFuelVouchers, { query })
    const foreign = await elsewhere.member()
    await take(foreign)
    expect(await search({})).toEqual({ list: [], next: null })
    const people = await Promise.all(Array.from({ length: 31 }, member))
    for (const one of people) await take(one)
    const first = await search({})
    expect([first.list.length, first.next]).toEqual([30, first.list.at(-1)?.id])
    const rest = await search({ before: first.next })
    expect([rest.list.length, rest.next]).toEqual([1, null])
    const [voucher] = await vouchersOf(people[3] as TestMember)
    const found = await search({ search: voucher?.codigo.toLowerCase() })
    expect(found.list).toMatchObject([
      { code: voucher?.codigo, fuel: 'Gasolina', litres: 40, valueCents: 2050, state: 'valid' },
    ])
    expect((await search({ search: found.list[0]?.email })).list.map(({ id }) => id)).toContain(
      found.list[0]?.id,
    )
    expect((await search({ state: 'expired' })).list).toEqual([])
    const [{ id } = { id: 0 }] = found.list
    const mark = (isUsed: boolean, by = owner) =>
      by.client.call(owners.setFuelVoucherUsed, { params: { id }, body: { isUsed } })
    for (let time = 0; time < 2; time += 1) await mark(true)
    expect((await search({ state: 'used' })).list).toMatchObject([{ id, state: 'used' }])
    expect((await search({ state: 'valid', search: voucher?.codigo })).list).toEqual([])
    expect((await vouchersOf(people[3] as TestMember))[0]?.usadoEm).toMatch(/^\d{4}-\d\d-\d\d$/)
    await mark(false)
    expect((await vouchersOf(people[3] as TestMember))[0]?.usadoEm).toBeNull()
    expect(
      (await problemOf(mark(true, await addMember(world, elsewhere.station, { role: 'owner' })))).status,
    ).toBe(404)
    expect((await search({ search: '%' })).list).toEqual([])
    expect((await problemOf(search({}, people[0]))).status).toBe(403)
  })

  test('FUE-01 bad input is said beside its field; nobody else’s campaign, and members write none', async () => {
    const { station, member } = await place()
    const elsewhere = await place()
    const owner = await addMember(world, station, { role: 'owner' })
    const fieldsOf = async (body: object) =>
      Object.keys(
        (await problemOf(owner.client.call(owners.managedFuel.create, { body: { ...input, ...body } }))).body
          .fields ?? {},
      )
    expect(await fieldsOf({ endsOn: '2019-01-01' })).toEqual(['endsOn'])
    expect(await fieldsOf({ name: 'x'.repeat(10_000) })).toEqual(['name'])
    expect(await fieldsOf({ litres: 0 })).toEqual(['litres'])
    expect(await fieldsOf({ fuels: Array.from({ length: 11 }, (_, at) => `F${at}`).join('\n') })).toEqual([
      'fuels',
    ])
    const foreign = await addMember(world, elsewhere.station, { role: 'owner' })
    const mine = await owner.client.call(owners.managedFuel.create, { body: input })
    const read = foreign.client.call(owners.managedFuel.get, { params: { id: mine.id } })
    expect((await problemOf(read)).status).toBe(404)
    const one = await member()
    expect((await problemOf(one.client.call(owners.managedFuel.create, { body: input }))).status).toBe(403)
  })
})
