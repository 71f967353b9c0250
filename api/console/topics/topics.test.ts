import { expect, test } from 'vitest'
import { importTopics, managedTopics } from '#contract/console/topics/endpoints.ts'
import type { TopicInput } from '#contract/console/topics/schemas.ts'
import { listTopics } from '#contract/services/consultancies/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const union = { behaviour: { unionServices: true } }
const wanted: TopicInput = {
  ...{ kind: 'Legislação', title: 'Jornada', interested: 'Tecelagem', description: '=1+1 <b>x</b>' },
  highlights: [{ item: 'Artigo 3', position: 'A favor' }],
  actions: [{ date: '2026-03-31', description: 'Audiência pública' }],
  cases: [{ number: 'PL 10/2026', court: 'Câmara' }],
  ...{ published: true, position: null },
}

test('PLS-02 owners write topics, members see the published ones in their order; others’ do not exist', async () => {
  const station = await world.station({ config: union })
  const { client } = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const create = (input: Partial<TopicInput> = {}, idempotencyKey?: string) =>
    client.call(managedTopics.create, { body: { ...wanted, ...input }, idempotencyKey })
  const made = await create({}, 'uma-chave-de-formulario')
  expect(await create({}, 'uma-chave-de-formulario')).toEqual(made)
  await create({ title: 'Creche' })
  const draft = await create({ title: 'Rascunho', published: false })
  const seen = async () => (await member.client.call(listTopics)).map(({ titulo }) => titulo)
  expect(await seen()).toEqual(['Jornada', 'Creche'])
  expect((await member.client.call(listTopics))[0]).toMatchObject({
    descricao: '=1+1 <b>x</b>',
    itens_destaque: [{ descricao_item: 'Artigo 3', posicionamento: 'A favor' }],
  })
  const { id, tag, ...value } = draft
  await client.call(managedTopics.save, {
    params: { id },
    body: { seen: tag, value: { ...value, published: true, position: 0 } },
  })
  expect(await seen()).toEqual(['Rascunho', 'Jornada', 'Creche'])
  const { list } = await client.call(managedTopics.list, { query: { search: 'créche' } })
  expect(list).toMatchObject([{ title: 'Creche', position: 2 }])
  const stale = client.call(managedTopics.save, { params: { id }, body: { seen: tag, value: wanted } })
  await expect(stale).rejects.toMatchObject({ status: 409 })
  const other = await addMember(world, await world.station({ config: union }), { role: 'owner' })
  await expect(other.client.call(managedTopics.get, { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await other.client.call(managedTopics.remove, { params: { id } })).toEqual({ removed: false })
  await expect(member.client.call(managedTopics.list)).rejects.toMatchObject({ status: 403 })
  const plain = await addMember(world, await world.station(), { role: 'owner' })
  await expect(plain.client.call(managedTopics.list)).rejects.toMatchObject({ status: 404 })
  await expect(plain.client.call(managedTopics.create, { body: wanted })).rejects.toMatchObject({
    status: 404,
  })
  expect(await client.call(managedTopics.remove, { params: { id } })).toEqual({ removed: true })
  expect(await seen()).toEqual(['Jornada', 'Creche'])
  await expect(create({ title: 'x'.repeat(10_000) })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('PLS-02 topics of a spreadsheet are written together: by their titles a second import changes them, and of wrong ones none is', async () => {
  const station = await world.station({ config: union })
  const { client } = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const write = (...topics: Partial<TopicInput>[]) =>
    client.call(importTopics, { body: { topics: topics.map((one) => ({ ...wanted, ...one })) } })
  const seen = async () =>
    (await member.client.call(listTopics)).map(({ titulo, descricao }) => [titulo, descricao])
  expect(await write({ title: 'Jornada', position: 7 }, { title: 'Creche' })).toEqual({
    created: 2,
    changed: 0,
  })
  const first = await seen()
  expect(first.map(([title]) => title)).toEqual(['Jornada', 'Creche'])
  const [jornada] = (await client.call(managedTopics.list)).list
  const again = await write({ title: 'Férias' }, { title: 'Jornada', description: 'Nova' })
  expect(again).toEqual({ created: 1, changed: 1 })
  expect(await seen()).toEqual([['Jornada', 'Nova'], first[1], ['Férias', wanted.description]])
  const kept = (await client.call(managedTopics.list)).list[0]
  expect(kept).toEqual(jornada)
  const before = await seen()
  await expect(write({ title: 'Outro' }, { title: 'Outro' })).rejects.toMatchObject({
    body: { fields: { 'topics.1.title': ['Este título está duas vezes no arquivo.'] } },
  })
  await expect(write({ title: 'Certo' }, { title: '' })).rejects.toMatchObject({ code: 'invalid_input' })
  const many = Array.from({ length: 498 }, (_, at) => ({ title: `Tema ${at}` }))
  await expect(write(...many)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await seen()).toEqual(before)
  expect(await write(...many.slice(1))).toEqual({ created: 497, changed: 0 })
  await expect(member.client.call(importTopics, { body: { topics: [wanted] } })).rejects.toMatchObject({
    status: 403,
  })
  const plain = await addMember(world, await world.station(), { role: 'owner' })
  await expect(plain.client.call(importTopics, { body: { topics: [wanted] } })).rejects.toMatchObject({
    status: 404,
  })
})

test('PLS-02 what a spreadsheet does not say of a topic stays as it is; of a new one it is empty, and a draft', async () => {
  const station = await world.station({ config: union })
  const { client } = await addMember(world, station, { role: 'owner' })
  const write = (...topics: Partial<TopicInput>[]) =>
    client.call(importTopics, {
      body: { topics: topics.map((topic) => ({ kind: 'Lei', title: 'Jornada', ...topic })) },
    })
  const { id } = await client.call(managedTopics.create, { body: { ...wanted, position: 3 } })
  const topic = async (id: number) => {
    const { tag: _, ...value } = await client.call(managedTopics.get, { params: { id } })
    return value
  }
  expect(await write({}, { title: 'Creche' })).toEqual({ created: 1, changed: 1 })
  const kept = { ...wanted, id, kind: 'Lei', position: 3 }
  expect(await topic(id)).toEqual(kept)
  const added = (await client.call(managedTopics.list)).list.find(({ title }) => title === 'Creche')
  expect(await topic(added?.id ?? 0)).toMatchObject({
    ...{ kind: 'Lei', title: 'Creche', interested: '', description: '', position: 4, published: false },
    ...{ highlights: [], actions: [], cases: [] },
  })
  await write({ description: '', cases: [] })
  expect(await topic(id)).toEqual({ ...kept, description: '', cases: [] })
  await write({ published: false })
  expect(await topic(id)).toEqual({ ...kept, description: '', cases: [], published: false })
})
