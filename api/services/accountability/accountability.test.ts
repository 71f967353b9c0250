import { describe, expect, test } from 'vitest'
import { addDocument, managedAccountability } from '#contract/console/documents/endpoints.ts'
import { transparencyCalls } from '#contract/services/accountability/endpoints.ts'
import { yearOf } from '#contract/services/accountability/year-of.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()

test.each([
  ['Balanço 2025', null, 2025],
  ['Balanço 2019 e 2020', null, 2019],
  ['Balanço 2019', 2021, 2021],
  ['Balanço 2013', null, null],
  ['Balanço', 2013, null],
  ['Balanço 2014', null, 2014],
  ['Ata 1999', null, null],
  ['Processo 120200', null, null],
  ['', null, null],
])('GAP-94 the year of "%s", said %s, is %s', (name, said, year) => {
  expect(yearOf(name, said)).toBe(year)
})

async function union(unionServices = true) {
  const station = await world.station({ config: { behaviour: { unionServices } } })
  const owner = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const make = async (name: string, more: object = {}) => {
    const { file } = await owner.client.call(addDocument, { upload: { file: fileOf('%PDF-1.4') } })
    return owner.client.call(managedAccountability.create, {
      body: { name, file, isPublished: true, ...more },
    })
  }
  return { owner, member, make }
}

describe('documents of accountability', () => {
  test('TRA-01 stand by year, the newest first, those without one last; drafts are not shown', async () => {
    const { member, make } = await union()
    await make('Ata')
    await make('Balanço 2024')
    await make('Previsão', { year: 2026 })
    await make('Balanço 2012')
    await make('Rascunho 2026', { isPublished: false })
    const { content, next } = await member.client.call(transparencyCalls.list)
    expect(content.map(({ nome, year }) => [nome, year])).toEqual([
      ['Previsão', 2026],
      ['Balanço 2024', 2024],
      ['Ata', null],
      ['Balanço 2012', null],
    ])
    expect(content[0]?.anexo).toMatchObject({ format: 'PDF', bytes: 8 })
    expect(next).toBeNull()
  })

  test('TRA-01 an owner changes the year by the name, and removes; others’ and drafts are not found, nor on other stations', async () => {
    const { owner, member, make } = await union()
    const made = await make('Balanço 2024')
    const { id, tag, ...rest } = made
    const value = { ...rest, name: 'Balanço 2023' }
    await owner.client.call(managedAccountability.save, { params: { id }, body: { seen: tag, value } })
    expect((await member.client.call(transparencyCalls.list)).content).toMatchObject([{ year: 2023 }])
    const draft = await make('Rascunho', { isPublished: false })
    const stranger = await union()
    const plain = await union(false)
    for (const [who, asked] of [
      [member, draft.id],
      [stranger.member, id],
      [plain.member, id],
    ] as const)
      await expect(who.client.call(transparencyCalls.file, { params: { id: asked } })).rejects.toMatchObject({
        status: 404,
      })
    await expect(plain.member.client.call(transparencyCalls.list)).rejects.toMatchObject({ status: 404 })
    await owner.client.call(managedAccountability.remove, { params: { id } })
    expect((await member.client.call(transparencyCalls.list)).content).toEqual([])
    await expect(
      owner.client.call(managedAccountability.create, { body: { ...value, year: 20_255 } }),
    ).rejects.toMatchObject({ body: { fields: { year: [expect.any(String)] } } })
  })
})
