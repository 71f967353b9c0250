import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savePayer } from '#contract/commerce/payments/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { updateParticipant } from '#contract/people/onboarding/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { participants } from '../../people/access/tables.ts'
import { completePayer } from './save-payer.ts'

const shop = shopWorld()
const [cpf, another] = ['52998224725', '11144477735']
const save = ({ client }: TestMember, typed: string) => client.call(savePayer, { body: { cpf: typed } })
const cpfOf = async ({ ctx, id }: TestMember) => {
  const itself = and(eq(participants.stationId, ctx.station.id), eq(participants.id, id))
  const [row] = await ctx.db.select({ cpf: participants.cpf }).from(participants).where(itself)
  return row?.cpf
}
const taken = { status: 422, body: { fields: { cpf: ['Este CPF já tem cadastro nesta estação.'] } } }

test('CAR-06 WAL-01 GAP-156 a CPF that came with a payment is corrected by the next one until one is paid', async () => {
  const station = await shop.station()
  const ana = await shop.buyer(station, 0, { cpf: null })
  await save(ana, '529.982.247-25')
  expect(await cpfOf(ana)).toBe(cpf)
  await save(ana, another)
  expect(await cpfOf(ana)).toBe(another)
  const code = await shop.codeOf((await shop.order(ana)).id)
  shop.bank.pay(code)
  await shop.webhook(code)
  await save(ana, cpf)
  expect(await cpfOf(ana)).toBe(another)
})

test('CAR-06 GAP-156 a CPF that came with the account, or that an owner confirmed, is changed by no payment', async () => {
  const station = await shop.station()
  const [ana, bia] = [await shop.buyer(station, 0, { cpf }), await shop.buyer(station, 0, { cpf: null })]
  await save(ana, another)
  expect(await cpfOf(ana)).toBe(cpf)
  await save(bia, another)
  await shop.world.database.rawSql(
    'update participants set cpf_confirmed_at = now() where station_id = $1 and id = $2',
    [station.id, bia.id],
  )
  await save(bia, '390.533.447-05')
  expect(await cpfOf(bia)).toBe(another)
})

test('CAR-06 the CPF of another account is nobody else’s, though both send it at once; other stations know nothing of it', async () => {
  const station = await shop.station()
  const [ana, bia] = [
    await shop.buyer(station, 0, { cpf: null }),
    await shop.buyer(station, 0, { cpf: null }),
  ]
  const both = await Promise.allSettled([save(ana, cpf), save(bia, cpf)])
  const refused = both.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: taken }])
  const elsewhere = await shop.buyer(await shop.station(), 0, { cpf: null })
  await save(elsewhere, cpf)
  expect(await cpfOf(elsewhere)).toBe(cpf)
})

test.each(['', '111.111.111-11', 'x'.repeat(5_000)])(
  'CAR-06 VAL-03 %# what is no CPF is refused beside its field',
  async (typed) => {
    const ana = await shop.buyer(await shop.station(), 0, { cpf: null })
    await expect(save(ana, typed)).rejects.toMatchObject({
      status: 422,
      body: { fields: { cpf: [expect.any(String)] } },
    })
    expect(await cpfOf(ana)).toBeNull()
  },
)

test('CAR-06 SEC-04 who tries the CPFs of others is stopped soon', async () => {
  const station = await shop.station()
  await shop.buyer(station, 0, { cpf })
  const eve = await shop.buyer(station, 0, { cpf: null })
  for (let tried = 0; tried < 10; tried += 1) await expect(save(eve, cpf)).rejects.toMatchObject(taken)
  await expect(save(eve, cpf)).rejects.toMatchObject({ status: 429 })
})

test('CAR-06 SEC-107 who has a CPF and sends it again and again is told no more than that', async () => {
  const ana = await shop.buyer(await shop.station(), 0, { cpf: null })
  for (let sent = 0; sent < 15; sent += 1) await save(ana, cpf)
  expect(await cpfOf(ana)).toBe(cpf)
})

test('CAR-06 GAP-156 what was typed after a payment was made is not kept by it', async () => {
  const ana = await shop.buyer(await shop.station(), 0, { cpf: null })
  await save(ana, cpf)
  const code = await shop.codeOf((await shop.order(ana)).id)
  shop.world.ports.clock.advance(60_000)
  await save(ana, another)
  shop.bank.pay(code)
  await shop.webhook(code)
  await save(ana, cpf)
  expect(await cpfOf(ana)).toBe(cpf)
})

test('CAR-06 SEC-107 GAP-156 a CPF is corrected a few times a day: nobody asks whose all the others are', async () => {
  const ana = await shop.buyer(await shop.station(), 0, { cpf: null })
  const others = ['11144477735', '39053344705', '12345678909', '98765432100', '52998224725']
  for (const one of ['15350946056', ...others]) await save(ana, one)
  await expect(save(ana, '86288366757')).rejects.toMatchObject({ status: 429 })
  expect(await cpfOf(ana)).toBe(others.at(-1))
})

test('PLN-03 PRO-02 GAP-156 a birthday that a payment typed is the person’s once their profile says it', async () => {
  const ana = await shop.buyer(await shop.station(), 0, { birthday: null })
  const typed = (birthday: string) => completePayer(ana.ctx, ana.id, { birthday })
  const birthdayOf = async () =>
    (await ana.client.call(getUserWeb, { params: { id: 'me' } })).content.birthday
  await typed('1990-04-12')
  await typed('1991-04-12')
  expect(await birthdayOf()).toBe('1991-04-12')
  const profile = { name: 'Ana Souza', state: 'SP', birthday: '05/06/1992' }
  await ana.client.call(updateParticipant, { params: { id: ana.id }, body: profile })
  await typed('2015-01-01')
  expect(await birthdayOf()).toBe('1992-06-05')
})
