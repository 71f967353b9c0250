import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/people/person/endpoints.ts'
import { requestEmailChange } from '#contract/people/account/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { participants } from '../../../people/access/tables.ts'
import { emailChanges } from '../../../people/account/tables.ts'
import { digestOf } from '../../../platform/digest.ts'
import { mailOutbox } from '../../../platform/mail/tables.ts'
import { siteDrafts } from '../../../site/builder/tables.ts'

const world = apiWorld()

async function scene() {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana Dona' })
  const person = await account(world, station, {
    ...{ name: 'João Silva', cpf: '52998224725', cpfConfirmedAt: new Date(0), tel: '11987654321' },
    ...{ birthday: '1990-04-12', state: 'SP', city: 'São Paulo' },
  })
  const { client } = owner
  const params = { id: person.id }
  const read = () => client.call(calls.getPerson, { params })
  const correct = async (change: object, seen?: string) => {
    const { name, email, phone, birthday, state, city, tag } = await read()
    const kept = { name, email, cpf: null, phone, birthday, state, city, reason: 'Pediu por telefone' }
    return client.call(calls.correctPerson, { params, body: { ...kept, seen: seen ?? tag, ...change } })
  }
  return { station, owner, person, params, read, correct }
}

const mailsOf = (station: { id: number }) =>
  world.database.db
    .select({ to: mailOutbox.to, text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.stationId, station.id))
    .orderBy(asc(mailOutbox.id))
const rowOf = async (station: { id: number }, id: number) => {
  const rows = await world.database.db
    .select()
    .from(participants)
    .where(eq(participants.stationId, station.id))
  return rows.find((row) => row.id === id)
}

describe('PPL-10 the team corrects data of somebody, with a reason', () => {
  test('another e-mail is told at both addresses; sessions and links to the old one end; sent again it is once', async () => {
    const { station, owner, person, params, read, correct } = await scene()
    const { token } = await logIn(world, station, person)
    const own = world.client(station, token)
    await own.call(requestEmailChange, {
      body: { email: 'outro@exemplo.com.br', current_password: 'Senha123' },
    })
    const before = (await mailsOf(station)).length
    const { tag } = await read()
    const email = 'joao.novo@exemplo.com.br'
    expect(await correct({ email: 'JOAO.novo@exemplo.com.br' }, tag)).toMatchObject({ email })
    expect(await correct({ email }, tag)).toMatchObject({ email })
    const mails = (await mailsOf(station)).slice(before)
    expect(mails.map(({ to }) => to)).toEqual([email, person.email])
    for (const { text } of mails) expect(text).toContain('Pediu por telefone')
    expect(mails[1]?.text).toContain('j***@exemplo.com.br')
    expect(mails[1]?.text).not.toContain(email)
    expect((await read()).sessions).toEqual([])
    expect(
      await world.database.db.select().from(emailChanges).where(eq(emailChanges.stationId, station.id)),
    ).toEqual([])
    await logIn(world, station, { email })
    const { list } = await owner.client.call(calls.listPersonHistory, { params })
    expect(list).toMatchObject([
      {
        what: 'person.correct',
        before: { data: { email: person.email } },
        after: { name: 'João Silva', data: { email }, reason: 'Pediu por telefone' },
      },
    ])
  })

  test('another CPF is told to its person, covered in the history, and confirmed by nobody', async () => {
    const { station, owner, person, params, correct } = await scene()
    expect(await correct({ cpf: '111.444.777-35' })).toMatchObject({ cpf: '***.444.777-**' })
    expect(await rowOf(station, person.id)).toMatchObject({ cpf: '11144477735', cpfConfirmedAt: null })
    expect((await mailsOf(station)).map(({ to }) => to)).toEqual([person.email])
    const { list } = await owner.client.call(calls.listPersonHistory, { params })
    expect(JSON.stringify(list)).not.toMatch(/52998224725|11144477735/)
    expect(list[0]).toMatchObject({ after: { data: { cpf: '***.444.777-**' } } })
  })

  test('what another account has is refused beside its field, also of two at once', async () => {
    const { station, owner, read, correct } = await scene()
    const other = await account(world, station, { cpf: '11144477735' })
    await account(world, station, { email: 'espera@exemplo.com.br', status: 'inactive' })
    const refused = (field: string) => ({ status: 422, body: { fields: { [field]: [expect.any(String)] } } })
    await expect(correct({ email: other.email })).rejects.toMatchObject(refused('email'))
    await expect(correct({ cpf: '11144477735' })).rejects.toMatchObject(refused('cpf'))
    await expect(correct({ birthday: '2025-01-01' })).rejects.toMatchObject(refused('birthday'))
    await expect(correct({ city: 'Atlântida do Sul' })).rejects.toMatchObject(refused('city'))
    expect(await mailsOf(station)).toEqual([])
    // What nobody confirmed is nobody's.
    await correct({ email: 'espera@exemplo.com.br' })
    const third = await account(world, station)
    const both = await Promise.allSettled(
      [other, third].map(({ id, name, email }) =>
        owner.client.call(calls.getPerson, { params: { id } }).then(({ tag }) =>
          owner.client.call(calls.correctPerson, {
            params: { id },
            body: {
              ...{ name, email: `um-so@exemplo.com.br`, cpf: null, phone: null, birthday: null },
              ...{ state: null, city: null, reason: `Era ${email}`, seen: tag },
            },
          }),
        ),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused('email') })
    expect((await read()).email).toBe('espera@exemplo.com.br')
  })

  test('what somebody changed meanwhile is not overwritten', async () => {
    const { station, read, correct } = await scene()
    const { tag } = await read()
    await correct({ city: 'Campinas' })
    const refusal = {
      status: 409,
      body: { details: { tag: expect.any(String), value: { city: 'Campinas' } } },
    }
    await expect(correct({ phone: '1133334444' }, tag)).rejects.toMatchObject(refusal)
    expect(await mailsOf(station)).toHaveLength(1)
    expect(await read()).toMatchObject({ city: 'Campinas', phone: '11987654321' })
  })

  test('an account that has ended is not corrected, nor by support, nor from another station', async () => {
    const { station, person, params, read, correct } = await scene()
    const { tag, name, email } = await read()
    const body = {
      ...{ name, email, cpf: null, phone: null, birthday: null, state: null, city: null },
      ...{ reason: 'Pediu', seen: tag },
    }
    const support = await addMember(world, station, { roles: ['support'] })
    const elsewhere = await scene()
    const by = ({ client }: typeof support) => client.call(calls.correctPerson, { params, body })
    await expect(by(support)).rejects.toMatchObject({ status: 403 })
    await expect(by(elsewhere.owner)).rejects.toMatchObject({ status: 404 })
    await world.database.db
      .update(participants)
      .set({ status: 'deleted' })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, person.id)))
    await expect(correct({ name: 'Outro Nome' })).rejects.toMatchObject({ status: 409 })
  })
})

test('PPL-10 the e-mail of the team, one’s own and that of whoever made another station stay theirs; other data of them are corrected', async () => {
  const { station, owner, person, read, correct } = await scene()
  const rita = await addMember(world, station, { roles: ['finance'], name: 'Rita' })
  const change = async (id: number, changed: object) => {
    const { name, email, phone, birthday, state, city, tag } = await owner.client.call(calls.getPerson, {
      params: { id },
    })
    const kept = { name, email, cpf: null, phone, birthday, state, city, reason: 'Pediu', seen: tag }
    return owner.client.call(calls.correctPerson, { params: { id }, body: { ...kept, ...changed } })
  }
  const text = 'O e-mail de quem cuida de uma estação só a própria pessoa troca, em Segurança da conta dela.'
  for (const id of [rita.id, owner.id])
    expect((await problemOf(change(id, { email: 'meu@exemplo.com.br' }))).body.fields).toEqual({
      email: [text],
    })
  expect((await change(rita.id, { name: 'Rita Melo' })).name).toBe('Rita Melo')
  await world.database.db.insert(siteDrafts).values({
    ...{ stationId: station.id, participantId: person.id, idempotencyKey: 'a', data: {} as never },
    ...{ madeStationId: 1, createdAt: world.ports.clock.now(), updatedAt: world.ports.clock.now() },
  } as never)
  expect((await problemOf(correct({ email: 'meu@exemplo.com.br' }))).body.fields).toEqual({ email: [text] })
  expect((await read()).email).toBe(person.email)
})

test('PPL-09 what a page has seen tells nothing of a CPF, and corrections stop before a mailbox is full of them', async () => {
  const { read, correct } = await scene()
  const { tag, ...told } = await read()
  const data = ['name', 'email', 'phone', 'birthday', 'state', 'city'] as const
  const [name, email, phone, birthday, state, city] = data.map((key) => told[key])
  expect(tag).not.toBe(digestOf([name, email, '52998224725', phone, birthday, state, city]))
  const named = (n: number) => correct({ name: `João ${'A'.repeat(n)}` })
  for (const n of [1, 2, 3, 4, 5, 6]) await named(n)
  expect((await problemOf(named(7))).status).toBe(429)
})
