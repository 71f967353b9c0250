import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/people/person/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { participants } from '../../../people/access/tables.ts'

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
  test('GAP-161 shows data with a covered CPF, balance and sessions; lists begin empty', async () => {
    const { owner, params } = await scene()
    const told = await owner.client.call(calls.getPerson, { params })
    expect(told).toMatchObject({ name: 'João Silva', cpf: '***.982.247-**', status: 'active', isYou: false })
    expect(told.sessions).toHaveLength(1)
    for (const call of [calls.listPersonLedger, calls.listPersonActivities, calls.listPersonOrders])
      expect(await owner.client.call(call, { params })).toEqual({ list: [], next: null })
  })

  test('GAP-161 is nobody else’s: not a member’s, not an owner’s of another station', async () => {
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

  test('GAP-161 a suspended one loses every session; twice is once, and reactivated it is as before', async () => {
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

  test('GAP-161 sessions are ended once; one’s own of the call stays', async () => {
    const { owner, person, params } = await scene()
    await owner.client.call(calls.endPersonSessions, { params })
    await owner.client.call(calls.endPersonSessions, { params })
    expect(await history(owner, person.id)).toEqual(['person.logout'])
    const own = { params: { id: owner.id } }
    expect((await owner.client.call(calls.endPersonSessions, own)).isYou).toBe(true)
    expect((await owner.client.call(calls.getPerson, own)).sessions).toHaveLength(1)
  })

  test('GAP-161 nobody suspends themselves, nor whoever has no open account', async () => {
    const { station, owner } = await scene()
    await expect(suspend(owner, owner.id)).rejects.toMatchObject({ status: 422 })
    const waiting = await addMember(world, station, { status: 'inactive' })
    await expect(suspend(owner, waiting.id)).rejects.toMatchObject({ status: 409 })
  })

  test('GAP-161 of two owners who suspend each other at once one stays', async () => {
    const { station, owner } = await scene()
    const another = await addMember(world, station, { role: 'owner', name: 'Rui Dono' })
    const ended = await Promise.allSettled([suspend(owner, another.id), suspend(another, owner.id)])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { db } = world.database
    const rows = await db.select().from(participants).where(eq(participants.stationId, station.id))
    expect(rows.filter(({ role, status }) => role === 'owner' && status === 'active')).toHaveLength(1)
  })
})
