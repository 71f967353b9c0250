import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { managedNews } from '#contract/console/news/endpoints.ts'
import * as calls from '#contract/console/team/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import {
  acceptTeamInvitation,
  checkOwnTeamInvitation,
  checkTeamInvitation,
} from '#contract/people/team/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { tidyInvitations } from '../../people/team/invitation.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'

const world = apiWorld()

async function people() {
  const station = await world.station()
  const eva = await addMember(world, station, {
    role: 'owner',
    roles: [],
    name: 'Eva',
    email: 'eva@exemplo.com.br',
  })
  const ana = await addMember(world, station, { name: 'Ana', email: 'ana@exemplo.com.br' })
  const outbox = () =>
    world.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.stationId, station.id))
      .orderBy(asc(mailOutbox.id))
  const invite = (email: string, roles: string[], idempotencyKey?: string) =>
    eva.client.call(calls.inviteToTeam, { body: { email, roles: roles as [] }, idempotencyKey })
  const tokenTo = async (to: string) => {
    const mails = (await outbox()).filter((mail) => mail.to === to && mail.kind === 'team_invitation')
    return mails.at(-1)?.text.match(/\/equipe\/([\w-]+)/)?.[1] ?? ''
  }
  const set = (id: number, roles: string[], seen: string[], by = eva) =>
    by.client.call(calls.setTeammateRoles, { params: { id }, body: { roles: roles as [], seen: seen as [] } })
  return { station, eva, ana, invite, tokenTo, set, outbox }
}

const rolesOf = async ({ client }: { client: ApiClient }) =>
  (await client.call(getUserWeb, { params: { id: 'me' } })).permissions

test('PPL-24 an invitation is accepted by the account that was invited, once, and opens what it names and nothing else', async () => {
  const { ana, eva, station, invite, tokenTo } = await people()
  const rui = await addMember(world, station, { email: 'rui@exemplo.com.br' })
  await Promise.all([
    invite('ANA@exemplo.com.br', ['editor'], 'form-de-ana-1'),
    invite('ana@exemplo.com.br', ['editor'], 'form-de-ana-1'),
  ])
  const token = await tokenTo('ana@exemplo.com.br')
  const look = () => world.client(station).call(checkTeamInvitation, { body: { token } })
  expect(await look()).toMatchObject({
    state: 'login',
    by: 'Eva',
    roles: ['editor'],
    email: 'ana@exemplo.com.br',
  })
  const own = async ({ client }: typeof ana) =>
    (await client.call(checkOwnTeamInvitation, { body: { token } })).state
  expect([await own(ana), await own(rui)]).toEqual(['yours', 'other'])
  const accept = ({ client }: typeof ana) => client.call(acceptTeamInvitation, { body: { token } })
  expect((await problemOf(accept(rui))).status).toBe(403)
  expect((await problemOf(ana.client.call(managedNews.list, { query: {} }))).status).toBe(403)
  await Promise.all([accept(ana), accept(ana)])
  expect((await accept(ana)).roles).toEqual(['editor'])
  expect((await problemOf(accept(rui))).status).toBe(404)
  expect((await look()).state).toBe('over')
  expect((await ana.client.call(managedNews.list, { query: {} })).list).toEqual([])
  expect((await problemOf(ana.client.call(calls.getTeam))).status).toBe(403)
  const { people: team, invitations } = await eva.client.call(calls.getTeam)
  expect(invitations).toEqual([])
  expect(team.map(({ name, roles, isYou }) => ({ name, roles, isYou }))).toEqual([
    { name: 'Eva', roles: ['owner'], isYou: true },
    { name: 'Ana', roles: ['editor'], isYou: false },
  ])
  expect((await eva.client.call(listAudit)).map(({ what, who }) => [what, who])).toEqual([
    ['team.accept', 'Ana'],
    ['team.invite', 'Eva'],
  ])
})

test('PPL-24 whoever has no account is led to one; invitations are sent anew, taken back, and end', async () => {
  const { eva, station, invite, tokenTo } = await people()
  const state = async (token: string) =>
    (await world.client(station).call(checkTeamInvitation, { body: { token } })).state
  await invite('nova@exemplo.com.br', ['support'])
  const first = await tokenTo('nova@exemplo.com.br')
  expect(await state(first)).toBe('signup')
  await invite('nova@exemplo.com.br', ['legal'])
  const second = await tokenTo('nova@exemplo.com.br')
  expect([await state(first), await state(second)]).toEqual(['over', 'signup'])
  const other = await world.station()
  expect((await world.client(other).call(checkTeamInvitation, { body: { token: second } })).state).toBe(
    'over',
  )
  const [{ id } = { id: 0 }] = (await eva.client.call(calls.getTeam)).invitations
  const withdraw = () => eva.client.call(calls.withdrawInvitation, { params: { id } })
  await Promise.all([withdraw(), withdraw()])
  expect(await state(second)).toBe('over')
  await invite('velha@exemplo.com.br', ['support'])
  const third = await tokenTo('velha@exemplo.com.br')
  world.ports.clock.advance(8 * 24 * 60 * 60 * 1000)
  expect(await state(third)).toBe('over')
  await tidyInvitations(world.jobs())
  expect((await eva.client.call(calls.getTeam)).invitations).toEqual([])
})

test('PPL-24 what cannot be invited is said beside the field', async () => {
  const { eva, station, invite } = await people()
  await addMember(world, station, { email: 'fora@exemplo.com.br', status: 'suspended' })
  const problems = async (email: string, roles = ['support']) =>
    (await problemOf(invite(email, roles))).body.fields
  expect(await problems('eva@exemplo.com.br')).toEqual({
    email: ['Esta pessoa já faz parte da equipe. Abra o nome dela para mudar o que ela faz.'],
  })
  expect(await problems('fora@exemplo.com.br')).toEqual({
    email: ['Esta conta não está ativa nesta estação.'],
  })
  expect(await problems('x@exemplo.com.br', [])).toEqual({ roles: ['Escolha ao menos uma função.'] })
  expect((await eva.client.call(calls.getTeam)).invitations).toEqual([])
})

test('PPL-22 PPL-24 roles are changed as they were seen, end at once, and the person is told', async () => {
  const { eva, ana, set, station, outbox } = await people()
  const bia = await addMember(world, station, {
    roles: ['finance'],
    name: 'Bia',
    email: 'bia@exemplo.com.br',
  })
  expect((await problemOf(set(bia.id, ['support'], ['editor']))).status).toBe(409)
  await set(bia.id, ['support', 'legal'], ['finance'])
  await set(bia.id, ['legal', 'support'], ['finance'])
  expect(await rolesOf(bia)).toEqual(expect.arrayContaining(['manage:support', 'manage:cases']))
  expect(await rolesOf(bia)).not.toContain('manage:sales')
  // Nobody gives themselves more, and somebody who is of no team is given nothing by their number.
  expect((await problemOf(set(bia.id, ['owner'], ['legal', 'support'], bia))).status).toBe(403)
  expect((await problemOf(set(ana.id, ['editor'], []))).status).toBe(404)
  const foreign = await people()
  expect((await problemOf(set(foreign.eva.id, [], ['owner']))).status).toBe(404)
  await set(bia.id, [], ['legal', 'support'])
  expect(await rolesOf(bia)).toEqual([])
  expect((await outbox()).map(({ kind, to }) => [kind, to])).toEqual([
    ['team_changed', 'bia@exemplo.com.br'],
    ['team_changed', 'bia@exemplo.com.br'],
  ])
  expect((await eva.client.call(listAudit)).map(({ what }) => what)).toEqual(['team.end', 'team.change'])
})

test('PPL-24 the last one who answers for the station stays, also of two who end each other’s at once', async () => {
  const { eva, station, set, invite } = await people()
  expect((await problemOf(set(eva.id, [], ['owner']))).body.fields).toEqual({
    roles: ['A estação precisa de um responsável. Dê esta função a outra pessoa antes de tirar.'],
  })
  await addMember(world, station, {
    role: 'owner',
    roles: [],
    status: 'suspended',
    email: 'x@exemplo.com.br',
  })
  expect((await problemOf(set(eva.id, ['editor'], ['owner']))).status).toBe(422)
  const bia = await addMember(world, station, { role: 'owner', roles: [], email: 'bia@exemplo.com.br' })
  await invite('nova@exemplo.com.br', ['owner'])
  const ended = await Promise.allSettled([set(bia.id, [], ['owner'], eva), set(eva.id, [], ['owner'], bia)])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const stays = ended[0]?.status === 'fulfilled' ? eva : bia
  const { people: team, invitations } = await stays.client.call(calls.getTeam)
  expect(team.filter(({ id }) => id === eva.id || id === bia.id)).toMatchObject([
    { id: stays.id, roles: ['owner'] },
  ])
  // What somebody invited to goes with them.
  expect(invitations).toHaveLength(stays === eva ? 1 : 0)
})
