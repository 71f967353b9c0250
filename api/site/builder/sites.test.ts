import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createParticipant, startSession } from '#api/people/access/index.ts'
import { participants } from '#api/people/access/tables.ts'
import { consents } from '#api/people/onboarding/tables.ts'
import { listOutbox, outboxMail } from '#api/platform/mail/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { skeletonOf } from '#api/stations/registry/index.ts'
import type { ApiClient } from '#contract/client.ts'
import * as management from '#contract/console/endpoints.ts'
import { getUserWeb, login } from '#contract/people/access/endpoints.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import { updateParticipant } from '#contract/people/onboarding/endpoints.ts'
import { requestPasswordReset, updatePassword } from '#contract/people/recovery/endpoints.ts'
import * as calls from '#contract/site/builder/endpoints.ts'
import type { SiteLogo } from '#contract/site/builder/schemas.ts'
import { siteNameTexts } from '#contract/site/builder/site-name.ts'
import { listPublicActions, listSections } from '#contract/site/public/endpoints.ts'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { countDeadlocks } from '#tests/fixtures/deadlocks.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { mailLook } from '../../stations/mail-templates/mail-look.ts'
import { emptyDraft } from './draft-data.ts'
import { readStored } from './remember-stored.ts'
import { changedDraft } from './site-draft.ts'

const world = apiWorld()
let maker: StationRecord

beforeAll(async () => {
  maker = await world.station({ config: { behaviour: { onboardingPage: 'company' } } })
})

let people = 0
/** Somebody with an account on the station that makes stations. */
async function person(): Promise<{ api: ApiClient; id: number; email: string }> {
  people += 1
  const email = `criadora${people}@exemplo.com.br`
  const ctx = world.context(maker)
  const passwordHash = await world.ports.passwords.hash('Senha123')
  const row = await createParticipant(ctx, { name: 'Ana Criadora', email, status: 'active', passwordHash })
  if (!row) throw new Error('taken')
  const { token } = await startSession(ctx, row.id)
  return { api: world.client(maker, token), id: row.id, email }
}

const ofPerson = (stationId: number, id: number) =>
  and(eq(participants.stationId, stationId), eq(participants.id, id))
const ofStation = (stationId: number, email: string) =>
  and(eq(participants.stationId, stationId), eq(participants.email, email))

const logoFile = async (color = '#c2185b') => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/><circle cx="150" cy="150" r="90" fill="${color}"/></svg>`
  return fileOf(await sharp(Buffer.from(svg)).png().toBuffer())
}

describe('company sign-up', () => {
  test('ONB-13 a mail confirms the address; its link makes an account that can log in, once', async () => {
    const api = world.client(maker)
    const email = 'nova.empresa@exemplo.com.br'
    const { messages } = await api.call(calls.signupAdmin, { body: { email, subdomain: 'Clube Novo' } })
    expect(messages).toEqual(['Verifique sua caixa de e-mails'])
    const [sent] = await listOutbox(world.context(maker), { stationId: maker.id })
    const mail = await outboxMail(world.context(maker), { stationId: maker.id, id: sent?.id ?? 0 })
    const hash = /criar-estacao\/confirmar\/([\w-]+)\//.exec(mail?.text ?? '')?.[1] ?? ''
    const chosen = { password: 'Senha123', password_confirmation: 'Senha123' }
    const body = { email, hash, name: 'Nova', ...chosen, terms_accepted: true as const }
    const { terms_accepted: _, ...without } = body
    await expect(api.call(calls.confirmAdmin, { body: without as never })).rejects.toMatchObject({
      body: { fields: { terms_accepted: ['Esse campo é obrigatório'] } },
    })
    await expect(
      api.call(calls.confirmAdmin, { body: { ...body, password: 'fraca' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(
      api.call(calls.confirmAdmin, { body: { ...body, password_confirmation: 'Senha124' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    const session = await api.call(calls.confirmAdmin, { body })
    expect(session.is_first_login).toBe(true)
    // Its answer may be lost (SEC-04): the same again is in, whoever does not know the password is led to the log-in.
    const again = await api.call(calls.confirmAdmin, { body })
    expect(again.content.id).toBe(session.content.id)
    await world.client(maker, again.token).call(calls.getSiteDraft)
    const other = { ...body, password: 'Senha124', password_confirmation: 'Senha124' }
    await expect(api.call(calls.confirmAdmin, { body: other })).rejects.toMatchObject({
      code: 'already_done',
      status: 409,
    })
    world.ports.clock.advance(60 * 60_000)
    await expect(api.call(calls.confirmAdmin, { body })).rejects.toMatchObject({ code: 'gone' })
    const entered = await api.call(login, {
      params: { stationId: maker.id },
      body: { email_or_cpf: 'email', email, password: 'Senha123' },
    })
    expect(entered.content.name).toBe('Nova')
    const draft = await world.client(maker, session.token).call(calls.getSiteDraft)
    expect(draft.subdomain).toBe('Clube Novo')
    const accepted = await world.database.db
      .select({ document: consents.document, version: consents.version })
      .from(consents)
      .where(and(eq(consents.stationId, maker.id), eq(consents.participantId, session.content.id)))
    expect(accepted).toEqual(
      expect.arrayContaining([expect.objectContaining({ document: 'terms', version: expect.any(String) })]),
    )
    expect(accepted).toHaveLength(2)
  })

  test('SEC-63 a stranger who asks for somebody’s address neither ends their link nor decides their sub-domain', async () => {
    const email = 'dona.do.link@exemplo.com.br'
    const ask = async (address: string, subdomain: string) => {
      await world
        .client(maker, undefined, { address })
        .call(calls.signupAdmin, { body: { email, subdomain } })
      const [sent] = await listOutbox(world.context(maker), { stationId: maker.id })
      const mail = await outboxMail(world.context(maker), { stationId: maker.id, id: sent?.id ?? 0 })
      return /criar-estacao\/confirmar\/([\w-]+)\//.exec(mail?.text ?? '')?.[1] ?? ''
    }
    const own = await ask('203.0.113.1', 'Clube da Dona')
    const strangers = await ask('203.0.113.2', 'Golpe')
    const api = world.client(maker)
    const chosen = { password: 'Senha123', password_confirmation: 'Senha123', terms_accepted: true as const }
    const confirm = (hash: string) =>
      api.call(calls.confirmAdmin, { body: { email, hash, name: 'Dona', ...chosen } })
    const { token } = await confirm(own)
    await expect(world.client(maker, token).call(calls.getSiteDraft)).resolves.toMatchObject({
      subdomain: 'Clube da Dona',
    })
    await expect(confirm(strangers)).rejects.toMatchObject({ code: 'gone' })
  })

  test('GAP-28 somebody with an account gets the same answer and a mail that says so', async () => {
    const { email } = await person()
    const { messages } = await world.client(maker).call(calls.signupAdmin, { body: { email } })
    expect(messages).toEqual(['Verifique sua caixa de e-mails'])
    const [sent] = await listOutbox(world.context(maker), { stationId: maker.id })
    const mail = await outboxMail(world.context(maker), { stationId: maker.id, id: sent?.id ?? 0 })
    expect(mail?.text).toContain('já tem uma conta')
    expect(mail?.text).not.toContain('confirmar/')
  })

  test('SEC-13 strangers who ask for links in somebody’s name keep them from their own first one of the day no longer', async () => {
    const email = 'vitima.de.links@exemplo.com.br'
    const ask = (address: string) =>
      world
        .client(maker, undefined, { address })
        .call(calls.signupAdmin, { body: { email } })
        .then(
          () => 'sent',
          (problem) => problem.code as string,
        )
    const ofStranger = []
    for (let time = 0; time < 7; time += 1) ofStranger.push(await ask('10.9.1.1'))
    expect(ofStranger).toEqual([...Array(5).fill('sent'), ...Array(2).fill('too_many_requests')])
    expect([await ask('10.9.1.2'), await ask('10.9.1.2')]).toEqual(['sent', 'too_many_requests'])
  })

  test('SEC-90 a mailbox gets five links an hour, under however many names they are asked for', async () => {
    const asked = []
    for (let nth = 0; nth < 6; nth += 1) {
      const body = { email: `muitos.nomes+${nth}@exemplo.com.br` }
      const answer = world.client(maker, undefined, { address: '10.9.1.3' }).call(calls.signupAdmin, { body })
      asked.push(
        await answer.then(
          () => 'sent',
          ({ code }) => code as string,
        ),
      )
    }
    expect(asked).toEqual([...Array(5).fill('sent'), 'too_many_requests'])
  })

  test('ERR-05 errors stand beside their fields', async () => {
    await expect(
      world.client(maker).call(calls.signupAdmin, { body: { email: 'sem arroba' } }),
    ).rejects.toMatchObject({ body: { fields: { email: ['Email inválido'] } } })
  })

  test('STN-U10 other stations make no stations', async () => {
    const other = await world.station()
    await expect(
      world.client(other).call(calls.signupAdmin, { body: { email: 'a@b.com.br' } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('names', () => {
  test.each([
    ['  Clube  Do Bairro ', 'clubedobairro', true],
    ['são joão', 'sãojoão', false],
    ['clube-x', 'clube-x', false],
    ['ab', 'ab', false],
    ['', '', false],
    ['www', 'www', false],
    ['gestao', 'gestao', false],
    ['l0g1n', 'l0g1n', false],
    ['4dm1n', '4dm1n', false],
    ['xn--clube-9za', 'xn--clube-9za', false],
    ['clube.', 'clube.', false],
    // A Cyrillic letter, and one of no width.
    ['\u0441lube', '\u0441lube', false],
    ['clu\u200bbe', 'clu\u200bbe', false],
    ['a'.repeat(64), 'a'.repeat(64), false],
    ['123', '123', true],
  ])('GAP-10 %s', async (typed, name, available) => {
    const state = await world.client(maker).call(calls.checkSiteName, { query: { name: typed } })
    expect(state).toMatchObject({ name, available })
  })

  test('VAL-09 GAP-10 accents are refused in the words of the specification, with a free proposal', async () => {
    const state = await world.client(maker).call(calls.checkSiteName, { query: { name: 'Padaria São João' } })
    expect(state.message).toBe('Apenas letras sem acento')
    expect(state.suggestion).toBe('padariasaojoao')
  })

  test('GAP-10 no proposal takes a reserved word along or says that it is the official one', async () => {
    const ask = (name: string) => world.client(maker).call(calls.checkSiteName, { query: { name } })
    expect(await ask('admin')).toMatchObject({ available: false, suggestion: null })
    const taken = await ask(maker.slug)
    expect(taken).toMatchObject({ available: false, message: siteNameTexts.taken })
    expect(taken.suggestion).toMatch(/^(?!.*oficial).+$/)
  })

  test('GAP-10 what looks alike has one skeleton', () => {
    expect(skeletonOf('v1a9em')).toBe(skeletonOf('viagem'))
    expect(skeletonOf('f4n')).toBe(skeletonOf('fan'))
    expect(skeletonOf('c1ube0')).toBe(skeletonOf('clubeo'))
    expect(skeletonOf('rnodelo')).toBe(skeletonOf('modelo'))
    expect(skeletonOf('clube')).not.toBe(skeletonOf('clubes'))
  })
})

describe('the wizard', () => {
  test('ONB-14 what was kept comes back, key by key; nothing is kept for others', async () => {
    const { api } = await person()
    expect(await api.call(calls.getSiteDraft)).toMatchObject({ version: 0, kind: 'clube', done: [] })
    await api.call(calls.changeSiteDraft, {
      body: { kind: 'varejo', done: 'empresa', without_company: true },
    })
    const draft = await api.call(calls.changeSiteDraft, {
      body: { look: { primary: '#123456' }, pretty_name: 'Loja' },
    })
    expect(draft).toMatchObject({
      version: 3,
      kind: 'varejo',
      pretty_name: 'Loja',
      done: ['empresa'],
      without_company: true,
    })
    expect(draft.look).toMatchObject({ primary: '#123456', font: 'Lato' })
    const other = await person()
    expect(await other.api.call(calls.getSiteDraft)).toMatchObject({ version: 0 })
    await expect(world.client(maker).call(calls.getSiteDraft)).rejects.toMatchObject({
      code: 'not_authenticated',
    })
  })

  test.each([
    ['11.222.333/0001-81', true],
    ['12.ABC.345/01DE-35', true],
    ['12abc34501de35', true],
    ['11.222.333/0001-82', false],
    ['12.ABC.345/01DE-36', false],
    ['00000000000000', false],
  ])('ONB-18 GAP-11 CNPJ %s', async (cnpj, valid) => {
    const { api } = await person()
    const change = api.call(calls.changeSiteDraft, {
      body: { company: { cnpj, full_social_name: 'Empresa Ltda.' } },
    })
    if (valid) expect((await change).company?.cnpj).toBe(cnpj.toUpperCase().replace(/[./-]/g, ''))
    else
      await expect(change).rejects.toMatchObject({ body: { fields: { 'company.cnpj': ['CNPJ inválido'] } } })
  })

  test('ONB-15 the logo proposes the colour until one was chosen; unknown letters are refused', async () => {
    const { api } = await person()
    const fields = { remove_background: 'true' }
    const draft = await api.call(calls.setSiteLogo, { upload: { file: await logoFile(), fields } })
    expect(draft.logo?.colors[0]).toBe(draft.look.primary)
    await api.call(calls.changeSiteDraft, { body: { look: { primary: '#00aa00' }, done: 'cor' } })
    const second = await api.call(calls.setSiteLogo, {
      upload: { file: await logoFile('#0033cc'), fields: {} },
    })
    expect(second.look.primary).toBe('#00aa00')
    expect((await api.call(calls.removeSiteLogo)).logo).toBeNull()
    await expect(
      api.call(calls.changeSiteDraft, { body: { look: { font: 'Comic Sans' } } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('SEC-26 a white logo proposes no colour; the plate that was chosen is in the preview, the station and its mails', async () => {
    const { api } = await person()
    const file = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#fff' } })
      .extend({ left: 20, right: 20, background: '#fff0' })
      .webp()
      .toBuffer()
    const draft = await api.call(calls.setSiteLogo, { upload: { file: fileOf(file), fields: {} } })
    expect(draft).toMatchObject({ logo: { colors: [], plate: 'dark' }, look: { primary: '#0284fe' } })
    const shown = async (query: object) =>
      (await api.call(calls.previewSite, { query })).config.images as { primaryLogo: string }
    expect((await shown({})).primaryLogo).toBe(draft.logo?.plates?.dark)
    expect((await shown({ logoPlate: 'light' })).primaryLogo).toBe(draft.logo?.image)
    await api.call(calls.changeSiteDraft, { body: { logo_plate: 'light', done: 'logo' } })
    expect((await shown({})).primaryLogo).toBe(draft.logo?.image)
    await api.call(calls.changeSiteDraft, { body: { logo_plate: 'dark' } })
    const made = await api.call(calls.generateWebsite, { body: { prettyName: 'Placa', subdomain: 'aplaca' } })
    const found = await world.client(maker).call(lookupStation, { query: { slug: 'aplaca' } })
    const station = { slug: 'aplaca', config: configSchema.parse(found.config) }
    // Nobody said where it is.
    expect(station.config.timezone).toBe('America/Sao_Paulo')
    // SEC-104: its cards are checked by sealed codes alone.
    expect(station.config.cards).toEqual({ numbers: false })
    expect(station.config.images).toMatchObject({
      logoPlate: 'dark',
      primaryLogo: expect.stringMatching(new RegExp(`^/arquivos/${made.id}/.*logo-placa-escura.webp$`)),
    })
    const { mark } = mailLook(station, { scheme: 'http', baseDomain: 'localhost' })
    expect(mark?.src).toContain(station.config.images.primaryLogo)
  })

  test('SEC-26 the second colour that the logo brought goes with the first; one that was chosen stays', () => {
    const logo = { colors: ['#c2185b', '#123a8c'] } as SiteLogo
    const begun = changedDraft(emptyDraft, { logo, look: { primary: '#c2185b' } })
    expect(begun.look.accent).toBe('#123a8c')
    expect(changedDraft(begun, { look: { primary: '#123a8c' } }).look.accent).toBe('#c2185b')
    expect(changedDraft(begun, { look: { primary: '#2e7d32' } }).look.accent).toBeNull()
    expect(changedDraft(begun, { logo: null }).look.accent).toBeNull()
    const chosen = changedDraft(begun, { look: { accent: '#ffaa00' } })
    expect(changedDraft(chosen, { look: { primary: '#2e7d32' } }).look.accent).toBe('#ffaa00')
  })

  test('ONB-15 the preview answers what the landing page needs, with a colour that is only tried', async () => {
    const { api } = await person()
    await api.call(calls.changeSiteDraft, { body: { pretty_name: 'Clube & <b>Cia</b>', kind: 'sindicato' } })
    const preview = await api.call(calls.previewSite, { query: { primary: '#ff00aa', layout: 'centered' } })
    expect(preview.config).toMatchObject({
      name: 'Clube & <b>Cia</b>',
      brand: { colors: { primary: '#ff00aa' } },
    })
    expect(preview.sections.map((one) => one.type_id)).toEqual([1, 2, 5, 4, 8])
    expect(preview.actions).toHaveLength(3)
    expect(JSON.stringify(preview)).not.toContain('assets/arte')
    expect((await api.call(calls.getSiteDraft)).look.primary).toBe('#0284fe')
  })

  test('ONB-16 the preview has the name that is typed, else the kept one, else that of the organization; and the kind that is tried', async () => {
    const { api } = await person()
    const shown = async (query: { prettyName?: string; kind?: 'criador' } = {}) => {
      const { config, sections } = await api.call(calls.previewSite, { query })
      return { name: config.name, sections: sections.map((one) => one.type_id) }
    }
    const placeholder = await shown()
    const company = { cnpj: '11.222.333/0001-81', full_social_name: 'Padaria Sol Ltda', state: 'SP' }
    await api.call(calls.changeSiteDraft, { body: { company } })
    expect((await shown()).name).toBe('Padaria Sol Ltda')
    await api.call(calls.changeSiteDraft, { body: { pretty_name: 'Padaria Sol' } })
    expect((await shown()).name).toBe('Padaria Sol')
    expect((await shown({ prettyName: 'Sol da Manhã' })).name).toBe('Sol da Manhã')
    expect((await shown({ kind: 'criador' })).sections).not.toEqual(placeholder.sections)
    expect(await api.call(calls.getSiteDraft)).toMatchObject({ pretty_name: 'Padaria Sol', kind: 'clube' })
  })
})

describe('TEN-12 a station is made', () => {
  test('ONB-16 TEN-12 it is found, has its look, content, owner and audit line at once', async () => {
    const { api, email } = await person()
    const fields = { remove_background: 'true' }
    await api.call(calls.setSiteLogo, { upload: { file: await logoFile(), fields } })
    await api.call(calls.changeSiteDraft, {
      body: {
        kind: 'criador',
        company: { cnpj: '12ABC34501DE35', full_social_name: 'Ana ME', city: 'Natal' },
      },
    })
    const made = await api.call(calls.generateWebsite, {
      body: {
        prettyName: 'Ana Conta',
        subdomain: 'Ana Conta',
        main_brand_color: '#7b1fa2',
        type: 1,
        country: 'BR',
      },
      idempotencyKey: 'chave-da-ana',
    })
    expect(made).toMatchObject({ subdomain: 'anaconta', url: 'http://anaconta.localhost:3000' })
    const found = await world.client(maker).call(lookupStation, { query: { slug: 'anaconta' } })
    const { timezone, createdAt } = configSchema.parse(found.config)
    const today = dayIn(new Date(createdAt), timezone)
    expect(found).toMatchObject({
      id: made.id,
      config: {
        name: 'Ana Conta',
        brand: { colors: { primary: '#7b1fa2' } },
        establishment: { cnpj: '12ABC34501DE35' },
        contact: { mail: email },
        // Its documents are of its own day, and name somebody (PPL-33).
        legal: {
          ...{ termsUpdatedAt: today, privacyUpdatedAt: today },
          ...{ officerName: expect.stringMatching(/\p{L}/u), officerMail: email, officerIsDefault: true },
        },
      },
    })
    const images = found.config.images as Record<string, string>
    for (const address of [
      images.primaryLogo,
      images.footerLogo,
      images.favicon,
      images.favicon?.replace('192', '512'),
    ])
      expect(await world.ports.files.exists((address ?? '').replace('/arquivos/', '')), address).toBe(true)
    const theirs = { id: made.id } as StationRecord
    const sections = await world
      .client(theirs)
      .call(listSections, { query: { 'where[station_id]': made.id } })
    expect(sections.map((one) => one.type_id)).toEqual([2, 1, 5, 4, 8])
    const { response } = await world
      .client(theirs)
      .call(listPublicActions, { params: { stationId: made.id } })
    expect(response).toHaveLength(3)
    for (const { image } of response)
      expect(await world.ports.files.exists(String(image).replace('/arquivos/', ''))).toBe(true)
    const owner = await world.client(theirs).call(login, {
      params: { stationId: made.id },
      body: { email_or_cpf: 'email', email, password: 'Senha123' },
    })
    expect(owner).toMatchObject({ content: { type_id: 1 }, validToken: true })
    const again = await api.call(calls.generateWebsite, {
      body: { prettyName: 'Ana Conta', subdomain: 'anaconta' },
      idempotencyKey: 'chave-da-ana',
    })
    expect(again.id).toBe(made.id)
    // SEC-15: the key was for that station, not for another one.
    const other = api.call(calls.generateWebsite, {
      body: { prettyName: 'Ana Duas', subdomain: 'anaduas' },
      idempotencyKey: 'chave-da-ana',
    })
    await expect(other).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect((await api.call(calls.getSiteDraft)).stations).toEqual([
      { id: made.id, name: 'Ana Conta', url: made.url },
    ])
  })

  test('GAP-122 ONB-18 a station begins on the clocks of its company’s place, else of where its owner lives', async () => {
    const zoneOf = async ({ api }: { api: ApiClient }, subdomain: string) => {
      await api.call(calls.generateWebsite, { body: { prettyName: 'Relógio', subdomain } })
      const found = await world.client(maker).call(lookupStation, { query: { slug: subdomain } })
      return configSchema.parse(found.config).timezone
    }
    const company = { cnpj: '12ABC34501DE35', full_social_name: 'Acre ME', state: 'ac', city: 'Rio Branco' }
    const withCompany = await person()
    await withCompany.api.call(calls.changeSiteDraft, { body: { company } })
    expect(await zoneOf(withCompany, 'relogioacre')).toBe('America/Rio_Branco')
    const without = await person()
    await world.database.db
      .update(participants)
      .set({ state: 'AM', city: 'Tabatinga' })
      .where(ofPerson(maker.id, without.id))
    expect(await zoneOf(without, 'relogioam')).toBe('America/Eirunepe')
  })

  test('ACC-03 ONB-11 ONB-14 GAP-21 who made a station takes part in the platform only with what every participant gives', async () => {
    const finish = async ({ api }: { api: ApiClient }, subdomain: string) => {
      const { id } = await api.call(calls.generateWebsite, { body: { prettyName: 'Pronta', subdomain } })
      const { url } = await api.call(calls.enterMadeStation, { params: { id } })
      const there = world.client({ id } as StationRecord, url.split('/').at(-1) ?? '')
      const [here, own] = await Promise.all([
        api.call(getUserWeb, { params: { id: 'me' } }),
        there.call(loginByToken),
      ])
      return [here.validToken, here.is_first_login, own.validToken, own.is_first_login]
    }
    const hurried = await person()
    await hurried.api.call(updateParticipant, { params: { id: hurried.id }, body: { tel: '11987654321' } })
    expect(await finish(hurried, 'prontaantes')).toEqual([false, true, true, false])

    const whole = await person()
    const place = { state: 'SP', city: 'Campinas' }
    const body = { tel: '11987654321', birthday: '12/04/1990', ...place, terms_accepted: true as const }
    await whole.api.call(updateParticipant, { params: { id: whole.id }, body })
    expect(await finish(whole, 'prontadepois')).toEqual([true, false, true, false])
  })

  test('SEC-16 two windows of one person that make different stations at once: both are made and both are found again', async () => {
    const { api } = await person()
    await api.call(calls.changeSiteDraft, { body: { pretty_name: 'Janela' } })
    const names = ['janelaum', 'janeladois']
    const made = await Promise.all(
      names.map((subdomain) =>
        api.call(calls.generateWebsite, { body: { prettyName: 'Janela', subdomain } }),
      ),
    )
    const { stations } = await api.call(calls.getSiteDraft)
    expect(stations.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort())
  })

  describe('SEC-50 one password of one person', () => {
    const at = (id: number) => ({ ...maker, id }) as StationRecord
    const enters = (id: number, email: string, password: string) =>
      world
        .client(at(id))
        .call(login, { params: { stationId: id }, body: { email_or_cpf: 'email', email, password } })
        .then(
          ({ token }) => token,
          (problem) => problem.code as string,
        )
    const isOpen = (id: number, token: string) =>
      world
        .client(at(id), token)
        .call(getUserWeb, { params: { id: 'me' } })
        .then(
          () => true,
          () => false,
        )

    /** A new password by the link of a mail, on one of the stations. */
    async function choose(id: number, email: string, password: string) {
      await world.client(at(id)).call(requestPasswordReset, { body: { email } })
      const mails = await listOutbox(world.context(maker), { stationId: id })
      const sent = mails.find(({ to, kind }) => to === email && kind === 'password_reset')
      const mail = sent && (await outboxMail(world.context(maker), { stationId: id, id: sent.id }))
      const hash = /redefinir-senha\/([^/\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const chosen = { password, password_confirmation: password }
      await world.client(at(id)).call(updatePassword, { body: { hash, email, ...chosen } })
    }

    /** Somebody who made two stations. */
    async function owner(slug: string) {
      const { api, email, id } = await person()
      const made: number[] = []
      for (const subdomain of [`${slug}um`, `${slug}dois`])
        made.push((await api.call(calls.generateWebsite, { body: { prettyName: 'Senhas', subdomain } })).id)
      const [first = 0, second = 0] = made
      return { api, email, id, first, second }
    }

    test.each(['platform', 'first'] as const)(
      'SEC-50 a new password chosen on the %s station is the one of all that had the same, and ends what was open there',
      async (where) => {
        const { email, first, second } = await owner(`senha${where}`)
        const stations = [maker.id, first, second]
        const tokens = await Promise.all(stations.map((id) => enters(id, email, 'Senha123')))
        await choose(where === 'platform' ? maker.id : first, email, 'OutraSenha9')
        for (const [index, id] of stations.entries()) {
          expect(await isOpen(id, tokens[index] ?? ''), `${index}`).toBe(false)
          expect(await enters(id, email, 'Senha123')).toBe('invalid_credentials')
          expect(await isOpen(id, await enters(id, email, 'OutraSenha9'))).toBe(true)
        }
        await choose(second, email, 'MaisUma99')
        for (const id of stations) expect(await isOpen(id, await enters(id, email, 'MaisUma99'))).toBe(true)
      },
    )

    test('SEC-50 an account of its own, by another password or another mailbox, stays as it is', async () => {
      const { email, id, first, second } = await owner('senhapropria')
      const [row] = await world.database.db.select().from(participants).where(ofPerson(maker.id, id))
      const apart = { email, passwordHash: await world.ports.passwords.hash('Propria123') }
      await world.database.db.update(participants).set(apart).where(ofStation(first, email))
      const handed = { email: `nova.${email}`, passwordHash: row?.passwordHash ?? null }
      await world.database.db.update(participants).set(handed).where(ofStation(second, email))
      await choose(maker.id, email, 'OutraSenha9')
      expect(await isOpen(first, await enters(first, email, 'Propria123'))).toBe(true)
      expect(await isOpen(second, await enters(second, handed.email, 'Senha123'))).toBe(true)
    })

    test('SEC-50 a station that is made while the password changes has the new one', async () => {
      const { email, api, first } = await owner('senhacorrida')
      const before = await countDeadlocks(world.database)
      const outcome = (id: number) =>
        choose(id, email, 'OutraSenha9').then(
          () => 'chosen',
          (problem) => problem.code as string,
        )
      const [made, ...outcomes] = await Promise.all([
        api.call(calls.generateWebsite, { body: { prettyName: 'Senhas', subdomain: 'senhacorridatres' } }),
        outcome(maker.id),
        outcome(first),
      ])
      // Whichever is first ends the link of the other, if that was asked for by then.
      expect(outcomes).toContain('chosen')
      expect(outcomes.filter((one) => one !== 'chosen' && one !== 'gone')).toEqual([])
      for (const id of [maker.id, first, made.id])
        expect(await isOpen(id, await enters(id, email, 'OutraSenha9'))).toBe(true)
      expect(await countDeadlocks(world.database)).toBe(before)
    })
  })

  test('ONB-17 the last screen logs the owner in on the new station, once; nobody else, and no other station', async () => {
    const { api } = await person()
    const body = { prettyName: 'Entrada', subdomain: 'entradadireta' }
    const made = await api.call(calls.generateWebsite, { body })
    const { url } = await api.call(calls.enterMadeStation, { params: { id: made.id } })
    expect(url).toMatch(/^http:\/\/entradadireta\.localhost:3000\/login-token\/[\w-]{20,}$/)
    const there = (token: string) => world.client({ id: made.id } as StationRecord, token)
    const token = url.split('/').at(-1) ?? ''
    const session = await there(token).call(loginByToken)
    expect(session.content).toMatchObject({ type_id: 1, name: 'Ana Criadora' })
    await expect(there(token).call(loginByToken)).rejects.toMatchObject({ code: 'not_authenticated' })
    const other = await person()
    for (const [client, id] of [
      [other.api, made.id],
      [api, maker.id],
    ] as const)
      await expect(client.call(calls.enterMadeStation, { params: { id } })).rejects.toMatchObject({
        code: 'not_found',
      })
  })

  test('TEN-05 another colour repaints what was drawn, activities too, when it is published; a new logo has its forms', async () => {
    const { api } = await person()
    const body = { prettyName: 'Cores', subdomain: 'trocadecor', main_brand_color: '#b3261e' }
    const made = await api.call(calls.generateWebsite, { body })
    const { url } = await api.call(calls.enterMadeStation, { params: { id: made.id } })
    const there = (token?: string) => world.client({ id: made.id } as StationRecord, token)
    const { token } = await there(url.split('/').at(-1)).call(loginByToken)
    const owner = there(token)
    const pictures = async () => {
      const { response } = await there().call(listPublicActions, { params: { stationId: made.id } })
      const { config } = await there().call(lookupStation, { query: { id: made.id } })
      const [{ image = '' } = {}] = (config.images as { header: { image: string }[] }).header
      return { cover: image, activity: String(response[0]?.image) }
    }
    const drawn = async (address: string) =>
      (await readStored(world.ports.files, address))?.toString('utf8') ?? ''
    const before = await pictures()
    expect(await drawn(before.cover)).toContain('#b3261e')

    const site = await owner.call(management.getManagedSite)
    const look = { brand: site.config.brand, images: site.config.images } as Pick<
      StationConfig,
      'brand' | 'images'
    >
    const logo = await owner.call(management.addLogo, {
      upload: { file: await logoFile('#1e5fb3'), fields: {} },
    })
    const value = {
      brand: { ...look.brand, colors: { ...look.brand.colors, primary: '#1e5fb3', footer: '#1e5fb3' } },
      images: { ...look.images, primaryLogo: logo.on_light, footerLogo: logo.image, favicon: logo.favicon },
    }
    const saved = await owner.call(management.changeManagedSite, {
      body: { what: 'save', part: 'look', seen: site.tags.look ?? '', value },
    })
    expect(saved.config.images).toMatchObject({ footerLogo: expect.stringContaining('logo-placa.webp') })
    const preview = JSON.stringify(await owner.call(management.previewManagedSite, { query: {} }))
    expect(preview).toContain('data:image/svg+xml;base64')
    expect(await pictures()).toEqual(before)

    await owner.call(management.publishSite, { body: { version: saved.version, note: '' } })
    const after = await pictures()
    expect(await drawn(after.cover)).toContain('#1e5fb3')
    for (const name of ['cover', 'activity'] as const) {
      expect(after[name]).not.toBe(before[name])
      expect(await drawn(after[name])).toContain('data-arte="trocadecor-')
      expect(await drawn(after[name])).not.toBe(await drawn(before[name]))
    }
  })

  test('two people take one name at one moment: one gets it, the other is told at the field and loses nothing', async () => {
    const [one, two] = await Promise.all([person(), person()])
    await Promise.all(
      [one, two].map(({ api }) => api.call(calls.changeSiteDraft, { body: { pretty_name: 'Corrida' } })),
    )
    const results = await Promise.allSettled(
      [one, two].map(({ api }) =>
        api.call(calls.generateWebsite, { body: { prettyName: 'Corrida', subdomain: 'corrida' } }),
      ),
    )
    const lost = results.findIndex((result) => result.status === 'rejected')
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(results[lost]).toMatchObject({
      reason: { body: { fields: { subdomain: [siteNameTexts.taken] } } },
    })
    const loser = [one, two][lost]
    expect(await loser?.api.call(calls.getSiteDraft)).toMatchObject({ pretty_name: 'Corrida', stations: [] })
    const left = await world.database.db
      .select({ id: participants.id })
      .from(participants)
      .where(and(eq(participants.stationId, maker.id), eq(participants.id, loser?.id ?? 0)))
    expect(left).toHaveLength(1)
  })

  test('TEN-12 SEC-15 the same sent four times at one moment makes one station, and all four are told which', async () => {
    const { api } = await person()
    const body = { prettyName: 'Quatro Vezes', subdomain: 'quatrovezes' }
    const send = (idempotencyKey: string) => api.call(calls.generateWebsite, { body, idempotencyKey })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('chave-das-quatro')))
    const [made] = answers
    expect(made).toMatchObject({ subdomain: 'quatrovezes' })
    expect(answers).toEqual([made, made, made, made])
    expect((await api.call(calls.getSiteDraft)).stations).toMatchObject([{ id: made?.id }])
    // Another key, from a page opened anew, and none at all: the name is still the person's own.
    const again = [await send('chave-nova'), await api.call(calls.generateWebsite, { body })]
    expect(again).toEqual([made, made])
    expect((await api.call(calls.getSiteDraft)).stations).toHaveLength(1)
  })

  test('TEN-12 SEC-15 one key with two names at one moment makes one station; the other name is a conflict', async () => {
    const { api } = await person()
    const results = await Promise.allSettled(
      ['chaveum', 'chavedois'].map((subdomain) =>
        api.call(calls.generateWebsite, {
          body: { prettyName: 'Uma Chave', subdomain },
          idempotencyKey: 'uma-chave',
        }),
      ),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'conflict' },
    })
  })

  test('GAP-10 a name that looks like one that exists is refused; so are reserved ones', async () => {
    const { api } = await person()
    await api.call(calls.generateWebsite, { body: { prettyName: 'Modelo', subdomain: 'modelo10' } })
    for (const [subdomain, message] of [
      ['rnodel01o', siteNameTexts.similar],
      ['modelo10', siteNameTexts.taken],
      ['admin', siteNameTexts.reserved],
    ] as const)
      await expect(
        api.call(calls.generateWebsite, { body: { prettyName: 'X', subdomain } }),
      ).rejects.toMatchObject({ body: { fields: { subdomain: [message] } } })
  })

  test("somebody else's logo or user id is refused", async () => {
    const { api } = await person()
    await expect(
      api.call(calls.generateWebsite, {
        body: { prettyName: 'X', subdomain: 'xisdois', main_brand_image: '/arquivos/1/x/logo.webp' },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(
      api.call(calls.generateWebsite, { body: { prettyName: 'X', subdomain: 'xisdois', user_id: 1 } }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})
