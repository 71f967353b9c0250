import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/affiliates/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { getEntry, saveEntry } from '#contract/console/entry/endpoints.ts'
import * as onboarding from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { newPerson, problemOf } from '#tests/fixtures/registration.ts'

const world = apiWorld()
const [one, two] = ['52998224725', '11144477735']

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const list = (query: { search?: string; before?: number } = {}) =>
    eva.client.call(calls.listListed, { query })
  const add = (body: Record<string, string>) => eva.client.call(calls.addListed, { body: body as never })
  const lines = (...rows: Record<string, string>[]) =>
    eva.client.call(calls.addListedLines, {
      body: { lines: rows.map((row, at) => ({ line: at + 2, cpf: '', ...row })) },
    })
  return { station, eva, list, add, lines }
}

describe('PPL-16 the list of CPFs', () => {
  test('PPL-16 kept one by one: added once, found by words and digits, removed; the account stays', async () => {
    const { station, eva, list, add } = await house()
    const rita = await addMember(world, station, { cpf: one, name: 'Rita' })
    await add({ cpf: '529.982.247-25', name: 'RITA MELO', email: 'Rita@Exemplo.com.br' })
    await add({ cpf: two })
    expect((await problemOf(add({ cpf: one }))).body.fields).toEqual({ cpf: ['Este CPF já está na lista.'] })
    expect((await problemOf(add({ cpf: '123' }))).body.fields).toHaveProperty('cpf')
    const names = async (search: string) => (await list({ search })).list.map(({ cpf }) => cpf)
    expect(await names('melo')).toEqual(['***.982.247-**'])
    expect(await names('111.444')).toEqual(['***.444.777-**'])
    expect(await names('%')).toEqual([])
    const [last, first] = (await list()).list
    expect([last?.personId, first?.personId]).toEqual([null, rita.id])
    const remove = () => eva.client.call(calls.removeListed, { params: { id: first?.id ?? 0 } })
    await remove()
    await remove()
    expect((await list()).total).toBe(1)
    expect((await eva.client.call(listAudit)).map(({ what }) => what)).toEqual([
      ...['listed.remove', 'listed.add', 'listed.add'],
    ])
  })

  test('PPL-16 many lines: right ones are taken, wrong ones told, the same again changes nothing', async () => {
    const { list, lines } = await house()
    const rows: Record<string, string>[] = [
      { cpf: '529.982.247-25', name: 'Rita Melo' },
      { cpf: '123.456.789-00', name: 'Errado' },
      { cpf: '52998224725' },
      { cpf: two, email: 'sem arroba' },
      { cpf: '5,29982E+10' },
      { cpf: '2458869076' },
    ]
    const answer = await lines(...rows)
    expect(answer.problems.map(({ line }) => line)).toEqual([3, 4, 5, 6])
    expect(answer).toMatchObject({ added: 2, changed: 0, same: 0 })
    expect(await lines(...rows)).toMatchObject({ added: 0, changed: 0, same: 2 })
    expect(await lines({ cpf: one, email: 'rita@exemplo.com.br' })).toMatchObject({ changed: 1 })
    expect((await list({ search: 'rita' })).list).toMatchObject([
      { name: 'Rita Melo', email: 'rita@exemplo.com.br' },
    ])
  })

  test('PPL-16 STN-U07 STN-U08 the sign-up follows it at once', async () => {
    const { station, eva, add } = await house()
    const { tag, value } = await eva.client.call(getEntry)
    const listOnly = { ...value, mode: 'list', form: 'affiliate' } as const
    await eva.client.call(saveEntry, { body: { seen: tag, value: listOnly } })
    const { cpf, email } = newPerson()
    const begin = () =>
      world.client(station).call(onboarding.validateSignup, {
        body: { station_id: station.id, cpf, terms_accepted: true },
      })
    expect((await problemOf(begin())).body.fields).toHaveProperty('cpf')
    await add({ cpf, name: 'Renata Farias', email })
    expect((await begin()).affiliated).toMatchObject({ name: 'Renata' })
  })

  test('TEN-01 a list is its station’s', async () => {
    const { add, list } = await house()
    await add({ cpf: one })
    const other = await house()
    const [listed] = (await list()).list
    expect((await other.list()).total).toBe(0)
    await other.eva.client.call(calls.removeListed, { params: { id: listed?.id ?? 0 } })
    expect((await list()).total).toBe(1)
  })
})
