import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getActionLikes, likeAction } from '#contract/activities/social/endpoints.ts'
import { listEarnedPoints } from '#contract/activities/wallet/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { actOnPeople, getPeopleFacts } from '#contract/console/people/endpoints.ts'
import * as calls from '#contract/console/people/merge/endpoints.ts'
import type { MergeChoices } from '#contract/console/people/merge/schemas.ts'
import {
  addPersonNote,
  correctPerson,
  getPerson,
  listPersonHistory,
} from '#contract/console/people/person/endpoints.ts'
import { movePersonPoints } from '#contract/console/points/endpoints.ts'
import { getUserWeb, logout } from '#contract/people/access/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { everythingStored, isOurs } from '#tests/fixtures/card-secrets.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { areas } from '../../../areas.ts'
import { balanceOf, earn, sumsOfAccounts } from '../../../ledger/index.ts'
import { participants } from '../../../people/access/tables.ts'
import { accountMerges } from '../../../people/merges/tables.ts'
import { erasePerson } from '../../../people/privacy/erase-person.ts'
import { keptPerson, registerOf } from '../../../people/privacy/register.ts'
import { writeCopy } from '../../../people/privacy/write-copy.ts'
import { inTransaction } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { mailOutbox } from '../../../platform/mail/tables.ts'
import { mergeAccounts } from './merge-accounts.ts'

const world = apiWorld()
let last = 0

/** A station with an owner, and somebody with two accounts: the older one confirmed, the newer one with points. */
async function scene() {
  last += 1
  const activities = [{ id: 7, type: 17, name: 'Carta', commentsAndLikes: true }]
  const station = await world.station({ content: { activities } })
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva Prado' })
  const one = await account(world, station, {
    ...{ name: 'Marina Duarte', tel: '11987654321', email: `marina${last}@exemplo.com.br` },
    createdAt: new Date('2025-03-01T12:00:00Z'),
  })
  const other = await account(world, station, {
    ...{ name: 'Marina D.', birthday: '1987-03-09', email: `duarte${last}@exemplo.com.br` },
    createdAt: new Date('2025-09-01T12:00:00Z'),
  })
  const session = async (of: typeof one): Promise<TestMember> => {
    const { token } = await logIn(world, station, of)
    return { id: of.id, token, ctx: world.context(station), client: world.client(station, token) }
  }
  const preview = (id = one.id, ends = other.id) =>
    eva.client.call(calls.previewMerge, { params: { id }, query: { ends } })
  const merge = async (
    { id, ends, seen, ...more }: { id?: number; ends?: number; seen?: string; choices?: MergeChoices } = {},
    by = eva,
  ) => {
    const [to, from] = [id ?? one.id, ends ?? other.id]
    const body = { ends: from, choices: {}, reason: 'Cadastro repetido', ...more }
    const tag = seen ?? (await preview(to, from)).tag
    return by.client.call(calls.mergeAccounts, { params: { id: to }, body: { ...body, seen: tag } })
  }
  const set = (id: number, facts: Partial<typeof participants.$inferInsert>) =>
    world.database.db
      .update(participants)
      .set(facts)
      .where(withId(participants, { station }, id))
  const rowOf = async (id: number) => {
    const [row] = await world.database.db
      .select()
      .from(participants)
      .where(withId(participants, { station }, id))
    return row
  }
  const give = (id: number, amountH: number) =>
    earn(world.context(station), {
      participantId: id,
      amountH,
      cause: 'adjustment',
      key: `given:${id}:${amountH}`,
    })
  return { station, eva, one, other, session, preview, merge, set, rowOf, give }
}

describe('PPL-12 two accounts of one person become one', () => {
  test('PPL-12 what is kept is shown before; then everything is there, and the other account ends for good', async () => {
    const { station, eva, one, other, session, preview, merge, rowOf, give } = await scene()
    const [anas, others] = [await session(one), await session(other)]
    for (const { client } of [anas, others]) await client.call(likeAction, { body: { action: 7 } })
    await give(one.id, 500)
    await give(other.id, 250)
    for (const tag of ['Conselho', 'Diretoria'])
      await eva.client.call(actOnPeople, {
        body: { kind: 'tag', tag, whom: { ids: tag === 'Conselho' ? [one.id, other.id] : [other.id] } },
      })
    await eva.client.call(addPersonNote, { params: { id: other.id }, body: { text: 'Ligou em maio' } })
    const shown = await preview()
    expect(shown).toMatchObject({
      stays: { id: one.id, points: 5 },
      ends: { id: other.id, points: 2.5 },
      differing: ['name', 'email', 'phone', 'birthday'],
      usual: { name: 'stays', email: 'stays', phone: 'stays', birthday: 'ends' },
      ...{ points: 2.5, ledgerLines: 1, holds: [], isOtherBetter: false },
    })
    expect(Object.fromEntries(shown.carried.map(({ name, count }) => [name, count]))).toMatchObject({
      ...{ Etiquetas: 2, 'Notas da equipe': 1, 'Curtidas em atividades': 1 },
    })
    expect(await merge({ choices: { name: 'ends' } })).toEqual({ id: one.id })

    expect(await rowOf(one.id)).toMatchObject({
      ...{
        name: 'Marina D.',
        email: one.email,
        tel: '11987654321',
        birthday: '1987-03-09',
        status: 'active',
      },
    })
    expect(await rowOf(other.id)).toMatchObject({
      ...{ name: 'Conta juntada', status: 'deleted', tel: null, passwordHash: null },
    })
    const merged = await eva.client.call(getPerson, { params: { id: one.id } })
    expect(merged).toMatchObject({ points: 7.5, tags: [{ name: 'Conselho' }, { name: 'Diretoria' }] })
    expect((await eva.client.call(getPerson, { params: { id: other.id } })).mergedInto).toBe(one.id)
    const likes = await anas.client.call(getActionLikes, { params: { id: 7 } })
    expect(likes).toEqual({ count: 1, userLiked: true })
    const { content } = await anas.client.call(listEarnedPoints)
    expect(content[0]).toMatchObject({
      ...{ points: 2.5, balance: 7.5, description: 'Saldo da outra conta. Cadastro repetido' },
      reason: 'Saldo da outra conta',
    })
    expect((await sumsOfAccounts(world.context(station))).pointsH).toBe(0)
    expect((await problemOf(others.client.call(logout))).code).toBe('not_authenticated')
    await expect(logIn(world, station, other)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect((await eva.client.call(getPeopleFacts)).counts).toMatchObject({ active: 2, deleted: 1 })
  })

  test('PPL-12 both addresses are told, and the history of both says it, with the reason and no address', async () => {
    const { station, eva, one, other, merge } = await scene()
    await merge()
    const mails = await world.database.db
      .select()
      .from(mailOutbox)
      .where(inStation(mailOutbox, { station }, eq(mailOutbox.kind, 'accounts_merged')))
    expect(mails.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort())
    for (const { text, to } of mails) {
      expect(text).toContain('Cadastro repetido')
      expect(text).not.toContain(to === one.email ? other.email : one.email)
    }
    const lines = (await eva.client.call(listAudit)).filter(({ what }) => what.startsWith('person.merge'))
    expect(lines).toMatchObject([
      { what: 'person.merge', part: `participant:${one.id}`, after: { reason: 'Cadastro repetido' } },
      { what: 'person.merge-into', part: `participant:${other.id}`, after: { into: 'Marina Duarte' } },
    ])
    const { list } = await eva.client.call(listPersonHistory, { params: { id: one.id } })
    expect(list.map(({ what }) => what)).toEqual(['person.merge', 'person.merge-into'])
  })

  test('PPL-12 with the e-mail of the other account one logs in by it, and sessions and links of before end', async () => {
    const { station, one, other, session, set, merge, rowOf } = await scene()
    const ana = await session(one)
    await set(one.id, { emailProvedAt: new Date('2026-01-01T12:00:00Z') })
    await merge({ choices: { email: 'ends' } })
    // The mailbox that it has now is one that nobody proved (PPL-25).
    expect((await rowOf(one.id))?.emailProvedAt).toBeNull()
    expect((await rowOf(one.id))?.email).toBe(other.email)
    expect((await problemOf(ana.client.call(getUserWeb, { params: { id: 'me' } }))).code).toBe(
      'not_authenticated',
    )
    expect((await logIn(world, station, other)).content.id).toBe(one.id)
    await expect(logIn(world, station, one)).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  test('PPL-12 sent twice it is done once, of two that cross each other one is done, and three become one', async () => {
    const { station, one, other, preview, merge, give, eva } = await scene()
    await give(one.id, 500)
    await give(other.id, 250)
    const [there, back] = [(await preview()).tag, (await preview(other.id, one.id)).tag]
    const outcomes = await Promise.allSettled([
      merge({ seen: there }),
      merge({ id: other.id, ends: one.id, seen: back }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [row] = await world.database.db
      .select()
      .from(accountMerges)
      .where(inStation(accountMerges, { station }))
    const kept = row?.participantId ?? 0
    const gone = row?.endedId ?? 0
    for (const _ of [1, 2]) await merge({ id: kept, ends: gone, seen: 'whatever' })
    expect((await balanceOf(world.context(station), kept)).availableH).toBe(750)
    const third = await account(world, station, { createdAt: new Date('2024-01-01T12:00:00Z') })
    await merge({ id: third.id, ends: kept })
    expect((await balanceOf(world.context(station), third.id)).availableH).toBe(750)
    expect((await eva.client.call(getPerson, { params: { id: gone } })).mergedInto).toBe(third.id)
    expect((await sumsOfAccounts(world.context(station))).pointsH).toBe(0)
  })

  test('PPL-12 broken off in the midst nothing is done', async () => {
    const { eva, one, other, preview, rowOf, give, station } = await scene()
    await give(other.id, 250)
    const before = [await rowOf(one.id), await rowOf(other.id)]
    const { tag: seen } = await preview()
    const carries = areas.flatMap(({ carries = [] }) => carries)
    const killed = {
      ...carries[0],
      carry: () => Promise.reject(new Error('killed')),
    } as (typeof carries)[number]
    const input = { id: one.id, ends: other.id, choices: {}, reason: 'Repetida', seen }
    const urls = { baseDomain: 'localhost', protocol: 'http', port: 3000 } as never
    await expect(
      mergeAccounts({ ...eva.ctx, right: 'membership' }, input, { carries: [...carries, killed], urls }),
    ).rejects.toThrow('killed')
    expect([await rowOf(one.id), await rowOf(other.id)]).toEqual(before)
    expect((await balanceOf(world.context(station), other.id)).availableH).toBe(250)
  })
})

test('PPL-12 PPL-31 who goes afterwards is found by what either account was known by, and by the number of the one that ended', async () => {
  const { station, eva, one, other, merge, set } = await scene()
  await set(one.id, { tel: '11933331111', name: 'Quitéria Alves' })
  await set(other.id, { tel: '11933332222', name: 'Quitéria Outra' })
  await eva.client.call(correctPerson, {
    params: { id: other.id },
    body: {
      ...{ name: 'Quitéria Duas Vezes', email: other.email, cpf: null, phone: '11933332222', birthday: null },
      ...{ state: null, city: null, reason: 'Pediu' },
      seen: (await eva.client.call(getPerson, { params: { id: other.id } })).tag,
    },
  })
  await merge()
  const register = registerOf(areas)
  const ctx = world.context(station)
  const copy = await writeCopy(ctx, register, await keptPerson(ctx, one.id))
  expect(copy.json).toContain(other.email)
  const marks = new RegExp(`${one.email}|${other.email}|Quitéria|1193333(2222|1111)`)
  const left = async () => (await everythingStored(world)).filter(isOurs).filter(({ row }) => marks.test(row))
  expect((await left()).length).toBeGreaterThan(4)
  await inTransaction(ctx, (inner) => erasePerson(inner, register, one.id))
  expect(await left()).toEqual([])
})

describe('PPL-12 what is in the way is said', () => {
  test.each([
    ['deletesAt', { deletesAt: new Date('2030-01-01T12:00:00Z') }, 'semana para pensar'],
    ['team', { roles: ['support'] as never }, 'faz parte da equipe'],
    ['deleted', { status: 'deleted' as const }, 'já foi encerrada'],
    ['suspended', { status: 'suspended' as const }, 'está suspensa'],
  ])('PPL-12 an account that is %s is not merged, on either side', async (_, facts, words) => {
    const { one, other, preview, merge, set } = await scene()
    await set(other.id, facts)
    for (const [id, ends] of [
      [one.id, other.id],
      [other.id, one.id],
    ] as const) {
      const { holds, tag } = await preview(id, ends)
      expect(holds.join(' ')).toContain(words)
      const problem = await problemOf(merge({ id, ends, seen: tag }))
      expect([problem.code, problem.body.messages.join(' ')]).toEqual([
        'conflict',
        expect.stringContaining(words),
      ])
    }
  })

  test('PPL-12 nobody is merged with themselves, with somebody of another station, by whoever may not, or as it was not seen', async () => {
    const { station, one, other, preview, merge, set, eva } = await scene()
    expect((await problemOf(merge({ ends: one.id, seen: 'x' }))).status).toBe(422)
    const elsewhere = await scene()
    expect((await problemOf(merge({ ends: elsewhere.one.id, seen: 'x' }))).status).toBe(404)
    const rita = await addMember(world, station, { roles: ['support'] })
    expect((await problemOf(merge({ seen: 'x' }, rita))).code).toBe('forbidden')
    const { tag } = await preview()
    await set(other.id, { tel: '11912345678' })
    const late = await problemOf(merge({ seen: tag }))
    expect([late.code, late.body.messages[0]]).toEqual(['conflict', expect.stringContaining('mudaram')])
    expect((await problemOf(merge({ ends: eva.id, seen: 'x' }))).code).toBe('conflict')
  })

  test('PPL-12 PPL-13 points that wait for a second person, two CPFs that were confirmed, and an account that is not open', async () => {
    const { station, eva, one, other, preview, set } = await scene()
    await addMember(world, station, { roles: ['finance'] })
    await world.database.rawSql(
      'insert into point_settings (station_id, four_eyes_above_cents) values ($1, 1)',
      [station.id],
    )
    await eva.client.call(movePersonPoints, {
      params: { id: other.id },
      body: { direction: 'credit', amountCents: 1_000, kind: 'prize', reason: 'Sorteio' },
    })
    expect((await preview()).holds).toEqual([expect.stringContaining('esperam outra pessoa da gestão')])
    await world.database.rawSql(`update point_acts set state = 'refused' where station_id = $1`, [station.id])
    const confirmed = { cpfConfirmedAt: new Date('2026-01-01T12:00:00Z') }
    await set(one.id, { cpf: '52998224725', ...confirmed })
    await set(other.id, { cpf: '11144477735', ...confirmed })
    expect((await preview()).holds).toEqual([expect.stringContaining('CPFs confirmados')])
    await set(other.id, { cpf: null, cpfConfirmedAt: null })
    await set(one.id, { status: 'imported' })
    expect(await preview()).toMatchObject({
      ...{ holds: [expect.stringContaining('Troque qual conta fica')], isOtherBetter: true },
    })
    expect((await preview(other.id, one.id)).holds).toEqual([])
  })
})
