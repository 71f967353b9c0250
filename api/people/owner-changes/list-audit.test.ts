import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { listAudit, listAuditPeople } from '#contract/console/endpoints.ts'
import { searchOrders } from '#contract/console/orders/endpoints.ts'
import { login } from '#contract/people/access/endpoints.ts'
import type { StaffRole } from '#contract/team.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { audit } from './audit.ts'
import { auditLines } from './tables.ts'

const world = apiWorld()
const at = (day: string) => new Date(`${day}T12:00:00-03:00`)

async function team() {
  const station = await world.station()
  const olga = await addMember(world, station, { role: 'owner', roles: [], name: 'Olga Prado' })
  const jose = await addMember(world, station, { roles: ['editor'], name: 'José Antunes' })
  return { station, olga, jose }
}

type Noted = { what: string; part: string; name?: string; after?: unknown; when?: Date }

/** A line of somebody, under a clock of its own. */
const note = (station: StationRecord, who: TestMember, name: string, { when, ...line }: Noted) =>
  audit(
    {
      db: world.database.db,
      station,
      ports: { ...world.ports, clock: { ...world.ports.clock, now: () => when ?? world.ports.clock.now() } },
    },
    { who: name, participantId: who.id, ...line },
  )

/** Eight lines of two people over four days, two of them sensitive. */
async function history() {
  const { station, olga, jose } = await team()
  const lines: [TestMember, string, Noted][] = [
    [olga, 'Olga Prado', { what: 'activity.create', part: 'activity:3', after: { name: 'Açaí na praça' } }],
    [jose, 'José Antunes', { what: 'activity.save', part: 'activity:3', name: 'Açaí na praça' }],
    [jose, 'José Antunes', { what: 'news.create', part: 'news:9', after: { title: 'Eleição 100%_certa' } }],
    [olga, 'Olga Prado', { what: 'save', part: 'section:12', after: { title: 'Planos' } }],
    [olga, 'Olga Prado', { what: 'order.refund', part: 'order:7', after: { name: "D'Ávila 🎉 festa" } }],
    [jose, 'José Antunes', { what: 'case.create', part: 'case:5', after: { name: 'Segredo açaí' } }],
    [
      jose,
      'José Antunes',
      { what: 'appointment.confirm', part: 'appointment:6', after: { name: 'Segredo' } },
    ],
    [olga, 'Olga Prado', { what: 'publish', part: 'site', after: { name: '' } }],
  ]
  for (const [nth, [who, name, line]] of lines.entries())
    await note(station, who, name, { ...line, when: at(`2026-03-0${1 + Math.floor(nth / 2)}`) })
  const seen = async (query: Record<string, unknown>, by = olga) =>
    (await by.client.call(listAudit, { query })).map(({ part }) => part)
  return { station, olga, jose, seen }
}

test('PPL-34 lines are narrowed by who, area, day and part, together too, newest first, of the station alone', async () => {
  const { olga, jose, seen } = await history()
  const { seen: elsewhere } = await history()
  const all = ['site', 'order:7', 'section:12', 'news:9', 'activity:3', 'activity:3']
  expect(await seen({})).toEqual(all)
  expect(await elsewhere({})).toEqual(all)
  expect(await seen({ person: jose.id })).toEqual(['news:9', 'activity:3'])
  expect(await elsewhere({ person: jose.id })).toEqual([])
  expect(await seen({ kinds: 'activity,section' })).toEqual(['section:12', 'activity:3', 'activity:3'])
  expect(await seen({ kinds: 'activity,section', person: olga.id })).toEqual(['section:12', 'activity:3'])
  expect(await seen({ kinds: 'nada' })).toEqual([])
  expect(await seen({ part: 'activity:3' })).toEqual(['activity:3', 'activity:3'])
  expect(await seen({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['section:12', 'news:9'])
  expect(await seen({ from: '2026-03-04' })).toEqual(['site'])
  expect(await seen({ to: '2026-03-01', person: olga.id })).toEqual(['activity:3'])
  expect(await seen({ from: '2026-03-03', to: '2026-03-02' })).toEqual([])
})

test('PPL-34 words find who did it and what it was done to, without accents; hostile ones mean themselves', async () => {
  const { seen } = await history()
  expect(await seen({ search: 'JOSE acai' })).toEqual(['activity:3'])
  expect(await seen({ search: 'antunes' })).toEqual(['news:9', 'activity:3'])
  expect(await seen({ search: 'planos' })).toEqual(['section:12'])
  expect(await seen({ search: '100%_certa' })).toEqual(['news:9'])
  expect(await seen({ search: '100__certa' })).toEqual([])
  expect(await seen({ search: "d'avila 🎉" })).toEqual(['order:7'])
  for (const search of ['%', '_', "'", '🎉', '%%%', "'; drop table audit_lines; --", '\\', 'x'.repeat(100)])
    expect(await seen({ search })).toEqual([])
  expect(await seen({ search: '  ' })).toHaveLength(6)
  expect((await problemOf(seen({ search: 'x'.repeat(1_000) }))).status).toBe(422)
  expect(await seen({ search: 'antunes', kinds: 'news', from: '2026-03-02' })).toEqual(['news:9'])
})

test('PPL-23 PPL-34 what is sensitive is found by no search, filter or part of whoever does not look after its area', async () => {
  const { station, olga, seen } = await history()
  for (const query of [
    { search: 'segredo' },
    { search: 'acai antunes', kinds: 'case' },
    { kinds: 'case,appointment' },
    { part: 'case:5' },
    { part: 'appointment:6' },
    { from: '2026-03-03', to: '2026-03-03', kinds: 'case' },
  ])
    expect(await seen(query)).toEqual([])
  const named: StaffRole[] = ['legal', 'accounting', 'health']
  const eva = await addMember(world, station, { role: 'owner', roles: named })
  expect(await seen({ search: 'segredo' }, eva)).toEqual(['appointment:6', 'case:5'])
  expect(await seen({ kinds: 'case' }, eva)).toEqual(['case:5'])
  const file = await olga.client.call(listAudit, { query: { limit: 200 } })
  expect(file.filter(({ name }) => name.startsWith('Segredo'))).toEqual([])
})

test('PPL-34 pages follow one another without a gap, also of lines of one moment and of several areas', async () => {
  const { station, olga } = await team()
  const when = at('2026-03-05')
  for (let nth = 1; nth <= 23; nth += 1)
    await note(station, olga, 'Olga Prado', {
      what: `${nth % 2 ? 'news' : 'events'}.save`,
      part: `a:${nth}`,
      when,
    })
  for (const query of [{}, { kinds: 'news,events' }, { search: 'olga prado' }]) {
    const found: string[] = []
    for (let before: number | undefined, isThere = true; isThere; ) {
      const list = await olga.client.call(listAudit, { query: { ...query, before, limit: 5 } })
      found.push(...list.map(({ part }) => part))
      before = list.at(-1)?.id
      isThere = before !== undefined
    }
    expect(found).toEqual(Array.from({ length: 23 }, (_, nth) => `a:${23 - nth}`))
  }
  expect(await olga.client.call(listAudit, { query: { before: 1 } })).toEqual([])
})

test('PPL-34 who can be asked for: those of the team now, and those who were and did something', async () => {
  const { station, olga, jose } = await team()
  const rui = await addMember(world, station, { name: 'Rui' })
  const ana = await addMember(world, station, { name: 'Ana' })
  for (const [who, name] of [
    [rui, 'Rui Antigo'],
    [olga, 'Olga Prado'],
    [rui, 'Rui Dias'],
  ] as const)
    await note(station, who, name, { what: 'news.save', part: 'news:1' })
  expect(await olga.client.call(listAuditPeople)).toEqual([
    { id: jose.id, name: 'José Antunes', isOfTeam: true },
    { id: olga.id, name: 'Olga Prado', isOfTeam: true },
    { id: rui.id, name: 'Rui Dias', isOfTeam: false },
  ])
  for (const { client } of [jose, ana])
    expect((await problemOf(client.call(listAuditPeople))).status).toBe(403)
})

test('PPL-34 a log-in of the team leaves a line with nothing but who; one of a member none', async () => {
  const { station, olga } = await team()
  const password = 'Senha123'
  const passwordHash = await world.ports.passwords.hash(password)
  await addMember(world, station, {
    email: 'eva@exemplo.com.br',
    name: 'Eva',
    roles: ['support'],
    passwordHash,
  })
  await addMember(world, station, { email: 'rui@exemplo.com.br', passwordHash })
  for (const email of ['eva@exemplo.com.br', 'rui@exemplo.com.br'])
    await world.client(station).call(login, {
      params: { stationId: station.id },
      body: { email_or_cpf: 'email', email, password },
    })
  const lines = await olga.client.call(listAudit)
  expect(lines).toMatchObject([{ who: 'Eva', what: 'team.login', name: '', before: null, after: null }])
})

test('PPL-34 a file leaves one line, however many pages it has; a page of a screen none', async () => {
  const { olga } = await team()
  await olga.client.call(searchOrders, { query: {} })
  expect(await olga.client.call(listAudit)).toEqual([])
  const query = { state: 'paid', from: '2026-03-01', search: '52998224725' } as const
  for (const before of [undefined, 900, 400])
    await olga.client.call(searchOrders, { query: { ...query, before, limit: 500 } })
  expect(await olga.client.call(listAudit)).toMatchObject([
    { what: 'order.export', part: 'orders', name: 'Pagamento confirmado, de 01/03/2026', after: null },
  ])
  await olga.client.call(listAudit, { query: { limit: 200 } })
  const [last] = await olga.client.call(listAudit, { query: { limit: 1 } })
  expect(last).toMatchObject({ who: 'Olga Prado', what: 'history.export' })
})

test('PPL-34 each filter of a long history is answered from an index', async () => {
  const { station, olga } = await team()
  const { db } = world.database
  await db.execute(sql`
    insert into audit_lines (station_id, participant_id, who, what, part, name, created_at)
    select ${station.id}, ${olga.id} + n % 7, 'Pessoa ' || n % 7, (array['news','activity','order','save'])[1 + n % 4] || '.save',
      'news:' || n % 500, 'Nome ' || md5(n::text), timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, 20000) n`)
  await db.execute(sql`analyze audit_lines`)
  const plan = async (where: ReturnType<typeof sql>) => {
    const query = sql`explain select * from audit_lines where station_id = ${sql.raw(String(station.id))} and ${where}
      order by created_at desc, id desc limit 51`
    return JSON.stringify((await db.execute(query)).rows)
  }
  expect(await plan(sql`true`)).toContain('audit_lines_newest')
  expect(await plan(sql`participant_id = ${sql.raw(String(olga.id + 3))}`)).toContain('audit_lines_by_person')
  expect(await plan(sql`kind = 'order'`)).toContain('audit_lines_by_kind')
  expect(await plan(sql`part = 'news:77'`)).toContain('audit_lines_by_part')
  expect(
    await plan(
      sql`search_text(who || ' ' || coalesce(name, after ->> 'name', before ->> 'name', '')) like '%c4ca42%'`,
    ),
  ).toContain('audit_lines_search')
  expect(
    await db.$count(auditLines, and(eq(auditLines.stationId, station.id), eq(auditLines.kind, 'news'))),
  ).toBe(5000)
})
