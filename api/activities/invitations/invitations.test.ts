import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/activities/invitations/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { takePartInRawContent } from '#contract/activity-types/raw-content.ts'
import { unsubscribeEmail } from '#contract/people/links/endpoints.ts'
import { activateParticipant, signupParticipant } from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lastCode, newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { balanceOf } from '../../ledger/index.ts'
import { linkKeys, participants } from '../../people/access/tables.ts'
import { shortLinks } from '../../people/links/tables.ts'
import { listOutbox, outboxMail } from '../../platform/mail/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { participations } from '../participation/tables.ts'
import { creditInvitation } from './accept-invite.ts'
import { perMailbox } from './send-invitations.ts'
import { invitationMails } from './tables.ts'

const world = apiWorld()
const platform = () => ({ db: world.database.db, ports: world.ports })
const rewards = { pointsInviter: 50, pointsInvited: 25.5 }

type Options = { limitPerUser?: number | null; prerequisites?: number[] }

async function inviting({ limitPerUser = 5, prerequisites = [] }: Options = {}) {
  const station = await world.station({
    config: { name: 'Clube', currency: { name: 'milhas', multiplier: 10 } },
    content: {
      activities: [
        { id: 1, type: 1, name: 'Convide', limitPerUser, prerequisites, body: { code: 'JUNTO', ...rewards } },
        { id: 2, type: 16, name: 'Leia' },
        { id: 3, type: 19, name: 'Parceiros', body: { code: 'MARCA', ...rewards } },
        { id: 4, type: 16, name: 'Leia também' },
      ],
    },
  })
  const inviter = await addMember(world, station, { name: 'Marina Duarte', email: 'marina@exemplo.com.br' })
  const send = (emails: string[]) =>
    inviter.client.call(calls.sendMemberInvitations, { body: { emails, action_id: 1 } })
  const mails = async (to: string) =>
    (await listOutbox(platform(), { stationId: station.id })).filter(
      (mail) => mail.to === to && mail.kind === 'invitation',
    )
  const invited = () => inviter.client.call(calls.listInvitedUsers, { params: { userId: inviter.id } })
  return { station, inviter, send, mails, invited }
}
type World = Awaited<ReturnType<typeof inviting>>

/** Registers with an invitation and confirms the account; answers its session. */
async function join({ station, inviter }: World, { activityId = 1, confirm = true } = {}) {
  const api = world.client(station)
  const person = newPerson()
  const { user_id } = await api.call(signupParticipant, {
    body: {
      station_id: station.id,
      ...person,
      ...passwords,
      terms_accepted: true,
      member_get_member: {
        action_id: activityId,
        code: `${activityId === 1 ? 'JUNTO' : 'MARCA'}-U${inviter.id}-E${station.id}`,
      },
    },
  })
  if (!confirm) return { id: user_id, client: api }
  const { code } = await lastCode(world, station, person.email)
  const session = await api.call(activateParticipant, {
    body: { station: station.id, email: person.email, hash: code },
  })
  // The onboarding is another's matter.
  await world.database.db
    .update(participants)
    .set({ briefingDone: true, firstLogin: false })
    .where(and(eq(participants.stationId, station.id), eq(participants.id, user_id)))
  return { id: user_id, client: world.client(station, session.token) }
}

describe('ACT-01 ACT-19 the own link', () => {
  test('ACT-01 DLK-03 GAP-57 names who invites and the station, is short, and is the same every time', async () => {
    const { inviter, station } = await inviting()
    const make = () => inviter.client.call(calls.createInvitationLink, { body: { action_id: 1 } })
    const link = await make()
    const code = `JUNTO-U${inviter.id}-E${station.id}`
    expect(link).toMatchObject({ code, invited: 0, limit: 5 })
    expect(link.url).toBe(`http://${station.slug}.localhost:3000/cadastrar/${code}`)
    expect(link.short_url).toMatch(/\/s\/\w{8}$/)
    expect(await make()).toEqual(link)
  })

  test('ACT-S07 ACT-S06 GAP-35 not while something comes first, and not when it is used up', async () => {
    const locked = await inviting({ prerequisites: [2] })
    const make = ({ inviter }: World) =>
      inviter.client.call(calls.createInvitationLink, { body: { action_id: 1 } })
    expect((await problemOf(make(locked))).code).toBe('prerequisites_missing')
    await locked.inviter.client.call(takePartInRawContent, { body: { action_id: 2 } })
    expect((await make(locked)).limit).toBe(5)
    const used = await inviting({ limitPerUser: 1 })
    await join(used)
    const problem = await problemOf(make(used))
    expect([problem.code, problem.firstMessage]).toEqual([
      'limit_reached',
      'Olá, você já ultrapassou o limite de participações nessa atividade!',
    ])
    expect((await problemOf(make(await inviting({ limitPerUser: 0 })))).code).toBe('limit_reached')
  })

  test('ACT-01 the activity shows its code and what both sides get, and is open', async () => {
    const { inviter } = await inviting()
    const action = await inviter.client.call(getAction, { params: { id: 1 } })
    expect(action.member_get_members).toEqual([{ code: 'JUNTO', points_inviter: 50, points_invited: 25.5 }])
    expect(action.participation.state).toBe('open')
  })
})

describe('ACT-01 ACT-19 invitations by mail', () => {
  test('ACT-01 GAP-58 the mail is the server’s, with the own link, the reward and the way off the list', async () => {
    const { station, inviter, mails } = await inviting()
    const { short_url } = await inviter.client.call(calls.createInvitationLink, { body: { action_id: 1 } })
    const answer = await inviter.client.call(calls.sendMemberInvitations, {
      body: {
        emails: ['Ana@Exemplo.com.br', 'beto@exemplo.com.br'],
        sender_name: '<b>Outra</b>',
        station_name: 'Banco',
        points: 9999,
        link: 'https://evil.example/cadastrar/JUNTO-U1-E1',
      },
    })
    expect(answer.messages).toEqual(['E-mail enviado com sucesso'])
    const [sent] = await mails('ana@exemplo.com.br')
    expect(await mails('beto@exemplo.com.br')).toHaveLength(1)
    const mail = await outboxMail(platform(), { stationId: station.id, id: sent?.id ?? 0 })
    expect(mail?.subject).toBe('Marina Duarte convidou você: Clube')
    expect(mail?.text).toContain(short_url)
    expect(mail?.text).toContain('255,00 milhas')
    expect(mail?.text).not.toMatch(/evil|9999|Outra|Banco/)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining('/email/desinscricao/e'),
    })
  })

  test('ACT-19 a partner gets their own words; the answer thanks', async () => {
    const { station, inviter, mails } = await inviting()
    const answer = await inviter.client.call(calls.sendPartnerInvitations, {
      body: { emails: ['loja@exemplo.com.br'], action_id: 3 },
    })
    expect(answer.messages).toEqual(['Obrigado por compartilhar.'])
    const [sent] = await mails('loja@exemplo.com.br')
    const mail = await outboxMail(platform(), { stationId: station.id, id: sent?.id ?? 0 })
    expect(mail?.text).toContain('Marina Duarte indicou você como parceiro: Clube.')
    const wrongKind = inviter.client.call(calls.sendPartnerInvitations, {
      body: { emails: ['x@exemplo.com.br'], action_id: 1 },
    })
    expect((await problemOf(wrongKind)).code).toBe('not_found')
  })

  test('ACT-01 VAL-03 five at most, each of them an address, none of them one’s own', async () => {
    const { send } = await inviting()
    const many = Array.from({ length: 6 }, (_, at) => `a${at}@exemplo.com.br`)
    expect((await problemOf(send(many))).body.messages).toContain('Limite de contatos alcançado')
    expect((await problemOf(send(['ana@exemplo.com.br', 'nada']))).body.messages).toContain('Email inválido')
    expect((await problemOf(send([]))).status).toBe(422)
    const own = await problemOf(send(['ana@exemplo.com.br', 'marina@exemplo.com.br']))
    expect(own.body.fields).toEqual({ email_1: ['Este é o seu próprio e-mail.'] })
  })

  test('GAP-58 members and who left the list get none, and the answer does not tell', async () => {
    const { station, send, mails } = await inviting()
    await addMember(world, station, { email: 'socia@exemplo.com.br' })
    await send(['fora@exemplo.com.br'])
    const [first] = await mails('fora@exemplo.com.br')
    const mail = await outboxMail(platform(), { stationId: station.id, id: first?.id ?? 0 })
    const [, id = '', hash = ''] = /desinscricao\/(e\d+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    await world.client(station).call(unsubscribeEmail, { body: { id, hash } })
    const other = await addMember(world, station)
    const answer = await other.client.call(calls.sendMemberInvitations, {
      body: { emails: ['fora@exemplo.com.br', 'socia@exemplo.com.br'], action_id: 1 },
    })
    expect(answer.messages).toEqual(['E-mail enviado com sucesso'])
    expect(await mails('fora@exemplo.com.br')).toHaveLength(1)
    expect(await mails('socia@exemplo.com.br')).toHaveLength(0)
  })

  test('GAP-58 sent twice, or many times at once, is one mail', async () => {
    const { send, mails } = await inviting()
    await Promise.all(Array.from({ length: 20 }, () => send(['ana@exemplo.com.br'])))
    await send(['ANA@exemplo.com.br', 'ana@exemplo.com.br'])
    expect(await mails('ana@exemplo.com.br')).toHaveLength(1)
  })

  test('GAP-58 fifty addresses a day, then tomorrow', async () => {
    const { send, mails } = await inviting({ limitPerUser: null })
    const five = (from: number) => Array.from({ length: 5 }, (_, at) => `dia${from + at}@exemplo.com.br`)
    for (let from = 0; from < 50; from += 5) await send(five(from))
    const problem = await problemOf(send(['mais@exemplo.com.br']))
    expect([problem.status, problem.code]).toEqual([429, 'too_many_requests'])
    expect(await mails('mais@exemplo.com.br')).toHaveLength(0)
    await send(['dia1@exemplo.com.br'])
    world.ports.clock.advance(24 * 60 * 60_000 + 1)
    await send(['mais@exemplo.com.br'])
    expect(await mails('mais@exemplo.com.br')).toHaveLength(1)
  })

  test('SEC-91 GAP-58 a full day tells nothing of who has an account, left the list, or has a full mailbox', async () => {
    const { station, send, mails } = await inviting({ limitPerUser: null })
    await addMember(world, station, { email: 'socia@exemplo.com.br' })
    // Half of the day goes to people who are sent nothing.
    for (let from = 0; from < 25; from += 5) {
      const known = Array.from({ length: 5 }, (_, at) => `membro${from + at}@exemplo.com.br`)
      for (const email of known) await addMember(world, station, { email })
      await send(known)
    }
    for (let from = 0; from < 25; from += 5)
      await send(Array.from({ length: 5 }, (_, at) => `novo${from + at}@exemplo.com.br`))
    const answers = []
    for (const email of ['socia@exemplo.com.br', 'ninguem@exemplo.com.br']) {
      const { status, body } = await problemOf(send([email]))
      answers.push({ status, body })
    }
    expect(answers[0]).toMatchObject({ status: 429 })
    expect(answers[1]).toEqual(answers[0])
    expect(await mails('ninguem@exemplo.com.br')).toHaveLength(0)
    await send(['membro1@exemplo.com.br', 'novo1@exemplo.com.br'])
  })
})

describe('SEC-39 sendings of a person are counted', () => {
  test('SEC-75 a mailbox gets so many invitations a day, whoever invites, and nobody learns that there were more', async () => {
    const { send, mails } = await inviting()
    const key = 'quem@exemplo.com.br'
    for (let sent = 0; sent < perMailbox.points; sent += 1)
      await limit({ db: world.database.db, ports: world.ports }, { ...perMailbox, key })
    await send([key, 'outra@exemplo.com.br'])
    expect([(await mails(key)).length, (await mails('outra@exemplo.com.br')).length]).toEqual([0, 1])
  })

  test('SEC-90 so does a mailbox of many names', async () => {
    const { send, mails } = await inviting()
    for (let sent = 1; sent < perMailbox.points; sent += 1)
      await limit(
        { db: world.database.db, ports: world.ports },
        { ...perMailbox, key: 'caixa@exemplo.com.br' },
      )
    const names = ['caixa+1@exemplo.com.br', 'caixa+2@exemplo.com.br', 'Caixa@exemplo.com.br']
    await send(names)
    expect(await Promise.all(names.map(async (name) => (await mails(name)).length))).toEqual([1, 0, 0])
  })

  test('thirty forms an hour, whatever becomes of them', async () => {
    const { send, mails } = await inviting({ limitPerUser: null })
    for (let at = 0; at < 30; at += 1) await send(['dia1@exemplo.com.br'])
    const problem = await problemOf(send(['outra@exemplo.com.br']))
    expect([problem.status, problem.code]).toEqual([429, 'too_many_requests'])
    expect(await mails('outra@exemplo.com.br')).toHaveLength(0)
  })

  test('the same number on another station is another person', async () => {
    const here = await inviting({ limitPerUser: null })
    const there = await inviting({ limitPerUser: null })
    const twin = await addMember(world, there.station, {
      id: here.inviter.id,
      name: 'Outra Marina',
      email: 'outra.marina@exemplo.com.br',
    })
    expect(twin.id).toBe(here.inviter.id)
    for (let at = 0; at < 30; at += 1) await here.send(['dia1@exemplo.com.br'])
    const body = { emails: ['livre@exemplo.com.br'], action_id: 1 }
    await twin.client.call(calls.sendMemberInvitations, { body })
    expect(await there.mails('livre@exemplo.com.br')).toHaveLength(1)
  })

  test('on a full day nothing is prepared for mails that nobody is sent', async () => {
    const { station, inviter, send } = await inviting({ limitPerUser: null })
    const askedAt = world.ports.clock.now()
    const full = Array.from({ length: 50 }, (_, at) => ({ email: `dia${at}@exemplo.com.br`, askedAt }))
    const { db } = world.database
    const of = { stationId: station.id, activityId: 1, inviterId: inviter.id }
    await db.insert(invitationMails).values(full.map((row) => ({ ...of, ...row })))
    expect((await problemOf(send(['mais@exemplo.com.br']))).status).toBe(429)
    expect(await db.select().from(shortLinks).where(eq(shortLinks.stationId, station.id))).toEqual([])
    expect(await db.select().from(linkKeys).where(eq(linkKeys.stationId, station.id))).toEqual([])
  })
})

describe('GAP-57 who comes by an invitation', () => {
  test('PTS-05 ACT-01 appears in the list, and with the first participation both are paid, once', async () => {
    const here = await inviting()
    const { station, inviter, invited } = here
    const ctx = world.context(station)
    const person = await join(here)
    expect(await invited()).toMatchObject({
      total: 1,
      next: null,
      content: [{ invited: { name: 'Joana Prates' }, state: 'confirmed', points: null, action: { id: 1 } }],
    })
    await Promise.all(
      [2, 4].map((action_id) => person.client.call(takePartInRawContent, { body: { action_id } })),
    )
    expect(await balanceOf(ctx, inviter.id)).toMatchObject({ availableH: 5000 })
    expect(await balanceOf(ctx, person.id)).toMatchObject({ availableH: 2550 })
    expect((await invited()).content[0]).toMatchObject({ state: 'credited', points: 50 })
    const action = await inviter.client.call(getAction, { params: { id: 1 } })
    expect(action).toMatchObject({ userActions: 1, hasDone: true })
    const rows = await world.database.db
      .select()
      .from(participations)
      .where(and(eq(participations.stationId, station.id), eq(participations.activityId, 1)))
    expect(rows).toMatchObject([{ participantId: inviter.id, earnedH: 5000, data: { invitedId: person.id } }])
  })

  test('ACT-S06 GAP-57 SEC-36 accounts that nobody confirmed leave the link as it is; confirmed late they pay nobody above the limit', async () => {
    const here = await inviting({ limitPerUser: 1 })
    const { station, inviter, invited } = here
    const ctx = world.context(station)
    const late = await join(here, { confirm: false })
    expect((await inviter.client.call(calls.createInvitationLink, { body: { action_id: 1 } })).invited).toBe(
      0,
    )
    const person = await join(here)
    const refused = await join(here)
    expect((await invited()).total).toBe(2)
    for (const { client } of [refused, person])
      await client.call(takePartInRawContent, { body: { action_id: 2 } })
    expect(await balanceOf(ctx, inviter.id)).toMatchObject({ availableH: 5000 })
    await creditInvitation(ctx, { participantId: late.id })
    expect(await balanceOf(ctx, inviter.id)).toMatchObject({ availableH: 5000 })
    expect(await balanceOf(ctx, late.id)).toMatchObject({ availableH: 0 })
    expect(await balanceOf(ctx, refused.id)).toMatchObject({ availableH: 0 })
    expect((await invited()).content.map(({ points }) => points).sort()).toEqual([0, 50])
  })

  test('ACT-19 by a partner invitation too', async () => {
    const here = await inviting()
    const person = await join(here, { activityId: 3 })
    await person.client.call(takePartInRawContent, { body: { action_id: 2 } })
    expect(await balanceOf(world.context(here.station), here.inviter.id)).toMatchObject({ availableH: 5000 })
  })

  test('PTS-05 newest first, page by page, one’s own only; an account that is not confirmed says so', async () => {
    const here = await inviting()
    const { inviter, station } = here
    await join(here, { confirm: false })
    await join(here, { confirm: false })
    const page = (after?: number) =>
      inviter.client.call(calls.listInvitedUsers, {
        params: { userId: inviter.id },
        query: { limit: 1, after },
      })
    const first = await page()
    expect(first).toMatchObject({ total: 2, content: [{ state: 'registered' }] })
    const second = await page(first.next ?? 0)
    expect(second).toMatchObject({ total: 2, next: null })
    expect(second.content[0]?.id).toBeLessThan(first.content[0]?.id ?? 0)
    const stranger = await addMember(world, station)
    const foreign = stranger.client.call(calls.listInvitedUsers, { params: { userId: inviter.id } })
    expect((await problemOf(foreign)).status).toBe(403)
    const own = await stranger.client.call(calls.listInvitedUsers, { params: { userId: stranger.id } })
    expect(own.content).toEqual([])
  })
})
