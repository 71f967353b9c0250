import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { NewParticipant } from '#api/people/access/create-participant.ts'
import { inStation } from '#api/platform/db/rows.ts'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { hasArea } from '#app/console/console-area.ts'
import { navigation } from '#app/console/frame/areas.server.ts'
import { isOpenTo } from '#app/console/owner/page-rights.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { inviteToTeam } from '#contract/console/team/endpoints.ts'
import { type Right, rightsOf, type TeamRole, teamRoles } from '#contract/team.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { pageBudgets } from './page-budgets.ts'

/** Every page of the console as every role: it opens by the right of its area, and of its own where it asks for more (PPL-22). */
const world = apiWorld()
const portal = portalWorld()
let station: StationRecord

beforeAll(async () => {
  station = await world.station({
    config: {
      behaviour: { unionServices: true, fuelCampaigns: true, luckyNumbers: true, preRegistration: true },
    },
  })
})

async function visitAs(role: TeamRole) {
  const facts: Partial<NewParticipant> = role === 'owner' ? { role, roles: [] } : { roles: [role] }
  const { token } = await addMember(world, station, facts)
  const visit = portal.of(world, station.slug, world.answer, { mode: 'demo' })
  return (path: string) => visit(path, { cookie: `${sessionCookieName(false)}=${token}` })
}

/** Pages that ask for a right of their own, beside that of their area. */
const narrower: readonly [path: RegExp, right: Right][] = [
  [/^\/gestao\/consultas\/(dia|\d+)$/, 'appointments'],
  [/^\/gestao\/consultas\/dias$/, 'attendance'],
  [/^\/gestao\/consultas\/sugestoes/, 'suggestions'],
  [/^\/gestao\/consultas\/(processos(?!\/modelo)|contas)/, 'cases'],
  [/^\/gestao\/consultas\/(temas|paginas\/)/, 'content'],
  [/^\/gestao\/pessoas\/\d+\/dados$/, 'membership'],
]

const pages = Object.values(pageBudgets)
  .map(([, path]) => path)
  .filter((path) => /^\/gestao(\/|$)/.test(path))

function isOpen(path: string, own: readonly Right[]): boolean {
  const { pathname } = new URL(path, 'http://x')
  const right = narrower.find(([pattern]) => pattern.test(pathname))?.[1]
  return isOpenTo(pathname, own) && (!right || own.includes(right))
}

describe('PPL-22 PPL-23 every page of the console is open to whom its rights name, and refused to the others', () => {
  test.each(teamRoles)('%s', async (role) => {
    const visit = await visitAs(role)
    const own = rightsOf([role])
    const found: Record<string, boolean> = {}
    for (const path of pages) found[path] = (await visit(path)).status !== 403
    expect(found).toEqual(Object.fromEntries(pages.map((path) => [path, isOpen(path, own)])))
    expect(Object.values(found)).toContain(true)
  })
})

test('PPL-22 a page that is refused stands in the frame, with the way on', async () => {
  const visit = await visitAs('support')
  const { status, text } = await visit('/gestao/noticias')
  expect(status).toBe(403)
  expect(text).toContain('Você não possui autorização para acessar esta página.')
  expect(text).toContain('href="/gestao/atendimento"')
})

test('PPL-22 each entry of the rail says whom it is for', () => {
  expect(navigation.map(({ href }) => href).filter((href) => isOpenTo(href, []))).toEqual([])
})

test.each(teamRoles)('PPL-22 the rail of %s has what is theirs, each entry leads to a page', async (role) => {
  const visit = await visitAs(role)
  const { text } = await visit('/gestao')
  const own = rightsOf([role])
  const entries = navigation.filter((nav) => hasArea(station.config, { nav })).map(({ href }) => href)
  const shown = entries.filter((href) => text.includes(`href="${href}"`))
  expect(shown).toEqual(entries.filter((href) => isOpen(href, own)))
  for (const href of shown) {
    const { status, location } = await visit(href)
    // Who attends to one kind only begins at the first page that is theirs.
    expect([href, status === 302 ? (await visit(location ?? '')).status : status]).toEqual([href, 200])
  }
})

describe('PPL-24 the page of an invitation leads whoever opens it to where they accept it', () => {
  const invited = async (email: string) => {
    const owner = await addMember(world, station, { role: 'owner', roles: [] })
    await owner.client.call(inviteToTeam, { body: { email, roles: ['support'] } })
    const mails = await world.database.db
      .select()
      .from(mailOutbox)
      .where(inStation(mailOutbox, { station }, eq(mailOutbox.to, email)))
    return /\/equipe\/[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const visit = (path: string, token = '') =>
    portal.of(world, station.slug)(path, token ? { cookie: `${sessionCookieName(false)}=${token}` } : {})

  test('without an account to a registration that opens', async () => {
    const { text } = await visit(await invited('nova@exemplo.com.br'))
    expect(text).toContain('href="/cadastrar"')
    expect((await visit('/cadastrar')).status).toBe(200)
  })

  test('with one to the log-in and back, with another out of it, with its own to the button', async () => {
    const email = 'rita@exemplo.com.br'
    const { token } = await addMember(world, station, { email })
    const { token: ofAnother } = await addMember(world, station)
    const path = await invited(email)
    expect((await visit(path)).text).toContain(`href="/login?redirectTo=${encodeURIComponent(path)}"`)
    expect((await visit(path, ofAnother)).text).toContain(`name="voltar" value="${path}"`)
    expect((await visit(path, token)).text).toContain('Aceitar o convite')
    expect((await visit('/equipe/x')).text).toContain('Este convite não vale mais')
  })
})
