import { expect, test } from 'vitest'
import { listCaseReaders } from '#contract/console/case-readers/endpoints.ts'
import * as cases from '#contract/console/cases/endpoints.ts'
import { getWaiting, listAudit } from '#contract/console/endpoints.ts'
import * as services from '#contract/console/services/endpoints.ts'
import { askAccountingAppointment, askLegalAppointment } from '#contract/services/appointments/endpoints.ts'
import type { StaffRole } from '#contract/team.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { serviceCases } from '../services/consultancies/tables.ts'

const world = apiWorld()
const cpf = '52998224725'

async function union() {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const member = await addMember(world, station, { cpf })
  const staff = (...roles: StaffRole[]) => addMember(world, station, { roles })
  const owner = await addMember(world, station, { role: 'owner', roles: [] })
  const common = { stationId: station.id, cpf, isCollective: false, kind: 'Ação', situation: 'Em andamento' }
  const rows = await world.database.db
    .insert(serviceCases)
    .values(
      (['legal', 'accounting'] as const).map((area) => ({
        ...{ ...common, area, number: `${area}-1`, court: '', title: 'Segredo' },
        updatedAt: world.ports.clock.now(),
      })),
    )
    .returning()
  const ask = { date: 'segunda', description: 'Segredo' }
  const legalAsked = await member.client.call(askLegalAppointment, { body: ask })
  await member.client.call(askAccountingAppointment, { body: { ...ask, date: 'quarta' } })
  return { member, staff, owner, legalCase: rows[0]?.id ?? 0, legalAsked: legalAsked.id }
}

const areasSeen = async ({ client }: TestMember) => ({
  cases: (await client.call(cases.searchCases, { query: {} })).list.map(({ area }) => area).sort(),
  asked: (await client.call(services.searchAppointments, { query: {} })).list.map(({ kind }) => kind).sort(),
  readers: (await client.call(listCaseReaders, { query: {} })).list.length,
})

test('PPL-23 staff of an area see its cases and requests by list and number, and nothing of another’s', async () => {
  const { staff, legalCase, legalAsked } = await union()
  const [lawyer, accountant, both] = [
    await staff('legal'),
    await staff('accounting'),
    await staff('legal', 'accounting'),
  ]
  expect(await areasSeen(lawyer)).toEqual({ cases: ['legal'], asked: ['legal'], readers: 1 })
  expect(await areasSeen(accountant)).toEqual({ cases: ['accounting'], asked: ['accounting'], readers: 1 })
  expect(await areasSeen(both)).toEqual({
    cases: ['accounting', 'legal'],
    asked: ['accounting', 'legal'],
    readers: 1,
  })
  const params = { id: legalCase }
  const { tag: seen, value } = await lawyer.client.call(cases.openCase, { params })
  for (const call of [
    accountant.client.call(cases.openCase, { params }),
    accountant.client.call(cases.saveCase, { params, body: { seen, value: { ...value, title: 'Outro' } } }),
    accountant.client.call(services.openAppointment, { params: { id: legalAsked } }),
  ])
    expect((await problemOf(call)).status).toBe(404)
  expect((await accountant.client.call(cases.removeCase, { params })).removed).toBe(false)
  // Neither are cases made in, or moved to, an area of somebody else.
  const moved = { ...value, area: 'accounting' as const, number: 'outro' }
  const write = lawyer.client.call(cases.saveCase, { params, body: { seen, value: moved } })
  expect((await problemOf(write)).body.fields).toEqual({ area: ['Você não cuida desta área.'] })
  expect((await lawyer.client.call(cases.openCase, { params })).value.title).toBe('Segredo')
})

test('PPL-23 an owner who is not named sees none of it: by page, number, count or history', async () => {
  const { staff, owner, legalCase, legalAsked } = await union()
  const lawyer = await staff('legal')
  const waits = async ({ client }: TestMember) => await client.call(getWaiting)
  expect(await waits(lawyer)).toEqual([
    { kind: 'appointments', count: 1 },
    { kind: 'caseAccounts', count: 1 },
  ])
  expect(await waits(owner)).toEqual([])
  for (const call of [
    owner.client.call(cases.searchCases, { query: {} }),
    owner.client.call(cases.openCase, { params: { id: legalCase } }),
    owner.client.call(services.openAppointment, { params: { id: legalAsked } }),
    owner.client.call(listCaseReaders, { query: {} }),
  ])
    expect((await problemOf(call)).status).toBe(403)
  const { value } = await lawyer.client.call(cases.openCase, { params: { id: legalCase } })
  await lawyer.client.call(cases.createCase, {
    body: { ...value, number: 'novo' },
    idempotencyKey: 'form-do-caso-1',
  })
  expect(await owner.client.call(listAudit)).toEqual([])
})
