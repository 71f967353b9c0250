import { afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#api/platform/context.ts'
import { findAddress, listAddresses } from '#contract/commerce/addresses/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import type { NewAddress } from './addresses.ts'
import { rememberAddress } from './index.ts'

const world = apiWorld()
const home: NewAddress = {
  zipcode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const remember = ({ ctx }: TestMember, address: Partial<NewAddress> = {}) =>
  inTransaction(ctx, (inner) => rememberAddress(inner, { ...home, ...address }))
const streetsOf = async ({ client, id }: TestMember) =>
  (await client.call(listAddresses, { params: { userId: id } })).content.map(({ street }) => street)

test('CAR-19 addresses of orders are kept, the last one first, the same one once, ten at most', async () => {
  const ana = await addMember(world, await world.station())
  expect(await streetsOf(ana)).toEqual([])
  for (let number = 1; number <= 12; number += 1) {
    world.ports.clock.advance(1_000)
    await remember(ana, { street: `Rua ${number}` })
  }
  world.ports.clock.advance(1_000)
  await remember(ana, { street: 'RUA 5' })
  expect(await streetsOf(ana)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((number) => `Rua ${number}`))
})

test('CAR-19 GAP-05 nobody reads the addresses of another person, nor of another station', async () => {
  const station = await world.station()
  const [ana, bia] = [await addMember(world, station), await addMember(world, station)]
  const other = await addMember(world, await world.station())
  await remember(ana)
  expect(await streetsOf(bia)).toEqual([])
  expect(await streetsOf(other)).toEqual([])
  await expect(bia.client.call(listAddresses, { params: { userId: ana.id } })).rejects.toMatchObject({
    status: 403,
  })
})

test('CAR-19 VAL-06 a CEP says what is known of it; one that nobody knows says CEP inválido for city and street', async () => {
  const ana = await addMember(world, await world.station())
  const find = (zip: string) => ana.client.call(findAddress, { body: { zip } })
  const nothing = { city: '', neighborhood: '', street: '' }
  expect(await find('01310-100')).toEqual({ cep: '01310100', state: 'SP', ...nothing })
  expect(await find('70.040-010')).toEqual({ cep: '70040010', state: 'DF', ...nothing, city: 'Brasília' })
  const unknown = { status: 422, body: { fields: { city: ['CEP inválido'], street: ['CEP inválido'] } } }
  await expect(find('00100000')).rejects.toMatchObject(unknown)
  await expect(find('0131')).rejects.toMatchObject({
    status: 422,
    body: { fields: { zip: ['CEP inválido'] } },
  })
})

/** As where a service is asked, which knows nothing by itself. */
function hosted() {
  vi.spyOn(world.ports.postalCodes, 'known').mockReturnValue(undefined)
  return vi.spyOn(world.ports.postalCodes, 'find')
}

test('CAR-19 SEC-80 SEC-107 somebody who looks up CEPs without end waits a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') })
  const asked = hosted()
  const ana = await addMember(world, await world.station())
  const find = () => ana.client.call(findAddress, { body: { zip: '01310100' } })
  for (let time = 0; time < 20; time += 1) await find()
  await expect(find()).rejects.toMatchObject({
    status: 429,
    firstMessage: 'Muitas tentativas. Tente novamente em 60 segundos.',
  })
  expect(asked).toHaveBeenCalledTimes(20)
  vi.setSystemTime('2026-05-04T15:01:00Z')
  await find()
})

test('CAR-19 SEC-107 a CEP that is known without asking anybody counts nothing', async () => {
  const ana = await addMember(world, await world.station())
  const find = () => ana.client.call(findAddress, { body: { zip: '01310100' } })
  for (let time = 0; time < 40; time += 1) expect(await find()).toMatchObject({ state: 'SP' })
})
