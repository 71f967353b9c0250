import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/people/person/endpoints.ts'
import { getTeammate, setTeammateRoles } from '#contract/console/team/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { participants } from '../../../people/access/tables.ts'
import { appointments } from '../../../services/appointments/tables.ts'

const world = apiWorld()
const reason = 'Cadastro em nome de outra pessoa'

async function scene() {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana Dona' })
  const person = await addMember(world, station, { name: 'João Silva', cpf: '52998224725' })
  return { station, owner, person, params: { id: person.id } }
}
type Scene = Awaited<ReturnType<typeof scene>>
const suspend = ({ client }: Scene['owner'], id: number, why = reason) =>
  client.call(calls.suspendPerson, { params: { id }, body: { reason: why } })
const history = async ({ client }: Scene['owner'], id: number) =>
  (await client.call(calls.listPersonHistory, { params: { id } })).list.map(({ what }) => what)

describe('one person, for the team', () => {
  test('PPL-09 shows data with a covered CPF, balance and sessions; lists begin empty', async () => {
    const { owner, params } = await scene()
    const told = await owner.client.call(calls.getPerson, { params })
    expect(told).toMatchObject({ name: 'João Silva', cpf: '***.982.247-**', status: 'active', isYou: false })
    expect(told.sessions).toHaveLength(1)
    for (const call of [calls.listPersonLedger, calls.listPersonActivities, calls.listPersonOrders])
      expect(await owner.client.call(call, { params })).toEqual({ list: [], next: null })
  })

  test('PPL-09 tells how much there is elsewhere, and nothing of it (PPL-23)', async () => {
    const { station, owner, person, params } = await scene()
    const { db } = world.database
    await db.insert(appointments).values({
      ...{ stationId: station.id, participantId: person.id, kind: 'psychology', state: 'asked' },
      ...{ weekday: 'segunda', description: 'Luto', createdAt: new Date() },
      ...{ idempotencyKey: 'um-pedido', inputDigest: '' },
    })
    const counted = (await owner.client.call(calls.getPerson, { params })).counts
    expect(counted).toEqual({ messages: 0, vouchers: 0, appointments: 1, cases: 0 })
    expect(JSON.stringify(await owner.client.call(calls.getPerson, { params }))).not.toMatch(/psych|Luto/)
  })

  test('PPL-09 the whole CPF is shown to who asks, and the history tells of it', async () => {
    const { station, owner, person, params } = await scene()
    const support = await addMember(world, station, { roles: ['support'], name: 'Lia Atende' })
    expect(await support.client.call(calls.showPersonCpf, { params })).toEqual({ cpf: '52998224725' })
    const { list } = await owner.client.call(calls.listPersonHistory, { params })
    expect(list).toMatchObject([{ who: 'Lia Atende', what: 'person.cpf', after: { name: 'João Silva' } }])
    expect(JSON.stringify(list)).not.toContain('52998224725')
    const without = await addMember(world, station)
    const none = { params: { id: without.id } }
    expect(await support.client.call(calls.showPersonCpf, none)).toEqual({ cpf: null })
    expect(await history(owner, without.id)).toEqual([])
    expect(await history(owner, person.id)).toEqual(['person.cpf'])
  })

  test('PPL-22 support reads the person and the wallet; orders are the finances’, the history and changes the owner’s', async () => {
    const { station, params } = await scene()
    const support = await addMember(world, station, { roles: ['support'] })
    const finance = await addMember(world, station, { roles: ['finance'] })
    const status = ({ client }: Scene['owner'], call: unknown) =>
      client.call(call as typeof calls.getPerson, { params }).then(
        () => 200,
        (problem: { status: number }) => problem.status,
      )
    const doors = [calls.getPerson, calls.listPersonLedger, calls.listPersonActivities]
    const shut = [calls.listPersonHistory, calls.reactivatePerson, calls.endPersonSessions]
    for (const call of doors)
      expect([await status(support, call), await status(finance, call)]).toEqual([200, 403])
    for (const call of shut)
      expect([await status(support, call), await status(finance, call)]).toEqual([403, 403])
    expect(await status(support, calls.listPersonOrders)).toBe(403)
    expect(await status(finance, calls.listPersonOrders)).toBe(200)
  })

  test('PPL-09 PPL-22 is nobody else’s: not a member’s, not an owner’s of another station', async () => {
    const { owner, person, params } = await scene()
    const other = await scene()
    const reads = [
      ...[calls.getPerson, calls.listPersonLedger, calls.listPersonActivities],
      ...[calls.listPersonOrders, calls.listPersonHistory, calls.reactivatePerson, calls.endPersonSessions],
    ]
    for (const call of reads) {
      await expect(other.owner.client.call(call as typeof calls.getPerson, { params })).rejects.toMatchObject(
        { status: 404 },
      )
      await expect(person.client.call(call as typeof calls.getPerson, { params })).rejects.toMatchObject({
        status: 403,
      })
    }
    await expect(suspend(other.owner, person.id)).rejects.toMatchObject({ status: 404 })
    expect((await owner.client.call(calls.getPerson, { params })).status).toBe('active')
  })

  test('PPL-11 a suspended one loses every session; twice is once, and reactivated it is as before', async () => {
    const { owner, person, params } = await scene()
    await suspend(owner, person.id)
    expect(await suspend(owner, person.id)).toMatchObject({
      ...{ status: 'suspended', suspendedReason: reason, sessions: [] },
    })
    await expect(person.client.call(calls.getPerson, { params })).rejects.toMatchObject({ status: 401 })
    expect(await history(owner, person.id)).toEqual(['person.suspend'])
    await owner.client.call(calls.reactivatePerson, { params })
    expect(await owner.client.call(calls.reactivatePerson, { params })).toMatchObject({
      ...{ status: 'active', suspendedAt: null, suspendedReason: null },
    })
    expect(await history(owner, person.id)).toEqual(['person.reactivate', 'person.suspend'])
  })

  test('PPL-11 sessions are ended once; one’s own of the call stays', async () => {
    const { owner, person, params } = await scene()
    await owner.client.call(calls.endPersonSessions, { params })
    await owner.client.call(calls.endPersonSessions, { params })
    expect(await history(owner, person.id)).toEqual(['person.logout'])
    const own = { params: { id: owner.id } }
    expect((await owner.client.call(calls.endPersonSessions, own)).isYou).toBe(true)
    expect((await owner.client.call(calls.getPerson, own)).sessions).toHaveLength(1)
  })

  test('PPL-11 nobody suspends themselves, nor whoever has no open account', async () => {
    const { station, owner } = await scene()
    await expect(suspend(owner, owner.id)).rejects.toMatchObject({ status: 422 })
    const waiting = await addMember(world, station, { status: 'inactive' })
    await expect(suspend(owner, waiting.id)).rejects.toMatchObject({ status: 409 })
  })

  test('PPL-11 of two owners who suspend each other at once one stays', async () => {
    const { station, owner } = await scene()
    const another = await addMember(world, station, { role: 'owner', name: 'Rui Dono' })
    const ended = await Promise.allSettled([suspend(owner, another.id), suspend(another, owner.id)])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { db } = world.database
    const rows = await db.select().from(participants).where(eq(participants.stationId, station.id))
    expect(rows.filter(({ role, status }) => role === 'owner' && status === 'active')).toHaveLength(1)
  })

  test('PPL-11 PPL-24 of an owner who suspends and one who ends their role at once one stays', async () => {
    const { station, owner } = await scene()
    const another = await addMember(world, station, { role: 'owner', roles: [], name: 'Rui Dono' })
    const { roles: seen } = await another.client.call(getTeammate, { params: { id: owner.id } })
    await Promise.allSettled([
      suspend(owner, another.id),
      another.client.call(setTeammateRoles, { params: { id: owner.id }, body: { roles: [], seen } }),
    ])
    const { db } = world.database
    const rows = await db.select().from(participants).where(eq(participants.stationId, station.id))
    expect(rows.filter(({ role, status }) => role === 'owner' && status === 'active')).toHaveLength(1)
  })
})
