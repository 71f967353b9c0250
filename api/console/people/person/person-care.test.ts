import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blockWriter } from '#contract/console/moderation/endpoints.ts'
import * as calls from '#contract/console/people/person/endpoints.ts'
import { activateParticipant } from '#contract/people/onboarding/endpoints.ts'
import { sendSupportAsMember } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode } from '#tests/fixtures/registration.ts'
import { participants } from '../../../people/access/tables.ts'
import { consents } from '../../../people/onboarding/tables.ts'
import { withId } from '../../../platform/db/rows.ts'
import { mailOutbox } from '../../../platform/mail/tables.ts'

const world = apiWorld()

async function scene() {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana Dona' })
  const person = await addMember(world, station, { name: 'João Silva' })
  const params = { id: person.id }
  const history = async (id = person.id) =>
    (await owner.client.call(calls.listPersonHistory, { params: { id } })).list.map(({ what }) => what)
  return { station, owner, person, params, history }
}

describe('PPL-09 notes of the team', () => {
  test('are read by the team, once for each form, and removed by whoever wrote them', async () => {
    const { station, owner, params, history } = await scene()
    const support = await addMember(world, station, { roles: ['support'], name: 'Lia Atende' })
    const body = { text: 'Prefere ligação\nà tarde' }
    const idempotencyKey = 'um-formulario'
    await support.client.call(calls.addPersonNote, { params, body, idempotencyKey })
    const { list } = await support.client.call(calls.addPersonNote, { params, body, idempotencyKey })
    expect(list).toMatchObject([{ ...body, by: 'Lia Atende', mayRemove: true }])
    const seen = await owner.client.call(calls.listPersonNotes, { params })
    expect(seen.list).toMatchObject([{ ...body, mayRemove: false }])
    const note = { params: { ...params, noteId: list[0]?.id ?? 0 } }
    await expect(owner.client.call(calls.removePersonNote, note)).rejects.toMatchObject({ status: 403 })
    await support.client.call(calls.removePersonNote, note)
    expect(await support.client.call(calls.removePersonNote, note)).toEqual({ list: [], next: null })
    expect(await history()).toEqual(['person.note-remove', 'person.note'])
  })

  test('of somebody who left the team are removed by who answers for the station, and by nobody else', async () => {
    const { station, owner, params } = await scene()
    const [lia, rui] = [
      await addMember(world, station, { roles: ['support'], name: 'Lia Saiu' }),
      await addMember(world, station, { roles: ['support'] }),
    ]
    await lia.client.call(calls.addPersonNote, { params, body: { text: 'De antes' } })
    await world.database.db
      .update(participants)
      .set({ roles: [] })
      .where(withId(participants, { station }, lia.id))
    const { list } = await rui.client.call(calls.listPersonNotes, { params })
    expect(list).toMatchObject([{ mayRemove: false }])
    const note = { params: { ...params, noteId: list[0]?.id ?? 0 } }
    await expect(rui.client.call(calls.removePersonNote, note)).rejects.toMatchObject({ status: 403 })
    const seen = await owner.client.call(calls.listPersonNotes, { params })
    expect(seen.list).toMatchObject([{ mayRemove: true }])
    expect(await owner.client.call(calls.removePersonNote, note)).toEqual({ list: [], next: null })
  })

  test('are no member’s, no other station’s and no other person’s; the history has none of their words', async () => {
    const { owner, person, params } = await scene()
    const other = await scene()
    const { list } = await owner.client.call(calls.addPersonNote, { params, body: { text: 'Segredo' } })
    await expect(person.client.call(calls.listPersonNotes, { params })).rejects.toMatchObject({ status: 403 })
    for (const call of [calls.listPersonNotes, calls.listPersonRequests])
      await expect(other.owner.client.call(call as never, { params } as never)).rejects.toMatchObject({
        status: 404,
      })
    const noteId = list[0]?.id ?? 0
    await owner.client.call(calls.removePersonNote, { params: { id: owner.id, noteId } })
    expect((await owner.client.call(calls.listPersonNotes, { params })).list).toHaveLength(1)
    const lines = await owner.client.call(calls.listPersonHistory, { params })
    expect(JSON.stringify(lines)).not.toContain('Segredo')
  })
})

describe('PPL-09 what else is known of somebody', () => {
  test('their messages to the station, what they agreed to, and that they may not write', async () => {
    const { station, owner, person, params } = await scene()
    const message = { name: 'João', email: 'joao@exemplo.com.br', subject: 'Dúvida', message: 'Como pago?' }
    await person.client.call(sendSupportAsMember, { body: { ...message, station_id: station.id } })
    await world.database.db.insert(consents).values({
      ...{ stationId: station.id, participantId: person.id, document: 'terms', version: '2023-05-05' },
      acceptedAt: new Date('2026-01-02T12:00:00Z'),
    })
    await owner.client.call(blockWriter, { body: { participant: person.id, reason: 'Ofensas' } })
    expect(await owner.client.call(calls.listPersonRequests, { params })).toMatchObject({
      list: [{ subject: 'Dúvida', state: 'open' }],
    })
    expect(await owner.client.call(calls.getPerson, { params })).toMatchObject({
      counts: { messages: 1 },
      consents: [{ document: 'terms', version: '2023-05-05', acceptedAt: '2026-01-02T12:00:00.000Z' }],
      writingBlock: { reason: 'Ofensas', until: null },
    })
  })
})

describe('PPL-11 activation sent again', () => {
  test('to whoever waits for it, within what their mailbox gets; the code opens the account', async () => {
    const { station, owner, history } = await scene()
    const email = 'espera@exemplo.com.br'
    const { id } = await addMember(world, station, { email, status: 'inactive' })
    const resend = () => owner.client.call(calls.resendActivation, { params: { id } })
    await resend()
    await expect(resend()).rejects.toMatchObject({ status: 429 })
    const { db } = world.database
    const sent = and(eq(mailOutbox.stationId, station.id), eq(mailOutbox.to, email))
    expect(await db.$count(mailOutbox, sent)).toBe(1)
    expect(await history(id)).toEqual(['person.activation'])
    const { hash } = await lastCode(world, station, email)
    await world.client(station).call(activateParticipant, { body: { station: station.id, email, hash } })
    expect((await owner.client.call(calls.getPerson, { params: { id } })).status).toBe('active')
    await expect(resend()).rejects.toMatchObject({ status: 409 })
  })

  test('a code that went to an address that the team corrected opens nothing', async () => {
    const { station, owner } = await scene()
    const email = 'errado@exemplo.com.br'
    const { id } = await addMember(world, station, { email, status: 'inactive', name: 'Bia Lopes' })
    const params = { id }
    const { tag } = await owner.client.call(calls.resendActivation, { params })
    const { hash } = await lastCode(world, station, email)
    const body = {
      ...{ name: 'Bia Lopes', email: 'certo@exemplo.com.br', cpf: null, phone: null, birthday: null },
      ...{ state: null, city: null, reason: 'Digitou errado', seen: tag },
    }
    await owner.client.call(calls.correctPerson, { params, body })
    const activate = world
      .client(station)
      .call(activateParticipant, { body: { station: station.id, email, hash } })
    await expect(activate).rejects.toMatchObject({ status: expect.any(Number) })
    expect((await owner.client.call(calls.getPerson, { params })).status).toBe('inactive')
  })
})
