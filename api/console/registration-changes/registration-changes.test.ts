import { expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/registration-changes/endpoints.ts'
import { requestRegistrationChange } from '#contract/people/registration-changes/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'

const world = apiWorld()
const body = { email: 'Rui@Exemplo.com.br', situacao: 'Aposentado' as const, celular: '(19) 9 8888-7777' }

async function people(preRegistration = true) {
  const station = await world.station({ config: { behaviour: { preRegistration } } })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const member = await addMember(world, station, { name: 'Rui' })
  return { owner, member }
}
const ask = ({ client }: TestMember, more: object = {}, idempotencyKey?: string) =>
  client.call(requestRegistrationChange, { body: { ...body, ...more }, idempotencyKey })
const listed = async ({ client }: TestMember, done: 'yes' | 'no' = 'no') =>
  (await client.call(calls.listRegistrationChanges, { query: { done } })).list

test('PLS-07 STN-U14 a change of the register is asked for and marked as done by an owner, each twice as once', async () => {
  const { owner, member } = await people()
  const both = await Promise.all([ask(member, {}, 'one-form-key'), ask(member, {}, 'one-form-key')])
  const [{ id, messages }] = both
  expect(new Set(both.map((one) => one.id)).size).toBe(1)
  expect(messages).toEqual(['Solicitação enviada com sucesso.'])
  expect(await listed(owner)).toMatchObject([
    {
      person: { name: 'Rui' },
      wanted: { email: 'rui@exemplo.com.br', situacao: 'Aposentado', celular: '19988887777' },
    },
  ])
  const set = (isDone: boolean) =>
    owner.client.call(calls.setRegistrationChangeDone, { params: { id }, body: { isDone } })
  await set(true)
  await set(true)
  expect(await listed(owner)).toEqual([])
  expect(await listed(owner, 'yes')).toMatchObject([{ id, doneBy: 'Ana' }])
  await set(false)
  expect(await listed(owner)).toHaveLength(1)
  expect(await owner.client.call(listAudit)).toHaveLength(2)
})

test('PLS-07 a valid e-mail, one of the four situations and no more than 300 letters', async () => {
  const { member } = await people()
  const fieldsOf = async (more: object) => Object.keys((await problemOf(ask(member, more))).body.fields ?? {})
  expect(await fieldsOf({ email: 'rui' })).toEqual(['email'])
  expect(await fieldsOf({ situacao: 'Presidente' })).toEqual(['situacao'])
  expect(await fieldsOf({ celular: '123' })).toEqual(['celular'])
  expect(await fieldsOf({ endereco: 'x'.repeat(10_000) })).toEqual(['endereco'])
  for (const situacao of ['Ativo', 'Aposentado', 'Inativo', 'Pensionista']) await ask(member, { situacao })
})

test('STN-U14 only the station that keeps a register has the call; nobody else’s owner marks anything', async () => {
  const plain = await people(false)
  expect((await problemOf(ask(plain.member))).status).toBe(404)
  const { member } = await people()
  const { id } = await ask(member)
  const foreign = plain.owner.client.call(calls.setRegistrationChangeDone, {
    params: { id },
    body: { isDone: true },
  })
  expect((await problemOf(foreign)).status).toBe(404)
  expect((await problemOf(member.client.call(calls.listRegistrationChanges))).status).toBe(403)
})
