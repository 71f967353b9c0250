import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { tidyKeptForms } from '#api/people/access/kept-forms.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { startSession } from '#app/session/last-member.server.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import type { CookieContext } from '#app/session/signed-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { buttonsOf, formOf } from '#tests/fixtures/page-buttons.ts'
import { appSecret, portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'
import { askedSurvey, surveyPage } from '#tests/fixtures/survey.ts'

/** A session that ends while somebody writes: what becomes of long texts, of files, and what the log-in says (ADR 22). */
const world = apiWorld()
const portal = portalWorld()
const writing = '/gestao/noticias/novo'

/** An owner before the form of news, whose session ends when it is sent. */
async function sentTooLate(html: string) {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner' })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(owner, station)
  const fields = formFields((await browser.open(writing)).text, 'title')
  const sent = { ...Object.fromEntries(fields), title: 'Assembleia', html }
  browser.endSession()
  const { location } = await browser.send(writing, sent)
  expect(location).toBe(`/login?redirectTo=${encodeURIComponent(writing)}`)
  const login = wordsOf((await browser.open(location ?? '')).text)
  await browser.logIn(owner, station)
  return { browser, sent, login, again: (await browser.open('/continuar')).text }
}

test('ACC-06 what an owner wrote when the session ended is there after the log-in', async () => {
  const { sent, login, again } = await sentTooLate('<p>Na sede, às 19 horas.</p>')
  expect(login).toContain(
    'Sua sessão terminou Entre de novo para continuar. O que você preencheu está guardado.',
  )
  expect(Object.fromEntries(formFields(again, 'title'))).toEqual(sent)
})

test('ACC-06 what was kept is not thrown away unasked: the question says what is lost, at an address of its own', async () => {
  const { browser, sent, again } = await sentTooLate('<p>Na sede, às 19 horas.</p>')
  expect(wordsOf(again)).not.toContain('Voltar sem enviar')
  expect(again).toContain('href="/continuar?perguntar=descartar"')
  const asked = (await browser.open('/continuar?perguntar=descartar')).text
  expect(wordsOf(asked)).toMatch(/O que você preencheu será apagado e não volta: [^.]*Título/)
  expect(asked).toMatch(/<a[^>]*href="\/continuar"[^>]*>Manter guardado/)
  expect(Object.fromEntries(formFields((await browser.open('/continuar')).text, 'title'))).toEqual(sent)
  const [, discard = ''] = [...asked.matchAll(/<a[^>]*href="([^"]*)"[^>]*>Descartar</g)].at(-1) ?? []
  expect((await browser.open(discard)).location).toBe(writing)
  expect((await browser.open('/continuar')).location).not.toBe(null)
})

test('ACC-06 a text that no cookie holds is there as well, without scripts, and is sent as large ones are', async () => {
  const { browser, sent, login, again } = await sentTooLate(randomBytes(60_000).toString('base64url'))
  expect(login).toContain('O que você preencheu está guardado.')
  expect(Object.fromEntries(formFields(again, 'title'))).toEqual(sent)
  expect(again).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
  expect((await browser.open('/continuar?sair')).location).toBe(writing)
})

test('ACC-06 half an hour later nothing of it is kept, and the page says where it still may be', async () => {
  const { browser } = await sentTooLate(randomBytes(20_000).toString('base64url'))
  world.ports.clock.advance(31 * 60_000)
  await tidyKeptForms({ db: world.database.db, ports: world.ports })
  expect((await world.database.rawSql('select id from kept_forms')).rows).toEqual([])
  const late = (await browser.open('/continuar')).text
  expect(formFields(late, 'title')).toEqual([])
  expect(wordsOf(late)).toMatch(/Volte pelo navegador até o formulário.*Abrir a página de novo/)
})

test('ACC-06 POL-01 the answer to a question is read under it, as it was chosen', async () => {
  const { visit, station } = await askedSurvey(world, portal, [question(1, 4, rightAndWrong)])
  const browser = browserOf(visit)
  const member = await addMember(world, station)
  await browser.logIn(member, station)
  await browser.open(surveyPage)
  browser.endSession()
  const chosen = { pergunta: '1', passo: 'proximo', anonima: '0', q1: '1', 'q1-texto': 'Do meu jeito' }
  expect((await browser.send(surveyPage, chosen)).location).toMatch(/^\/login\b/)
  await browser.logIn(member, station)
  const words = wordsOf((await browser.open('/continuar')).text)
  expect(words).toMatch(/O que ficou guardado Pergunta 1\? [^.]+, Do meu jeito/)
})

const pairsOf = (headers: string[]) => headers.map((one) => one.split(';')[0] ?? '')

/** The cookies of a browser in which somebody is logged in. */
async function cookiesOf({ id, token }: TestMember, station: StationRecord): Promise<string[]> {
  const context = { cookies: { secret: appSecret, secure: false }, station: { id: station.id } }
  const known = await startSession(
    { context: context as CookieContext, request: new Request('http://localhost/') },
    { token, content: { id } },
  )
  return pairsOf(known.getSetCookie())
}

test('SEC-120 what stood beside a large picture on the page of another person waits for its author, too', async () => {
  const station = await world.station()
  const [author, another] = [
    await addMember(world, station, { role: 'owner' }),
    await addMember(world, station, { role: 'owner' }),
  ]
  const [mine, theirs] = [await cookiesOf(author, station), await cookiesOf(another, station)]
  const visit = portal.of(world, station.slug)
  const { text } = await visit(writing, { cookie: mine.join('; ') })
  const button = buttonsOf(text).find(({ files }) => files.length > 0)
  const [field = ''] = button?.files ?? []
  if (!button) return expect.fail('the form of news takes no picture')
  const picture = new File([new Uint8Array(400_000)], 'praia.jpg', { type: 'image/jpeg' })
  const form = formOf(button, { title: 'Assembleia', [field]: picture })
  const length = { 'content-length': '410000' }
  const sent = await visit(writing, { cookie: theirs.join('; '), ...length }, form)
  expect([sent.status, sent.location]).toEqual([302, writing])
  const again = await visit('/continuar', { cookie: [...mine, ...pairsOf(sent.cookies)].join('; ') })
  expect(Object.fromEntries(formFields(again.text, 'title'))).toMatchObject({ title: 'Assembleia' })
  expect(wordsOf(again.text)).toContain('Arquivo que você tinha escolhido: praia.jpg')
})

test('ACC-06 SEC-01 a form whose large file is refused unread leads on to what its tab has of it', async () => {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner' })
  const visit = portal.of(world, station.slug)
  const form = new FormData()
  form.append('title', 'Assembleia')
  form.append('image.file', new File([new Uint8Array(400_000)], 'praia.jpg', { type: 'image/jpeg' }))
  const refused = await visit(writing, { 'content-length': '401000' }, form)
  expect(refused.status).toBe(401)
  const [, login = ''] = /href="(\/login[^"]*)"/.exec(refused.text) ?? []
  const back = new URL(login, 'http://x').searchParams.get('redirectTo') ?? ''
  expect(back).toBe(`/continuar?pagina=${encodeURIComponent(writing)}`)
  expect(wordsOf((await visit(login)).text)).toContain('Entre de novo para continuar de onde parou.')
  const { status, text } = await visit(back, { cookie: (await cookiesOf(owner, station)).join('; ') })
  expect([status, wordsOf(text)]).toEqual([200, expect.stringContaining('Volte pelo navegador')])
  expect(text).toContain(`href="${writing}"`)
  const elsewhere = `/continuar?pagina=${encodeURIComponent('//evil.example/x')}`
  const foreign = await visit(elsewhere, { cookie: (await cookiesOf(owner, station)).join('; ') })
  expect(foreign.text).not.toMatch(/(?:href|action)="\/\/evil\.example/)
  expect(foreign.text).toContain('href="/homepage"')
})

test('ACC-06 POL-05 SOC-03 a file that was chosen is asked for again by its name, beside the text', async () => {
  const station = await world.station()
  const ofBrowser = await cookiesOf(await addMember(world, station), station)
  const without = ofBrowser.filter((one) => !one.startsWith(sessionCookieName(false)))
  const form = new FormData()
  form.append('mural', 'postar')
  form.append('description', 'Bom dia')
  form.append('imagem', new File([new Uint8Array(9)], 'praia.jpg', { type: 'image/jpeg' }))
  form.append('video', new File([], ''))
  const visit = portal.of(world, station.slug)
  const sent = await visit('/homepage/feed', { cookie: without.join('; '), 'content-length': '900' }, form)
  expect(sent.location).toMatch(/^\/login\b/)
  const { text } = await visit('/continuar', { cookie: [...ofBrowser, ...pairsOf(sent.cookies)].join('; ') })
  expect(wordsOf(text)).toContain('Um arquivo não fica guardado.')
  expect(wordsOf(text)).toContain('Arquivo que você tinha escolhido: praia.jpg')
  expect([...text.matchAll(/<input[^>]*type="file"[^>]*>/g)].join()).toMatch(/^[^,]*name="imagem"[^,]*$/)
  expect(text).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
  expect(Object.fromEntries(formFields(text, 'description'))).toMatchObject({ description: 'Bom dia' })
})

test.each<Record<string, string>>([
  { token: 'tok_9' },
  { number: '378282246310005', expiry: '12/30', cvv: '8362' },
])(
  'ACC-06 CRD-02 SEC-80 of a card what is not secret is kept and shown, and the page says what is typed again',
  async (card) => {
    const station = await world.station()
    const browser = browserOf(portal.of(world, station.slug))
    const member = await addMember(world, station)
    await browser.logIn(member, station)
    await browser.open('/homepage/meios-de-pagamento')
    browser.endSession()
    const sent = { name: 'Ana Souza', cep: '01310100', city: 'São Paulo', ...card }
    const { location } = await browser.send('/homepage/meios-de-pagamento/criar', sent)
    expect(location).toMatch(/^\/login\b/)
    await browser.logIn(member, station)
    const { text } = await browser.open('/continuar')
    const words = wordsOf(text)
    expect(words).toContain(
      'Por segurança, o número e o código do cartão, e a validade se ela não estiver abaixo, precisam ser digitados de novo.',
    )
    expect(words).toMatch(/O que ficou guardado Nome Ana Souza CEP 01310100 Cidade São Paulo/)
    expect(words).toContain('Voltar ao formulário')
    expect(words).not.toMatch(/Falta só enviar|Enviar agora/)
    expect(text).not.toMatch(/tok_9|378282246310005|\b8362\b/)
  },
)
