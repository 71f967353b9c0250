import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/support/endpoints.ts'
import { listSupportRequests, sendSupportAsMember } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'

const world = apiWorld()
const written = { name: 'Rui', email: 'rui@exemplo.com.br', subject: 'Carteirinha', message: 'Não abre.' }

async function people() {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const member = await addMember(world, station, { name: 'Rui', email: `conta${station.id}@exemplo.com.br` })
  return { station, owner, member }
}
const send = ({ client, id }: TestMember, stationId: number, body: object = {}, idempotencyKey?: string) =>
  client.call(sendSupportAsMember, {
    body: { ...written, station_id: stationId, user_id: id, ...body },
    idempotencyKey,
  })
const mine = async ({ client }: TestMember) => (await client.call(listSupportRequests)).content

test('SUP-03 what a member asks has a number, its owner answers, and the member reads it by mail and on the page', async () => {
  const { station, owner, member } = await people()
  const { id, messages } = await send(member, station.id)
  expect(messages).toEqual(['Operação realizada com sucesso'])
  expect(await mine(member)).toMatchObject([{ id, subject: 'Carteirinha', state: 'open', answers: [] }])
  const { list, open } = await owner.client.call(calls.searchRequests)
  expect([list.map((one) => one.id), open]).toEqual([[id], 1])
  expect(list[0]).toMatchObject({
    email: written.email,
    account: { name: 'Rui', email: `conta${station.id}@exemplo.com.br` },
  })
  const body = { text: 'Já abre.' }
  for (let times = 0; times < 2; times += 1)
    await owner.client.call(calls.answerRequest, { params: { id }, body, idempotencyKey: 'a-form-key' })
  expect(await mine(member)).toMatchObject([{ state: 'answered', answers: [{ text: 'Já abre.' }] }])
  const mails = await world.database.db.select().from(mailOutbox).where(eq(mailOutbox.stationId, station.id))
  const answers = mails.filter(({ kind }) => kind === 'support_answer')
  expect(answers).toMatchObject([
    // Not to what was typed: that may be anybody's.
    {
      to: `conta${station.id}@exemplo.com.br`,
      subject: `Resposta ao pedido nº ${id}: ${station.config.name}`,
    },
  ])
  expect(answers[0]?.text).toContain('/homepage/support')
  const lines = await owner.client.call(listAudit)
  expect(lines).toMatchObject([{ who: 'Ana', what: 'support.answer' }])
  expect(JSON.stringify(lines)).not.toMatch(/Rui|Já abre/)
})

test('SUP-03 a message is closed and opened again, each twice as once; what an answer says afterwards counts', async () => {
  const { station, owner, member } = await people()
  const { id } = await send(member, station.id)
  const set = (state: 'open' | 'closed') =>
    owner.client.call(calls.setRequestState, { params: { id }, body: { state } })
  expect((await set('closed')).state).toBe('closed')
  expect((await set('closed')).state).toBe('closed')
  expect((await owner.client.call(calls.searchRequests, { query: { state: 'open' } })).list).toEqual([])
  expect((await set('open')).state).toBe('open')
  expect(await owner.client.call(listAudit)).toHaveLength(2)
})

test('SUP-03 nobody reads, answers or names somebody else’s; another station has none of it', async () => {
  const { station, owner, member } = await people()
  const elsewhere = await people()
  const other = await addMember(world, station)
  const { id } = await send(member, station.id)
  expect(await mine(other)).toEqual([])
  expect((await problemOf(send({ ...other, id: member.id }, station.id))).status).toBe(403)
  const params = { id }
  for (const call of [
    () => elsewhere.owner.client.call(calls.getRequest, { params }),
    () => elsewhere.owner.client.call(calls.answerRequest, { params, body: { text: 'x' } }),
    () => elsewhere.owner.client.call(calls.setRequestState, { params, body: { state: 'closed' } }),
  ])
    expect((await problemOf(call())).status).toBe(404)
  expect((await problemOf(member.client.call(calls.searchRequests))).status).toBe(403)
  expect((await elsewhere.owner.client.call(calls.searchRequests)).list).toEqual([])
  expect((await owner.client.call(calls.getRequest, { params })).answers).toEqual([])
})

test('SUP-03 found by words of a name, an e-mail or a subject, and by number; 10,000 characters are refused; too many wait', async () => {
  const { station, owner, member } = await people()
  const { id } = await send(member, station.id)
  const found = async (search: string) =>
    (await owner.client.call(calls.searchRequests, { query: { search } })).list.map((one) => one.id)
  for (const search of ['carteirinha', 'RUI', 'rui@exemplo', String(id)])
    expect(await found(search)).toEqual([id])
  expect(await found('outra coisa')).toEqual([])
  const long = 'x'.repeat(10_000)
  expect((await problemOf(send(member, station.id, { message: long }))).body.fields).toHaveProperty('message')
  const text = await problemOf(
    owner.client.call(calls.answerRequest, { params: { id }, body: { text: long } }),
  )
  expect(text.body.fields).toHaveProperty('text')
  for (let times = 0; times < 9; times += 1) await send(member, station.id)
  expect((await problemOf(send(member, station.id))).code).toBe('too_many_requests')
})

test('SUP-03 SUP-01 the same form twice, also at once, is one request', async () => {
  const { station, member } = await people()
  const both = await Promise.all([
    send(member, station.id, {}, 'one-form-key'),
    send(member, station.id, {}, 'one-form-key'),
  ])
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  expect(await mine(member)).toHaveLength(1)
})
