import { eq, like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/index.ts'
import { createParticipant, startSession } from '#api/people/access/index.ts'
import { rateLimits } from '#api/platform/rate-limit/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { type ApiClient, createClient } from '#contract/client.ts'
import * as calls from '#contract/console/endpoints.ts'
import type { ManagedSite, SiteChange } from '#contract/console/schemas.ts'
import { listSections } from '#contract/site/public/endpoints.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { footerOf } from '#themes/follow-primary.ts'
import { awaitsArrival, markDomainSeen } from '../stations/domains/index.ts'
import { domainRecords, nameInZone } from './domain-records.ts'
import { proofName } from './list-own-domains.ts'
import { normalizeDomain } from './normalize-domain.ts'
import { stationVersions } from './tables.ts'

const world = apiWorld()
const content = {
  sections: [
    { id: 1, type: 4, title: 'Um' },
    { id: 2, type: 1, title: 'Dois', items: [{ id: 1, name: 'Item' }] },
  ],
  about: [{ id: 1, name: 'Sobre', menuTitle: 'Sobre', html: '<p>Oi</p>' }],
}
let people = 0
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Saved = Without<Extract<SiteChange, { what: 'save' }>, 'what'>

function sectionOf({ sections }: ManagedSite, id: number) {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new Error('no such section')
  return section
}

async function member(station: StationRecord, role: 'owner' | 'participant', name = 'Ana') {
  people += 1
  const ctx = world.context(station)
  const row = await createParticipant(ctx, {
    name,
    email: `p${people}@exemplo.com.br`,
    status: 'active',
    role,
    firstLogin: false,
    briefingDone: true,
  })
  if (!row) throw new Error('taken')
  return (await startSession(ctx, row.id)).token
}

test('TEN-12 SEC-01 fields that a part does not have are refused, and no version comes of them', async () => {
  const station = await world.station({ content })
  const token = await member(station, 'owner')
  const ana = world.client(station, token)
  const site = await ana.call(calls.getManagedSite)
  const send = (body: object) =>
    world.fetch(
      '/management/site',
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ what: 'save', ...body }),
      },
      { hostStationId: station.id },
    )
  const parts = [
    { part: 'data', value: {} },
    { part: 'look', value: {} },
    { part: 'features', value: site.config.features },
    { part: 'section', id: 1, value: sectionOf(site, 1) },
    { part: 'about', id: 1, value: site.about[0] },
  ]
  for (const { part, id, value } of parts) {
    const seen = site.tags[id ? `${part}:${id}` : part]
    const { status } = await send({ part, id, seen, value: { ...value, nickname: 'Ana' } })
    expect([part, status]).toEqual([part, 422])
  }
  expect((await ana.call(calls.getManagedSite)).version).toBe(site.version)
})

describe('the draft of the owners', () => {
  let station: StationRecord
  let ana: ApiClient
  let bia: ApiClient
  beforeAll(async () => {
    station = await world.station({ content })
    ana = world.client(station, await member(station, 'owner', 'Ana'))
    bia = world.client(station, await member(station, 'owner', 'Bia'))
  })
  const discard = async (by: ApiClient) => {
    const { version } = await by.call(calls.getManagedSite)
    return by.call(calls.changeManagedSite, { body: { what: 'discard', version } })
  }
  const rename = async (by: ApiClient, name: string) => {
    const { tags } = await by.call(calls.getManagedSite)
    const body = { what: 'save', part: 'data', seen: tags.data ?? '', value: { name } } as const
    return by.call(calls.changeManagedSite, { body })
  }
  const titles = async () => {
    const list = await world
      .client(station)
      .call(listSections, { query: { 'where[station_id]': station.id } })
    return list.map((one) => one.title)
  }

  test('a tried primary leaves a station without a second colour without one', async () => {
    const colorsOf = async (query: object) =>
      (await ana.call(calls.previewManagedSite, { query })).config.brand as { colors: object }
    const { colors: now } = (await colorsOf({})) as { colors: { primary: string; accent?: string } }
    expect(now.accent).toBeUndefined()
    const { colors } = await colorsOf({ primary: '#123456', accent: now.primary })
    expect(colors).toMatchObject({ primary: '#123456' })
    expect(colors).not.toHaveProperty('accent')
    expect(await colorsOf({ primary: '#123456', accent: '#aa0000' })).toMatchObject({
      colors: { primary: '#123456', accent: '#aa0000' },
    })
  })

  test('SEC-26 a tried primary takes the footer and links along that nobody chose, and no other', async () => {
    const tried = async (query: object) =>
      ((await ana.call(calls.previewManagedSite, { query })).config.brand as { colors: object }).colors
    const follows = { primary: '#123456', link: '#123456', footer: footerOf('#123456') }
    expect(await tried({ primary: '#123456' })).toMatchObject(follows)
    const on = { footerFollows: 'on', footer: '#998877' }
    expect(await tried({ primary: '#123456', ...on })).toMatchObject(follows)
    expect(await tried({ primary: '#123456', footer: '#998877' })).toMatchObject({ footer: '#998877' })
    expect(await tried(on)).toEqual(await tried({}))
  })

  test('changes wait for their publication, then everybody sees them; the audit log tells who, what, before, after', async () => {
    const site = await ana.call(calls.getManagedSite)
    expect(site).toMatchObject({ version: 0, has_changes: false, published_number: 0 })
    const value = {
      ...sectionOf(site, 1),
      title: 'Um novo',
      items: [{ id: 1, name: 'x', description: '<p onclick="x()">oi<script>1</script></p>' }],
    }
    const saved = await ana.call(calls.changeManagedSite, {
      body: { what: 'save', part: 'section', id: 1, seen: site.tags['section:1'] ?? '', value },
    })
    expect(saved).toMatchObject({ version: 1, has_changes: true, updated_by: 'Ana' })
    expect(JSON.stringify(saved.sections)).not.toMatch(/<script|onclick/)
    expect(await titles()).toEqual(['Um', 'Dois'])
    const published = await ana.call(calls.publishSite, { body: { version: 1, note: 'Título' } })
    expect(published).toMatchObject({ has_changes: false, published_number: 2 })
    // A process hears of it by a notice of the database.
    await expect.poll(titles, { timeout: 10_000 }).toEqual(['Um novo', 'Dois'])
    const log = await ana.call(calls.listAudit)
    expect(log.map((line) => [line.who, line.what, line.part])).toEqual([
      ['Ana', 'publish', 'site'],
      ['Ana', 'save', 'section:1'],
    ])
    expect(log[1]).toMatchObject({ before: { title: 'Um' }, after: { title: 'Um novo' } })
  })

  test('add, move, hide and remove sections; about entries too', async () => {
    const added = await ana.call(calls.changeManagedSite, {
      body: { what: 'add', part: 'sections', value: { type: 8, title: 'Fale' } },
    })
    expect(added.added_id).toBe(3)
    let site: ManagedSite = added
    expect(site.sections.map((one) => one.id)).toEqual([1, 2, 3])
    site = await ana.call(calls.changeManagedSite, { body: { what: 'move', part: 'section', id: 3, by: -1 } })
    expect(site.sections.map((one) => one.id)).toEqual([1, 3, 2])
    site = await ana.call(calls.changeManagedSite, {
      body: {
        what: 'save',
        part: 'section',
        id: 3,
        seen: site.tags['section:3'] ?? '',
        value: { ...sectionOf(site, 3), hidden: true },
      },
    })
    site = await ana.call(calls.changeManagedSite, {
      body: { what: 'remove', part: 'section', id: 2, seen: site.tags['section:2'] ?? '' },
    })
    expect(site.sections.map((one) => [one.id, one.hidden])).toEqual([
      [1, false],
      [3, true],
    ])
    site = await ana.call(calls.changeManagedSite, {
      body: { what: 'add', part: 'about', value: { name: 'Regras', html: '<p>1</p>' } },
    })
    expect(site.about.map((one) => one.name)).toEqual(['Sobre', 'Regras'])
    await expect(
      ana.call(calls.changeManagedSite, { body: { what: 'add', part: 'sections', value: { type: 12 } } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    site = await discard(ana)
    expect(site).toMatchObject({ has_changes: false })
    expect(site.sections.map((one) => one.id)).toEqual([1, 2])
  })

  test('two owners at once: other parts do not disturb, the same part is refused with what is there, nothing is overwritten', async () => {
    const site = await ana.call(calls.getManagedSite)
    const save = (api: ApiClient, change: Saved) =>
      api.call(calls.changeManagedSite, { body: { what: 'save', ...change } })
    const seen = site.tags.data ?? ''
    await save(ana, { part: 'data', seen, value: { name: 'Nome da Ana' } })
    await save(bia, {
      part: 'section',
      id: 2,
      seen: site.tags['section:2'] ?? '',
      value: { ...sectionOf(site, 2), title: 'Da Bia' },
    })
    await expect(save(bia, { part: 'data', seen, value: { name: 'Nome da Bia' } })).rejects.toMatchObject({
      code: 'conflict',
      body: { details: { who: 'Ana', value: { name: 'Nome da Ana' } } },
    })
    const now = await bia.call(calls.getManagedSite)
    expect(now.config.name).toBe('Nome da Ana')
    await save(bia, { part: 'data', seen: now.tags.data ?? '', value: { name: 'Nome da Bia' } })
    await expect(ana.call(calls.publishSite, { body: { version: now.version } })).rejects.toMatchObject({
      code: 'conflict',
    })
    const both = await Promise.allSettled(
      [ana, bia].map((api, at) =>
        save(api, {
          part: 'features',
          seen: site.tags.features ?? '',
          value: { feed: at === 0, events: false, files: false, checkout: false, myAccount: false },
        }),
      ),
    )
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    await discard(ana)
  })

  test('back to any earlier version', async () => {
    const [newest, first] = await ana.call(calls.listSiteVersions)
    expect([newest?.number, first?.number, first?.note]).toEqual([2, 1, 'Como o site começou'])
    const { version } = await bia.call(calls.getManagedSite)
    const draft = await bia.call(calls.restoreSiteVersion, { params: { number: 1 }, body: { version } })
    expect(draft).toMatchObject({ has_changes: true, updated_by: 'Bia' })
    await bia.call(calls.publishSite, { body: { version: draft.version, note: 'De volta' } })
    await expect.poll(titles).toEqual(['Um', 'Dois'])
    expect((await bia.call(calls.listSiteVersions)).map((one) => one.number)).toEqual([3, 2, 1])
  })

  test('SEC-23 nobody publishes what they never saw: versions of drafts go on over publications and discarding', async () => {
    const publish = (by: ApiClient, version: number) =>
      by.call(calls.publishSite, { body: { version, note: '' } })
    const seen = await rename(ana, 'Pronto')
    await publish(bia, seen.version)
    const unfinished = await rename(bia, 'Inacabado')
    await expect(publish(ana, seen.version)).rejects.toMatchObject({
      code: 'conflict',
      body: { messages: [expect.stringMatching(/^Bia mudou o rascunho/)] },
    })
    await discard(bia)
    const next = await rename(bia, 'Outro')
    expect(next.version).toBeGreaterThan(unfinished.version)
    await expect(publish(ana, unfinished.version)).rejects.toMatchObject({ code: 'conflict' })
    expect((await discard(ana)).config.name).toBe('Pronto')
  })

  test('SEC-23 discarding and going back take nothing away that one did not see; sent again they change nothing', async () => {
    const seen = await rename(ana, 'Da Ana')
    const theirs = await rename(bia, 'Da Bia')
    const discardSeen = (version: number) =>
      ana.call(calls.changeManagedSite, { body: { what: 'discard', version } })
    const restore = (version: number) =>
      ana.call(calls.restoreSiteVersion, { params: { number: 1 }, body: { version } })
    const refused = {
      code: 'conflict',
      body: { messages: [expect.stringMatching(/^Bia mudou o rascunho depois que você abriu/)] },
    }
    await expect(discardSeen(seen.version)).rejects.toMatchObject(refused)
    await expect(restore(seen.version)).rejects.toMatchObject(refused)
    expect((await bia.call(calls.getManagedSite)).config.name).toBe('Da Bia')
    const back = await restore(theirs.version)
    expect(await restore(theirs.version)).toEqual(back)
    const gone = await discardSeen(back.version)
    expect(await discardSeen(back.version)).toEqual(gone)
    expect(gone).toMatchObject({ has_changes: false, config: { name: expect.not.stringMatching(/^Da/) } })
  })

  test('SEC-35 an owner changes a thousand things an hour, each line of the log is short, and reading goes on', async () => {
    const own = await world.station({ content })
    const by = world.client(own, await member(own, 'owner', 'Caio'))
    const html = (word: string) => `<p>${`${word} `.repeat(20_000)}</p>`
    const { tags } = await by.call(calls.getManagedSite)
    const save = (seen: string, value: { name: string; html: string }) =>
      by.call(calls.changeManagedSite, { body: { what: 'save', part: 'about', id: 1, seen, value } })
    await save(tags['about:1'] ?? '', { name: 'Sobre', html: html('longo') })
    expect(JSON.stringify(await by.call(calls.listAudit)).length).toBeLessThan(5_000)
    const counted = like(rateLimits.key, 'owner-change:%')
    await world.database.db.update(rateLimits).set({ points: 1_000 }).where(counted)
    await expect(discard(by)).rejects.toMatchObject({
      status: 429,
      body: {
        messages: [expect.stringMatching(/^Foram muitas mudanças em uma hora\. Continue em \d+ minutos\.$/)],
      },
    })
    await by.call(calls.getManagedSite)
    await world.database.db.delete(rateLimits).where(counted)
  })

  test('SEC-39 the last hundred versions are kept, and a site is published sixty times an hour', async () => {
    const own = await world.station({ content })
    const by = world.client(own, await member(own, 'owner', 'Duda'))
    const publish = async (name: string) => {
      await rename(by, name)
      const { version } = await by.call(calls.getManagedSite)
      return by.call(calls.publishSite, { body: { version, note: name } })
    }
    await publish('Primeira')
    const { db } = world.database
    await db.execute(sql`insert into station_versions (station_id, number, document, note, published_at, published_by)
      select station_id, number + step, document, note, published_at, published_by
      from station_versions, generate_series(1, 100) as step where station_id = ${own.id} and number = 2`)
    expect(await publish('Última')).toMatchObject({ published_number: 103 })
    const rows = await db
      .select({ number: stationVersions.number })
      .from(stationVersions)
      .where(eq(stationVersions.stationId, own.id))
      .orderBy(stationVersions.number)
    expect([rows.length, rows[0]?.number, rows.at(-1)?.number]).toEqual([100, 4, 103])
    const counted = like(rateLimits.key, 'publication:%')
    await db.update(rateLimits).set({ points: 60 }).where(counted)
    await expect(publish('Mais uma')).rejects.toMatchObject({
      status: 429,
      firstMessage: expect.stringMatching(/^O site foi publicado muitas vezes em uma hora/),
    })
    expect(await by.call(calls.getManagedSite)).toMatchObject({ has_changes: true, published_number: 103 })
    await db.delete(rateLimits).where(counted)
  })

  test('address, number and domains are nobody’s to edit; colours have to be colours', async () => {
    const site = await ana.call(calls.getManagedSite)
    const body = {
      what: 'save',
      part: 'data',
      seen: site.tags.data ?? '',
      value: { name: 'N', ...{ slug: 'outro', id: 1, domains: ['x.com'] } },
    } as const
    await expect(ana.call(calls.changeManagedSite, { body })).rejects.toMatchObject({ code: 'invalid_input' })
    const { config } = await ana.call(calls.getManagedSite)
    expect(config).toMatchObject({ name: site.config.name, slug: station.slug, id: station.id, domains: [] })
    await expect(
      ana.call(calls.changeManagedSite, {
        body: {
          what: 'save',
          part: 'look',
          seen: site.tags.look ?? '',
          value: { brand: { colors: { primary: 'red' } } },
        },
      }),
    ).rejects.toMatchObject({
      body: { fields: { 'value.brand.colors.primary': ['Informe uma cor #rrggbb'] } },
    })
    await discard(ana)
  })

  test('the owner role is asked for in every verb, per station', async () => {
    const other = await world.station({ content })
    const participant = await member(station, 'participant')
    const stranger = await member(other, 'owner')
    const site = calls.getManagedSite
    for (const [name, call] of Object.entries(calls)) {
      if (call.tag !== 'management') continue
      const params = { number: 1, domain: 'x.com.br' }
      const body = { what: 'discard', version: 1, note: '', domain: 'x.com.br', file: 'AAAA' }
      const input = (call.method === 'get' ? { params } : { params, body }) as never
      await expect(
        world.client(station, participant).call(call as typeof site, input),
        name,
      ).rejects.toMatchObject({ status: expect.toSatisfy((n: number) => n === 403 || n === 422) })
      await expect(
        world.client(station, stranger).call(call as typeof site, input),
        name,
      ).rejects.toMatchObject({ status: expect.toSatisfy((n: number) => n === 403 || n === 422) })
    }
    await expect(world.client(station, participant).call(site)).rejects.toMatchObject({ status: 403 })
    await expect(world.client(station, stranger).call(site)).rejects.toMatchObject({ status: 403 })
    await expect(world.client(station).call(site)).rejects.toMatchObject({ status: 401 })
  })
})

describe('own domains', () => {
  test.each([
    [' https://Clube.com.br/x ', 'clube.com.br'],
    ['ação.com.br', 'xn--ao-siap.com.br'],
    ['fan.base.app', null],
    ['base.app', null],
    ['10.0.0.1', null],
    ['localhost', null],
    ['a.local', null],
    ['semponto', null],
    ['_x.com', null],
  ])('%s', (typed, domain) => {
    expect(normalizeDomain(typed, 'base.app')).toBe(domain)
  })

  test.each([
    ['clube.com.br', ['A ', 'AAAA ', 'CNAME www'], '_estacao'],
    ['www.clube.com.br', ['CNAME www'], '_estacao.www'],
    ['socios.clube.com.br', ['CNAME socios'], '_estacao.socios'],
    ['clube.com', ['A ', 'AAAA ', 'CNAME www'], '_estacao'],
  ])('SEC-26 the records of %s, as a DNS page asks for them', (domain, expected, proof) => {
    const reached = { host: 'clube.base.app', addresses: ['203.0.113.10', '2001:db8::10'] }
    expect(domainRecords(domain, reached).map(({ type, name }) => `${type} ${name}`)).toEqual(expected)
    expect(nameInZone(proofName(domain), domain)).toBe(proof)
    expect(domainRecords(domain, { ...reached, addresses: [] })).toHaveLength(1)
  })

  test('SEC-26 SEC-39 TEN-01 a claim proves nothing; the proof makes the domain the address, for one station only', async () => {
    const [mine, theirs] = [await world.station({ content }), await world.station({ content })]
    const txts = new Map<string, string[]>()
    const asked: string[] = []
    const api = createApi({
      db: world.database.db,
      ports: world.ports,
      stations: createStationRegistry(world.database.db),
      urls: world.urls,
      domainProofs: {
        txt: async (name) => {
          asked.push(name)
          return txts.get(name) ?? []
        },
        file: async () => null,
        addresses: async (host) => {
          asked.push(host)
          return ['203.0.113.10', '2001:db8::10']
        },
      },
    })
    const clientOf = async (station: StationRecord) =>
      createClient({
        transport: (request) => api.fetch(request, { hostStationId: station.id }),
        baseUrl: 'http://api.test/api',
        token: await member(station, 'owner'),
        timeoutMs: 0,
      })
    const [one, two] = [await clientOf(mine), await clientOf(theirs)]
    const domain = 'exemplo.com.br'
    const [claim] = await one.call(calls.addOwnDomain, { body: { domain } })
    await two.call(calls.addOwnDomain, { body: { domain } })
    const host = `${mine.slug}.${world.urls.baseDomain}`
    expect(claim).toMatchObject({
      reached: false,
      proof: { type: 'TXT', name: '_estacao', value: claim?.txt_value },
      records: [
        { type: 'A', name: '', value: '203.0.113.10' },
        { type: 'AAAA', name: '', value: '2001:db8::10' },
        { type: 'CNAME', name: 'www', value: host },
      ],
    })
    const [failed] = await one.call(calls.proveOwnDomain, { body: { domain } })
    expect(failed).toMatchObject({ proved: false, problem: expect.stringContaining('Ainda não') })
    await expect(world.client(mine).call(lookupStation, { query: { domain } })).rejects.toMatchObject({
      code: 'not_found',
    })
    txts.set(proofName(domain), [claim?.txt_value ?? ''])
    // SEC-39: what was found a moment ago is told again, and the platform's addresses are known for a minute.
    expect(await one.call(calls.proveOwnDomain, { body: { domain } })).toEqual([failed])
    expect(asked).toEqual([world.urls.baseDomain, proofName(domain)])
    world.ports.clock.advance(10_000)
    expect(await one.call(calls.proveOwnDomain, { body: { domain } })).toMatchObject([
      { proved: true, problem: null },
    ])
    expect(await world.client(mine).call(lookupStation, { query: { domain } })).toMatchObject({
      id: mine.id,
      primaryDomain: null,
      isSuspended: false,
    })
    // SEC-26: its `www` leads there, too.
    const www = { query: { domain: `www.${domain}` } }
    expect(await world.client(mine).call(lookupStation, www)).toMatchObject({ id: mine.id })
    // The proof says whose it is, not that it points here: only its own answer does.
    const redirects = async () =>
      (await world.client(mine).call(lookupStation, { query: { slug: mine.slug } })).primaryDomain
    const ctx = { db: world.database.db, ports: world.ports }
    expect(await redirects()).toBeNull()
    expect(await markDomainSeen(ctx, theirs.id, domain)).toBe(false)
    expect(await redirects()).toBeNull()
    const awaited = (id: number, name = domain) => awaitsArrival(ctx, id, name)
    expect([
      await awaited(mine.id),
      await awaited(theirs.id),
      await awaited(mine.id, `www.${domain}`),
    ]).toEqual([true, false, false])
    expect(await markDomainSeen(ctx, mine.id, domain)).toBe(true)
    expect(await awaited(mine.id)).toBe(false)
    expect(await markDomainSeen(ctx, mine.id, domain)).toBe(false)
    expect(await redirects()).toBe(domain)
    expect(await world.client(mine).call(lookupStation, { query: { domain } })).toMatchObject({
      primaryDomain: domain,
      config: { domains: [domain] },
    })
    expect(await one.call(calls.listOwnDomains)).toMatchObject([{ reached: true }])
    const other = await world.client(theirs).call(lookupStation, { query: { slug: theirs.slug } })
    expect(other.primaryDomain).toBeNull()
    const later = 'novo.exemplo.com.br'
    const claims = await one.call(calls.addOwnDomain, { body: { domain: later } })
    txts.set(proofName(later), [claims.find((one) => one.domain === later)?.txt_value ?? ''])
    await one.call(calls.proveOwnDomain, { body: { domain: later } })
    expect(await redirects()).toBe(domain)
    await one.call(calls.removeOwnDomain, { params: { domain: later } })
    expect(await two.call(calls.proveOwnDomain, { body: { domain } })).toMatchObject([{ proved: false }])
    await expect(two.call(calls.removeOwnDomain, { params: { domain: 'outro.com' } })).rejects.toMatchObject({
      code: 'not_found',
    })
    // Both prove it: it stays where it is. Only the other one does: it was sold.
    const [second] = await two.call(calls.listOwnDomains)
    const both = [claim?.txt_value ?? '', second?.txt_value ?? '']
    txts.set(proofName(domain), both)
    world.ports.clock.advance(10_000)
    expect(await two.call(calls.proveOwnDomain, { body: { domain } })).toMatchObject([
      { proved: false, problem: 'Este domínio já é de outra estação.' },
    ])
    txts.set(proofName(domain), both.slice(1))
    world.ports.clock.advance(10_000)
    expect(await two.call(calls.proveOwnDomain, { body: { domain } })).toMatchObject([{ proved: true }])
    expect(await world.client(theirs).call(lookupStation, { query: { domain } })).toMatchObject({
      id: theirs.id,
      primaryDomain: null,
      isSuspended: false,
    })
    expect(await redirects()).toBeNull()
    expect(await one.call(calls.listOwnDomains)).toMatchObject([
      { proved: false, problem: expect.stringContaining('Outra estação') },
    ])
    await two.call(calls.removeOwnDomain, { params: { domain } })
    await expect(world.client(theirs).call(lookupStation, { query: { domain } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
