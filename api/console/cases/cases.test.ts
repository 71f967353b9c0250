import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/cases/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { listAccessLines } from '#contract/services/access-lines/endpoints.ts'
import type { CaseInput } from '#contract/services/consultancies/case-input.ts'
import { listAccountingCases, listLegalCases } from '#contract/services/consultancies/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const union = { behaviour: { unionServices: true } }
const wanted: CaseInput = {
  ...{ area: 'legal', number: 'A-1', cpf: '52998224725', isCollective: false, kind: 'Reclamação' },
  ...{ filedOn: '2025-04-10', situation: 'Em andamento', court: 'TRT', title: 'Assunto reservado' },
  ...{ claimCents: 123_456, link: 'https://www.exemplo.com.br/1' },
}

async function writing() {
  const station = await world.station({ config: union })
  const eva = await addMember(world, station, { name: 'Eva Dona', role: 'owner' })
  const create = (input: Partial<CaseInput> = {}, idempotencyKey?: string) =>
    eva.client.call(calls.createCase, { body: { ...wanted, ...input }, idempotencyKey })
  const open = (id: number) => eva.client.call(calls.openCase, { params: { id } })
  const search = (
    query: { search?: string; area?: 'legal' | 'accounting'; limit?: number; before?: number } = {},
  ) => eva.client.call(calls.searchCases, { query })
  const numbers = async (query?: Parameters<typeof search>[0]) =>
    (await search(query)).list.map(({ number }) => number)
  return { station, eva, create, open, search, numbers }
}
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it was taken'),
    (problem: { body?: { fields?: unknown } }) => problem.body?.fields,
  )

describe('LEG-02 CTB-02 cases that owners write', () => {
  test('GAP-93 the list does not say what a case says; opening it does, and whoever has the CPF sees who did', async () => {
    const { station, create, open, search } = await writing()
    const ana = await addMember(world, station, { cpf: '52998224725', cpfConfirmedAt: new Date() })
    const rui = await addMember(world, station, { cpf: '11144477735', cpfConfirmedAt: new Date() })
    const { id } = await create()
    const collective = await create({ number: 'T-1', cpf: null, isCollective: true })
    const { list } = await search()
    expect(list).toMatchObject([
      { number: 'T-1', cpf: null, isCollective: true },
      { number: 'A-1', cpf: '•••.982.247-••', isCollective: false },
    ])
    expect(JSON.stringify(list)).not.toMatch(/reservado|52998224725/)
    const lines = async ({ client }: typeof ana) => (await client.call(listAccessLines)).list
    expect(await lines(ana)).toEqual([])
    expect(await open(id)).toMatchObject({ id, value: wanted })
    await open(collective.id)
    expect(await lines(ana)).toMatchObject([{ who: 'Eva Dona', what: 'case', area: 'Consultoria jurídica' }])
    expect(await lines(rui)).toEqual([])
  })

  test('GAP-93 a CPF that nobody has yet: whoever becomes a member with it and is confirmed sees the case and who read it', async () => {
    const { station, create, open } = await writing()
    const { id } = await create()
    await open(id)
    const ana = await addMember(world, station, { cpf: '52998224725', cpfConfirmedAt: new Date() })
    expect(await ana.client.call(listLegalCases)).toMatchObject([
      { numeroProcesso: 'A-1', valorCausa: 1234.56 },
    ])
    expect(await ana.client.call(listAccountingCases)).toEqual([])
    expect((await ana.client.call(listAccessLines)).list).toHaveLength(1)
  })

  test('by CPF with or without its mask, by a part of the number, by area, page by page', async () => {
    const { create, search, numbers } = await writing()
    await create()
    await create({ number: 'B_2%', cpf: '11144477735' })
    await create({ number: 'C-3', area: 'accounting' })
    expect(await numbers()).toEqual(['C-3', 'B_2%', 'A-1'])
    expect(await numbers({ search: '529.982.247-25' })).toEqual(['C-3', 'A-1'])
    expect(await numbers({ search: '11144477735' })).toEqual(['B_2%'])
    expect(await numbers({ search: '_2%' })).toEqual(['B_2%'])
    expect(await numbers({ search: '%' })).toEqual(['B_2%'])
    expect(await numbers({ search: 'a-' })).toEqual(['A-1'])
    expect(await numbers({ area: 'accounting' })).toEqual(['C-3'])
    const first = await search({ limit: 2 })
    expect(first.list.map(({ number }) => number)).toEqual(['C-3', 'B_2%'])
    expect(await numbers({ limit: 2, before: first.next ?? 0 })).toEqual(['A-1'])
  })

  test('SEC-04 the same form makes one; a number stands once in its area', async () => {
    const { create, numbers } = await writing()
    const made = await create({}, 'uma-chave-de-formulario')
    expect(await create({}, 'uma-chave-de-formulario')).toEqual(made)
    expect(await fieldsOf(create())).toEqual({
      number: ['Já existe um processo com este número nesta área.'],
    })
    await create({ area: 'accounting' })
    expect(await numbers()).toEqual(['A-1', 'A-1'])
  })

  test('VAL-02 what is no case is refused beside its field', async () => {
    const { create } = await writing()
    expect(await fieldsOf(create({ cpf: '11111111111' }))).toEqual({ cpf: ['CPF inválido'] })
    expect(await fieldsOf(create({ cpf: null }))).toEqual({
      cpf: ['Informe o CPF, ou marque como causa coletiva'],
    })
    expect(await fieldsOf(create({ title: '', link: 'javascript:alert(1)' }))).toMatchObject({
      title: ['Esse campo é obrigatório'],
      link: [expect.any(String)],
    })
    expect(await fieldsOf(create({ title: 'x'.repeat(10_000) }))).toMatchObject({
      title: ['Esse campo deve possuir no máximo 200 caracteres'],
    })
  })

  test('changed as it was seen; who is later is told so, and nothing of what it says', async () => {
    const { eva, create, open } = await writing()
    const { id } = await create()
    const { tag } = await open(id)
    const save = (title: string) =>
      eva.client.call(calls.saveCase, { params: { id }, body: { seen: tag, value: { ...wanted, title } } })
    await save('Outro título')
    await save('Outro título')
    const problem = await save('Mais um').catch((error: { status: number; body: object }) => error)
    expect(problem).toMatchObject({ status: 409, body: { details: { who: 'Eva Dona', value: null } } })
    expect(JSON.stringify(problem)).not.toContain('Outro título')
    expect((await open(id)).value.title).toBe('Outro título')
    await create({ number: 'B-2' })
    const now = (await open(id)).tag
    const taken = eva.client.call(calls.saveCase, {
      params: { id },
      body: { seen: now, value: { ...wanted, number: 'B-2' } },
    })
    expect(await fieldsOf(taken)).toHaveProperty('number')
  })

  test('removed once; the history says area and number and nothing else of it', async () => {
    const { eva, create, numbers } = await writing()
    const { id } = await create()
    const remove = () => eva.client.call(calls.removeCase, { params: { id } })
    expect([await remove(), await remove()]).toEqual([{ removed: true }, { removed: false }])
    expect(await numbers()).toEqual([])
    const lines = await eva.client.call(listAudit)
    expect(lines.map(({ what }) => what)).toEqual(['case.remove', 'case.create'])
    expect(JSON.stringify(lines)).toContain('Consultoria jurídica, nº A-1')
    expect(JSON.stringify(lines)).not.toMatch(/52998224725|reservado/)
  })

  test('another station’s does not exist, members have none of this, nor owners where there are no such services', async () => {
    const { station, create } = await writing()
    const { id } = await create()
    const other = await writing()
    const member = await addMember(world, station)
    const plain = await addMember(world, await world.station(), { role: 'owner' })
    const asks = (client: typeof member.client) =>
      [
        client.call(calls.openCase, { params: { id } }),
        client.call(calls.saveCase, { params: { id }, body: { seen: 'x', value: wanted } }),
      ] as Promise<unknown>[]
    for (const [client, status] of [
      [other.eva.client, 404],
      [member.client, 403],
      [plain.client, 404],
    ] as const)
      for (const call of asks(client)) await expect(call).rejects.toMatchObject({ status })
    expect(await other.numbers()).toEqual([])
    expect(await other.eva.client.call(calls.removeCase, { params: { id } })).toEqual({ removed: false })
    await expect(plain.client.call(calls.searchCases)).rejects.toMatchObject({ status: 404 })
  })
})
