import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import * as owners from '#contract/console/legal-texts/endpoints.ts'
import { getPerson } from '#contract/console/people/person/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/legal-texts/endpoints.ts'
import { signupParticipant } from '#contract/people/onboarding/endpoints.ts'
import { getDeletion, getPrivacy } from '#contract/people/privacy/endpoints.ts'
import type { LegalDocument } from '#contract/stations/registry/legal-said.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { newPerson, passwords, problemOf } from '#tests/fixtures/registration.ts'
import { inStation } from '../../platform/db/rows.ts'
import { consents } from '../onboarding/tables.ts'

const world = apiWorld()
const dayMs = 86_400_000

async function house(config: object = {}) {
  const station = await world.station({ config })
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva', email: 'eva@exemplo.com.br' })
  const ana = await addMember(world, station, { name: 'Ana' })
  const visitor = world.client(station)
  const text = (document: LegalDocument = 'terms') =>
    eva.client.call(owners.getManagedLegalText, { params: { document } })
  const write = async (html: string, document: LegalDocument = 'terms') =>
    eva.client.call(owners.saveLegalDraft, {
      params: { document },
      body: { seen: (await text(document)).tag, value: { html } },
    })
  const publish = async (value: object = {}, document: LegalDocument = 'terms') => {
    const { tag: seen } = await text(document)
    return eva.client.call(owners.publishLegalText, { params: { document }, body: { seen, value } })
  }
  const read = (number: number, document: LegalDocument = 'terms') =>
    visitor.call(calls.getLegalText, { params: { document, number } })
  const isAsked = async ({ client }: TestMember) =>
    (await client.call(getUserWeb, { params: { id: 'me' } })).content.must_accept === true
  const accept = async ({ client }: TestMember) => {
    const { asked, terms, privacy } = await client.call(calls.getLegalAsked)
    return client.call(calls.acceptLegalTexts, { body: { asked, terms, privacy } })
  }
  return { station, eva, ana, visitor, text, write, publish, read, isAsked, accept }
}

describe('PPL-33 documents in versions', () => {
  test('PPL-33 until somebody publishes it is the text that came with the station', async () => {
    const { text, read, eva } = await house({ legal: { termsUpdatedAt: '2024-11-04' } })
    expect(await text()).toMatchObject({
      number: 0,
      day: '2024-11-04',
      html: null,
      draft: null,
      versions: [],
    })
    expect((await problemOf(read(1))).code).toBe('not_found')
    expect((await eva.client.call(owners.getLegalTexts)).waiting).toBeNull()
  })

  test('PPL-33 a draft is seen by nobody else, is cleaned, and becomes a version with its number and day; older ones stay', async () => {
    const { write, publish, read, text, eva, station } = await house()
    const draft = await write('<h2>Regras</h2><p onclick="x()">Um</p><script>alert(1)</script>')
    expect(draft.draft?.html).toBe('<h2>Regras</h2><p>Um</p>')
    expect((await problemOf(read(1))).code).toBe('not_found')
    world.ports.clock.advance(dayMs)
    const day = new Date(world.ports.clock.now()).toISOString().slice(0, 10)
    expect(await publish({ note: 'Tudo novo' })).toMatchObject({ number: 1, day, draft: null })
    await write('<p>Dois</p>')
    await publish()
    expect(await read(1)).toMatchObject({ html: '<h2>Regras</h2><p>Um</p>', note: 'Tudo novo', day })
    expect(await read(2)).toMatchObject({ html: '<p>Dois</p>', note: '' })
    expect((await text()).versions.map(({ number, by }) => [number, by])).toEqual([
      [2, 'Eva'],
      [1, 'Eva'],
    ])
    const lines = await eva.client.call(listAudit)
    expect(lines.map(({ what, name }) => [what, name])).toEqual([
      ['legal.publish', 'Termos de uso, versão 2'],
      ['legal.draft', 'Termos de uso'],
      ['legal.publish', 'Termos de uso, versão 1'],
      ['legal.draft', 'Termos de uso'],
    ])
    const other = world.client(await world.station())
    const wanted = { params: { document: 'terms' as const, number: 1 } }
    expect((await problemOf(other.call(calls.getLegalText, wanted))).code).toBe('not_found')
    expect(station.id).toBeGreaterThan(0)
  })

  test('PPL-33 published twice it is one version; what somebody changed meanwhile, or says nothing, is refused', async () => {
    const { write, publish, text, eva } = await house()
    const { tag: seen } = await write('<p>Um</p>')
    const again = () =>
      eva.client.call(owners.publishLegalText, {
        params: { document: 'terms' },
        body: { seen, value: { note: '', asks: true } },
      })
    expect((await again()).number).toBe(1)
    expect((await again()).number).toBe(1)
    expect((await eva.client.call(owners.getLegalTexts)).waiting).toBe(2)
    await write('<p>Dois</p>')
    expect((await problemOf(again())).code).toBe('conflict')
    const { tag } = await write('<p>&nbsp; </p>')
    expect((await problemOf(publish())).body.fields).toHaveProperty('html')
    await eva.client.call(owners.discardLegalDraft, { params: { document: 'terms' } })
    await eva.client.call(owners.discardLegalDraft, { params: { document: 'terms' } })
    expect((await text()).draft).toBeNull()
    const stale = { params: { document: 'terms' as const }, body: { seen: tag, value: { html: '<p>x</p>' } } }
    expect((await problemOf(eva.client.call(owners.saveLegalDraft, stale))).code).toBe('conflict')
  })

  test('PPL-33 who publishes is who answers for the station', async () => {
    const { station, ana } = await house()
    const editor = await addMember(world, station, { roles: ['editor'] })
    for (const { client } of [ana, editor])
      expect((await problemOf(client.call(owners.getLegalTexts))).status).toBe(403)
  })
})

describe('PPL-33 accepted again', () => {
  test('PPL-33 members are asked where the version says so, once, and what they accept is kept with version and time', async () => {
    const { write, publish, ana, eva, isAsked, accept } = await house()
    await write('<p>Um</p>')
    await publish()
    expect(await isAsked(ana)).toBe(false)
    await write('<p>Dois</p>', 'privacy')
    await publish({ asks: true, note: 'Novos direitos' }, 'privacy')
    expect([await isAsked(ana), await isAsked(eva)]).toEqual([true, true])
    expect(await ana.client.call(calls.getLegalAsked)).toMatchObject({
      ...{ asked: 1, isOpen: true },
      documents: [
        { document: 'privacy', number: 1, note: 'Novos direitos' },
        { document: 'terms', number: 1, note: '' },
      ],
    })
    await accept(ana)
    await accept(ana)
    expect([await isAsked(ana), await isAsked(eva)]).toEqual([false, true])
    const given = (await ana.client.call(getPrivacy)).consents
    expect(given.map(({ document, number }) => `${document} ${number}`).sort()).toEqual([
      'privacy 1',
      'terms 1',
    ])
    const seen = await eva.client.call(getPerson, { params: { id: ana.id } })
    expect(seen.consents.map(({ number }) => number)).toEqual([1, 1])
    expect((await eva.client.call(owners.getLegalTexts)).waiting).toBe(1)
  })

  test('PPL-33 what was published while somebody read is not accepted unseen', async () => {
    const { write, publish, ana, isAsked, accept, station } = await house()
    await write('<p>Um</p>')
    await publish({ asks: true })
    const { asked, terms, privacy } = await ana.client.call(calls.getLegalAsked)
    const late = () => ana.client.call(calls.acceptLegalTexts, { body: { asked, terms, privacy } })
    // Whether it asks again or not: the yes is kept with its number.
    await write('<p>Dois</p>')
    await publish()
    expect((await problemOf(late())).code).toBe('conflict')
    await write('<p>Três</p>')
    await publish({ asks: true })
    expect((await problemOf(late())).code).toBe('conflict')
    const own = eq(consents.stationId, station.id)
    expect(await world.database.db.select().from(consents).where(own).orderBy(consents.id)).toEqual([])
    await accept(ana)
    expect(await isAsked(ana)).toBe(false)
    const rows = await world.database.db.select().from(consents).where(own).orderBy(consents.id)
    expect(rows.map(({ document, number }) => [document, number])).toEqual([
      ['terms', 3],
      ['privacy', 0],
    ])
  })

  test('PPL-33 whoever signs up accepts the version of now, and is not asked for it', async () => {
    const { write, publish, visitor, station, text } = await house()
    await write('<p>Um</p>')
    await publish({ asks: true })
    // Whoever has a session has the station as it is read anew.
    await text()
    const body = { station_id: station.id, ...newPerson(), ...passwords, terms_accepted: true as const }
    const { user_id: id } = await visitor.call(signupParticipant, { body })
    const own = inStation(consents, { station }, eq(consents.participantId, id))
    const rows = await world.database.db.select().from(consents).where(own).orderBy(consents.id)
    expect(rows.map(({ document, number }) => [document, number])).toEqual([
      ['terms', 1],
      ['privacy', 0],
    ])
    const { rows: found } = await world.database.rawSql(
      `select legal_asked from participants where station_id = ${station.id} and id = ${id}`,
    )
    expect(found).toEqual([{ legal_asked: 1 }])
  })
})

describe('PPL-33 who answers for personal data', () => {
  test('PPL-33 GAP-166 is whom the owner says, as it was seen, and goes only after somebody else does', async () => {
    const { station, eva } = await house({
      legal: { officerName: 'Eva', officerMail: 'eva@exemplo.com.br', officerIsDefault: true },
    })
    const bia = await addMember(world, station, { role: 'owner', email: 'bia@exemplo.com.br' })
    const { officer } = await eva.client.call(owners.getLegalTexts)
    expect(officer).toMatchObject({ isSaid: false, value: { name: 'Eva', mail: 'eva@exemplo.com.br' } })
    const holds = async () => (await eva.client.call(getDeletion)).holds
    expect(await holds()).toContainEqual(expect.stringContaining('pessoa encarregada dos dados'))
    const value = { name: 'Bia Reis', mail: 'Bia@exemplo.com.br', phone: '(11) 3333-4444', post: 'Diretora' }
    const body = { seen: officer.tag, value }
    expect(await eva.client.call(owners.saveOfficer, { body })).toMatchObject({
      ...{ isSaid: true, value: { ...value, mail: 'bia@exemplo.com.br' } },
    })
    expect(await holds()).not.toContainEqual(expect.stringContaining('pessoa encarregada'))
    const stale = { seen: officer.tag, value: { ...value, name: 'Outra' } }
    expect((await problemOf(bia.client.call(owners.saveOfficer, { body: stale }))).code).toBe('conflict')
    const wrong = { seen: officer.tag, value: { ...value, mail: 'x' } }
    expect((await problemOf(bia.client.call(owners.saveOfficer, { body: wrong }))).body.fields).toBeDefined()
  })

  test('PPL-33 PPL-31 an owner keeps no member from leaving by naming them', async () => {
    const { station, eva } = await house()
    const rui = await addMember(world, station, { name: 'Rui', email: 'rui@exemplo.com.br' })
    const lia = await addMember(world, station, { roles: ['editor'], email: 'lia@exemplo.com.br' })
    const name = async (mail: string) => {
      const { officer } = await eva.client.call(owners.getLegalTexts)
      const value = { name: 'Rui', mail, phone: '', post: '' }
      await eva.client.call(owners.saveOfficer, { body: { seen: officer.tag, value } })
    }
    await name('rui@exemplo.com.br')
    expect((await rui.client.call(getDeletion)).holds).toEqual([])
    await name('lia@exemplo.com.br')
    expect((await lia.client.call(getDeletion)).holds).toEqual([
      expect.stringContaining('pessoa encarregada dos dados'),
    ])
  })

  test('PPL-33 a folder cannot say what was published', async () => {
    const said = { officer: null, terms: { number: 7, day: '2020-01-01' }, privacy: null, asked: 3 }
    const { ana, isAsked, text } = await house({ legal: { said } })
    expect(await isAsked(ana)).toBe(false)
    expect((await text()).number).toBe(0)
  })
})
