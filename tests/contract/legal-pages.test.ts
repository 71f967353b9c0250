import { expect, test } from 'vitest'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import * as owners from '#contract/console/legal-texts/endpoints.ts'
import type { LegalDocument } from '#contract/stations/registry/legal-said.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { wordsOf } from '#tests/fixtures/browser.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { buttonsOf, formOf } from '#tests/fixtures/page-buttons.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** What visitors and members read of the station's documents, and how members accept them anew; as a browser without scripts sees it. */
const world = apiWorld()
const portal = portalWorld()

async function house(config: object = {}) {
  const station: StationRecord = await world.station({ config })
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const ana = await addMember(world, station, { name: 'Ana' })
  const as = (member?: TestMember) => (path: string, form?: [string, string][]) =>
    // Nothing is told to a portal of tests: each visit finds the station anew.
    portal.of(world, station.slug)(
      path,
      member ? { cookie: `${sessionCookieName(false)}=${member.token}` } : {},
      form,
    )
  const publish = async (html: string, value: object, document: LegalDocument = 'terms') => {
    const params = { document }
    const { tag } = await eva.client.call(owners.getManagedLegalText, { params })
    const draft = { seen: tag, value: { html } }
    const { tag: seen } = await eva.client.call(owners.saveLegalDraft, { params, body: draft })
    await eva.client.call(owners.publishLegalText, { params, body: { seen, value } })
  }
  return { station, eva, ana, as, publish }
}

test('PPL-33 the published text stands in the place of the one that came with the station, under its contents; older ones stay', async () => {
  const { as, publish } = await house({ legal: { termsUpdatedAt: '2024-11-04' } })
  const visit = as()
  expect(wordsOf((await visit('/termos-de-uso')).text)).toContain('Última atualização: 04/11/2024')
  await publish('<p>Antes.</p><h2>Regras &amp; deveres</h2><p>Um</p>', { note: 'Tudo novo' })
  await publish('<h2>Outras</h2><p>Dois</p><img src="x" onerror="alert(1)">', {})
  const { text } = await visit('/termos-de-uso')
  expect(wordsOf(text)).toContain('Dois')
  expect(text).not.toContain('onerror')
  expect(text).toContain('href="/termos-de-uso/versoes/1"')
  const old = await visit('/termos-de-uso/versoes/1')
  expect(old.text).toContain('href="#parte-1"')
  const words = wordsOf(old.text)
  for (const said of ['Regras &amp; deveres', 'Antes.', 'O que mudou: Tudo novo', 'Esta é uma versão antiga'])
    expect(words).toContain(said)
  const origin = await visit('/termos-de-uso/versoes/0')
  expect(wordsOf(origin.text)).toContain('Última atualização: 04/11/2024')
  for (const number of ['3', '99999999', '-1', '1e0', 'x', '__proto__', '01'])
    expect((await visit(`/termos-de-uso/versoes/${number}`)).status, number).toBe(404)
})

test('PPL-33 the privacy policy names the person in charge, and leads to the form for everybody', async () => {
  const { as, eva } = await house()
  const { officer } = await eva.client.call(owners.getLegalTexts)
  const value = { name: 'Lia Prado', mail: 'lia@exemplo.com.br', phone: '', post: 'Diretora' }
  await eva.client.call(owners.saveOfficer, { body: { seen: officer.tag, value } })
  const { text } = await as()('/politica-de-privacidade')
  expect(wordsOf(text)).toContain('Lia Prado (Diretora), no e-mail lia@exemplo.com.br')
  expect(text).toContain('href="/politica-de-privacidade/pedido"')
})

test('PPL-33 members are asked at their next page, go on where they were going, and say no by the privacy pages or the way out', async () => {
  const { as, ana, eva, publish } = await house()
  const visit = as(ana)
  expect((await visit('/homepage/aceite?de=/homepage/conta')).location).toBe('/homepage/conta')
  await publish('<p>Um</p>', { asks: true, note: 'Novas regras' })
  const way = '/homepage/aceite?de=%2Fhomepage%2Fconta%3Fa%3D1'
  expect((await visit('/homepage/conta?a=1')).location).toBe(way)
  expect((await visit('/homepage')).location).toBe('/homepage/aceite')
  expect((await as(eva)('/gestao')).location).toBe('/homepage/aceite?de=%2Fgestao')
  for (const page of [
    '/homepage/privacidade',
    '/homepage/privacidade/exclusao',
    '/homepage/privacidade/pedidos',
  ])
    expect((await visit(page)).status, page).toBe(200)
  const asked = await visit(way)
  for (const said of ['Os documentos mudaram', 'Versão 1, de', 'O que mudou: Novas regras'])
    expect(wordsOf(asked.text)).toContain(said)
  for (const link of ['/termos-de-uso', '/politica-de-privacidade', '/homepage/privacidade'])
    expect(asked.text).toContain(`href="${link}"`)
  const buttons = buttonsOf(asked.text)
  expect(buttons.find(({ name }) => name === 'Sair sem aceitar')?.action).toBe('/logout')
  const button = buttons.find(({ name }) => name === 'Aceitar e continuar')
  if (!button) throw new Error('no button')
  const refused = await visit(way, formOf(button) as [string, string][])
  expect(refused.status).toBe(422)
  expect(wordsOf(refused.text)).toContain('Marque que você leu e aceita.')
  // A version that does not ask again is not accepted unseen, either.
  await publish('<p>Dois</p>', {})
  const yes = formOf(button, { aceito: 'on' }) as [string, string][]
  const late = await visit(way, yes)
  expect(late.status).toBe(409)
  for (const said of ['Os documentos mudaram de novo', 'Versão 2, de'])
    expect(wordsOf(late.text)).toContain(said)
  const again = buttonsOf(late.text).find(({ name }) => name === 'Aceitar e continuar')
  if (!again) throw new Error('no button')
  const accepted = formOf(again, { aceito: 'on' }) as [string, string][]
  expect((await visit(way, accepted)).location).toBe('/homepage/conta?a=1')
  expect((await visit('/homepage/conta')).status).toBe(200)
  const kept = wordsOf((await visit('/homepage/privacidade')).text)
  expect(kept).toContain('(versão 2)')
  expect(kept).toContain('o aceite deles só termina com a exclusão da conta')
  expect((await as(ana)('/homepage/aceite?de=https://mal.example')).location).toBe('/homepage')
})

test('PPL-33 what is sent is not lost by being asked', async () => {
  const { as, ana, publish } = await house()
  const visit = as(ana)
  const { text } = await visit('/homepage/privacidade/pedidos')
  const { text: account } = await visit('/homepage/privacidade')
  expect(account).toContain('/homepage/privacidade/pedidos')
  await publish('<p>Um</p>', { asks: true })
  const button = buttonsOf(text).find(({ name }) => name === 'Enviar o pedido')
  if (!button) throw new Error('no button')
  const sent = formOf(button, { kind: 'other', text: 'Uma dúvida' }) as [string, string][]
  const done = await visit('/homepage/privacidade/pedidos', sent)
  expect([done.status, done.location, wordsOf(done.text)]).toEqual([302, '/homepage/privacidade/pedidos', ''])
})

test('PPL-33 PPL-03 whoever made a station is told that the policy names them, until somebody is said', async () => {
  const { as, eva } = await house({
    legal: { officerName: 'Eva', officerMail: 'eva@exemplo.com.br', officerIsDefault: true },
  })
  const hint = 'Indicar o encarregado'
  expect(wordsOf((await as(eva)('/gestao')).text)).toContain(hint)
  const { officer } = await eva.client.call(owners.getLegalTexts)
  const value = { name: 'Eva', mail: 'eva@exemplo.com.br', phone: '', post: '' }
  await eva.client.call(owners.saveOfficer, { body: { seen: officer.tag, value } })
  expect(wordsOf((await as(eva)('/gestao')).text)).not.toContain(hint)
})
