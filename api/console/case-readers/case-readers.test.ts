import { expect, test } from 'vitest'
import * as calls from '#contract/console/case-readers/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { listAccessLines } from '#contract/services/access-lines/endpoints.ts'
import { getCaseReader, getLegalCase, listLegalCases } from '#contract/services/consultancies/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { writeAccessLine } from '../../services/access-lines/index.ts'
import { serviceCases } from '../../services/consultancies/tables.ts'

const world = apiWorld()
const cpf = '52998224725'

async function people() {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const ana = await addMember(world, station, { name: 'Ana', cpf })
  const [own] = await world.database.db
    .insert(serviceCases)
    .values({
      ...{ stationId: station.id, area: 'legal', number: 'A-1', cpf, isCollective: false, kind: 'Ação' },
      ...{ situation: 'Em andamento', court: 'TRT', title: 'Divórcio', updatedAt: new Date() },
    })
    .returning()
  await writeAccessLine(eva.ctx, { reader: { id: eva.id, name: 'Eva' }, what: 'case', area: 'Jurídico', cpf })
  const listed = async (confirmed: 'yes' | 'no' = 'no') =>
    (await eva.client.call(calls.listCaseReaders, { query: { confirmed } })).list
  const set = (isConfirmed: boolean, seen = cpf) =>
    eva.client.call(calls.setCaseReader, { params: { id: ana.id }, body: { cpf: seen, isConfirmed } })
  const seen = async () => ({
    cases: (await ana.client.call(listLegalCases)).length,
    lines: (await ana.client.call(listAccessLines)).list.length,
    ...(await ana.client.call(getCaseReader)),
  })
  return { station, eva, ana, caseId: own?.id ?? 0, listed, set, seen }
}

test('GAP-93 LEG-02 whoever types a CPF sees nothing of it until an owner says that it is theirs, and nothing once that is taken back', async () => {
  const { eva, ana, caseId, listed, set, seen } = await people()
  const nothing = { cases: 0, lines: 0, isConfirmed: false }
  expect(await seen()).toEqual(nothing)
  const one = () => ana.client.call(getLegalCase, { params: { id: caseId } })
  expect((await problemOf(one())).status).toBe(404)
  expect(await listed()).toMatchObject([{ id: ana.id, name: 'Ana', cpf, confirmedAt: null }])
  await Promise.all([set(true), set(true)])
  // Who opened a case, and, once however often the list was read, that somebody learned of it.
  expect(await seen()).toEqual({ cases: 1, lines: 2, isConfirmed: true })
  expect(await one()).toMatchObject({ titulo: 'Divórcio' })
  expect([await listed(), await listed('yes')]).toMatchObject([[], [{ id: ana.id }]])
  await set(false)
  expect(await seen()).toEqual(nothing)
  const lines = await eva.client.call(listAudit)
  expect(lines.map(({ what }) => what)).toEqual(['case-reader.undo', 'case-reader.confirm'])
  expect(JSON.stringify(lines)).not.toMatch(/529\.?982|\bAna\b/)
})

test('GAP-93 an account with another CPF than was seen, a foreign one and one without cases are not confirmed', async () => {
  const { station, eva, ana, set, listed } = await people()
  expect((await problemOf(set(true, '11144477735'))).status).toBe(409)
  const rui = await addMember(world, station, { cpf: '11144477735' })
  expect(await listed()).toHaveLength(1)
  const foreign = await people()
  const params = { id: foreign.ana.id }
  const there = eva.client.call(calls.setCaseReader, { params, body: { cpf, isConfirmed: true } })
  expect((await problemOf(there)).status).toBe(404)
  expect(await foreign.seen()).toMatchObject({ cases: 0 })
  for (const { client } of [rui, ana])
    expect((await problemOf(client.call(calls.listCaseReaders))).status).toBe(403)
})
