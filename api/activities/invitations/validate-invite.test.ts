import { and, eq, ne } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { balanceOf } from '../../ledger/index.ts'
import { participants } from '../../people/access/tables.ts'
import { accountMerges } from '../../people/merges/tables.ts'
import { inTransaction } from '../../platform/context.ts'
import { creditInvitation } from './accept-invite.ts'

const world = apiWorld()

async function inviting(limitPerUser: number | null = 5) {
  const activity = {
    id: 1,
    type: 1,
    name: 'Indique um amigo',
    limitPerUser,
    body: { code: 'JUNTO', pointsInviter: 50, pointsInvited: 25.5 },
  }
  const station = await world.station({ content: { activities: [activity] } })
  const inviter = await addMember(world, station, { name: 'Marina Duarte' })
  const api = world.client(station)
  const check = (code: string) => api.call(calls.validateInvite, { params: { code } })
  const register = (
    member_get_member: { action_id: number; inviter_id?: number | null; code?: string },
    person = newPerson(),
  ) =>
    api.call(calls.signupParticipant, {
      body: { station_id: station.id, ...person, ...passwords, terms_accepted: true, member_get_member },
    })
  return { station, inviter, api, check, register, code: `JUNTO-U${inviter.id}-E${station.id}` }
}

describe('ONB-02 invite codes', () => {
  test('ONB-02 a valid one says what it is worth and who sent it', async () => {
    const { check, code, inviter } = await inviting()
    expect(await check(code)).toEqual({
      valid: true,
      member_get_member: { action_id: 1, inviter_id: inviter.id, code },
      memberGetMemberRule: { points_invited: 25.5, action: { id: 1 } },
      inviter: 'Marina',
      messages: ['Sucesso! Código validado'],
    })
    expect(await check('JUNTO')).toMatchObject({
      inviter: null,
      member_get_member: { inviter_id: null },
      memberGetMemberRule: { points_invited: 0 },
    })
  })

  test('ONB-02 PPL-12 that of an account that was merged into another one is that one’s, and no code of its own', async () => {
    const { check, code, station, inviter } = await inviting()
    const kept = await addMember(world, station, { name: 'Marina Alves' })
    const { db } = world.database
    await db
      .update(participants)
      .set({ status: 'deleted' })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, inviter.id)))
    await db.insert(accountMerges).values({
      ...{
        stationId: station.id,
        participantId: kept.id,
        endedId: inviter.id,
        name: 'Marina',
        reason: 'Repetida',
      },
      ...{ byId: kept.id, byName: 'Eva', createdAt: new Date() },
    })
    expect(await check(code)).toMatchObject({
      member_get_member: { inviter_id: kept.id },
      inviter: 'Marina',
    })
    const own = await world.fetch(
      `/validate-mgm-code/${code}`,
      { method: 'POST', headers: { authorization: `Bearer ${kept.token}` } },
      { hostStationId: station.id },
    )
    expect(await own.json()).toMatchObject({ code: 'conflict' })
  })

  test('ONB-02 GAP-57 wrong, of another station, one’s own, of nobody', async () => {
    const { check, code, station, inviter } = await inviting()
    const refusals: [string, string][] = [
      ['OUTRO', 'not_found'],
      [`JUNTO-U${inviter.id}-E${station.id + 1}`, 'station_mismatch'],
      [`JUNTO-U999999999-E${station.id}`, 'not_found'],
      [`${code}x`, 'not_found'],
    ]
    for (const [text, name] of refusals) expect((await problemOf(check(text))).code).toBe(name)
    const elsewhere = await inviting()
    expect((await problemOf(elsewhere.check(code))).code).toBe('station_mismatch')
    const own = await world.fetch(
      `/validate-mgm-code/${code}`,
      { method: 'POST', headers: { authorization: `Bearer ${inviter.token}` } },
      { hostStationId: station.id },
    )
    expect(await own.json()).toMatchObject({ code: 'conflict' })
  })

  test('ONB-02 a member who is not active invites nobody', async () => {
    const { check, station } = await inviting()
    const { id } = await addMember(world, station, { status: 'suspended' })
    expect((await problemOf(check(`JUNTO-U${id}-E${station.id}`))).code).toBe('not_found')
  })

  test('ONB-02 GAP-35 SEC-36 used up after as many people as the activity says, once they are confirmed: strangers use up nothing', async () => {
    const { station, inviter, check, code, register } = await inviting(2)
    const invite = { action_id: 1, inviter_id: inviter.id, code }
    const confirm = ({ user_id }: { user_id: number }) =>
      world.database.db
        .update(participants)
        .set({ status: 'active' })
        .where(and(eq(participants.stationId, station.id), eq(participants.id, user_id)))
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(invite)))
    expect(answers.every(({ messages }) => messages.length === 1)).toBe(true)
    await expect(check(code)).resolves.toMatchObject({ valid: true })
    await Promise.all(answers.slice(0, 2).map(confirm))
    expect((await problemOf(check(code))).code).toBe('limit_reached')
    const { messages } = await register(invite)
    expect(messages[1]).toBe('O convite deixou de valer antes do fim do cadastro.')
    await Promise.all(answers.slice(2).map(confirm))
    await Promise.all(
      answers.map(({ user_id }) =>
        inTransaction(world.context(station), (ctx) => creditInvitation(ctx, { participantId: user_id })),
      ),
    )
    expect(await balanceOf(world.context(station), inviter.id)).toMatchObject({ availableH: 2 * 5000 })
  })

  test('GAP-35 SEC-36 whoever is confirmed after the limit was used up is told so, and uses up nobody’s payment', async () => {
    const { station, inviter, api, register, code } = await inviting(1)
    const people = [newPerson(), newPerson()]
    for (const person of people) await register({ action_id: 1, code }, person)
    const told = []
    for (const { email } of people) {
      const sent = await lastCode(world, station, email)
      const answer = await api.call(calls.activateParticipant, {
        body: { station: station.id, email, hash: sent.code },
      })
      told.push(answer.messages)
    }
    const full = 'O convite que você usou já chegou ao máximo de pessoas: você não ganha nada por ele.'
    expect(told).toEqual([['Sucesso! Código validado'], ['Sucesso! Código validado', full]])
    const ctx = world.context(station)
    const [first, second] = await world.database.db
      .select({ id: participants.id })
      .from(participants)
      .where(and(eq(participants.stationId, station.id), ne(participants.id, inviter.id)))
      .orderBy(participants.id)
    // The one above the limit takes part first.
    for (const { id } of [second, first].filter((row) => row !== undefined))
      await inTransaction(ctx, (inner) => creditInvitation(inner, { participantId: id }))
    const balances = await Promise.all([first, second, inviter].map((row) => balanceOf(ctx, row?.id ?? 0)))
    expect(balances.map(({ availableH }) => availableH)).toEqual([2550, 0, 5000])
  })

  test.each([
    ['numbers of somebody who invited nobody', () => ({})],
    ['a code without who invites', () => ({ code: 'JUNTO' })],
    ['another station’s code', ({ id }: { id: number }) => ({ code: `JUNTO-U${id}-E1` })],
  ])('SEC-36 GAP-57 no bonus is paid for %s', async (_, codeOf) => {
    const { station, inviter, register } = await inviting()
    const { user_id } = await register({ action_id: 1, inviter_id: inviter.id, ...codeOf(inviter) })
    const ctx = world.context(station)
    await creditInvitation(ctx, { participantId: user_id })
    for (const id of [user_id, inviter.id]) expect(await balanceOf(ctx, id)).toMatchObject({ availableH: 0 })
  })

  test('ONB-02 GAP-57 both sides are paid when the invited person first takes part, once', async () => {
    const { station, inviter, register, code } = await inviting()
    const { user_id } = await register({ action_id: 1, code })
    const ctx = world.context(station)
    expect(await balanceOf(ctx, user_id)).toMatchObject({ availableH: 0 })
    await creditInvitation(ctx, { participantId: user_id })
    await creditInvitation(ctx, { participantId: user_id })
    expect(await balanceOf(ctx, user_id)).toMatchObject({ availableH: 2550 })
    expect(await balanceOf(ctx, inviter.id)).toMatchObject({ availableH: 5000 })
  })

  test('ONB-02 an invitation that is none is no reason to lose a registration', async () => {
    const { register } = await inviting()
    const { messages } = await register({ action_id: 77, inviter_id: 1, code: 'OUTRO' })
    expect(messages).toHaveLength(2)
  })
})
