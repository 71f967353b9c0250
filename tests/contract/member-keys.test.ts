import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { startSession } from '#app/session/last-member.server.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import type { InjectedStation } from '#app/station/portal-context.ts'
import { commentAction } from '#contract/activities/comments/endpoints.ts'
import { createPost } from '#contract/activities/wall/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { buttonsOf, formOf, type PageButton, type Typed } from '#tests/fixtures/page-buttons.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { appSecret, portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/**
 * What a member sends once is done once: each form that makes something carries a key of its intention, the same however often it is
 * sent, and another one once it is meant again.
 */
const shop = planWorld()
const { world } = shop
const portal = portalWorld()
let station: StationRecord
let visit: ReturnType<typeof portal.of>
let somebodyElse: TestMember
const asked: { call: string; key: string | null; isDone: boolean }[] = []

const research = { questions: [question(1, 3)] }
const poll = { questions: [question(1, 1, rightAndWrong)] }
const products = [1, 2].map((id) => ({ id, name: `Caneca ${id}`, valueCents: 2_500, stock: 90 }))
const place = { id: 1, name: 'Sede', delivery: false, street: 'Rua A', streetNumber: '9' }
const ofShop = { products, deliveryLocations: [place] }
const again = { limitPerUser: null }
const content = {
  plans: [1, 2].map((id) => ({ id, name: `Plano ${id}`, priceCents: id * 3_000, days: 30 })),
  activities: [
    { id: 3, type: 3, name: 'Cupom', body: { coupon: { newPriceCents: 500 } } },
    {
      id: 4,
      type: 4,
      name: 'Curso',
      body: { course: { local: 'Sede', date: '2026-06-09T13:00:00Z', seats: 30 } },
    },
    { id: 5, type: 5, name: 'Compartilhe', body: { link: 'https://exemplo.com.br/', text: 'Veja' } },
    { id: 8, type: 8, name: 'Pesquisa', ...again, body: { research } },
    { id: 10, type: 10, name: 'Voto', body: { research: poll } },
    { id: 14, type: 14, name: 'Loja', ...again, body: ofShop },
    { id: 15, type: 15, name: 'Acordo', body: { button: 'Aceito', checkbox: 'Li tudo' } },
    { id: 16, type: 16, name: 'Carta', ...again, commentsAndLikes: true },
    { id: 20, type: 20, name: 'Doação', ...again },
    {
      id: 21,
      type: 21,
      name: 'Caixa',
      ...again,
      body: { products, recurrence: 'monthly', onlyOneProduct: true },
    },
  ],
  fuelCampaigns: [
    {
      ...{ id: 1, name: 'Tanque cheio', startsOn: '2026-01-01', endsOn: '2026-12-31', perMember: 5 },
      ...{ voucherType: 'Desconto na bomba', litres: 20, valueCents: 500, vouchers: 10, validDays: 5 },
      fuels: [{ id: 1, name: 'Etanol' }],
    },
  ],
}

beforeAll(async () => {
  const behaviour = { unionServices: true, fuelCampaigns: true, buyPoints: true, preRegistration: true }
  const topUp = { transferInstructions: 'Banco 001' }
  station = await world.station({ config: { behaviour, topUp }, content: content as never })
  visit = portal.of(world, station.slug, listening)
  somebodyElse = await shop.buyer(station, 50_00)
})

const listening: Api['fetch'] = async (request, facts) => {
  let route = ''
  const answer = await world.answer(request, { ...facts, onRoute: (pattern) => (route = pattern) })
  const key = request.headers.get('idempotency-key')
  const call = `${request.method.toLowerCase()} ${route.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`
  if (request.method !== 'GET') asked.push({ call, key, isDone: answer.ok })
  return answer
}

type Row = {
  /** The call that is made, once for each intention. */
  call: string
  page: string
  button: string
  typed?: Typed
  /** What has to be there before; its number stands in the page's address as `{id}`. */
  before?: (member: TestMember) => Promise<unknown>
  /** It can be meant a second time. */
  isOften?: true
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const fileOf = (name: string, type: string, bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], name, { type })
const said = { description: 'Bom dia' }

async function commented({ client }: TestMember) {
  return (await client.call(commentAction, { body: { action: 16, description: 'Oi' } })).id
}
async function posted({ client }: TestMember) {
  return (await client.call(createPost, { body: { description: 'Oi' } })).id
}
async function subscribed(member: TestMember) {
  await shop.subscribe(member, 1, {
    amount: 30,
    pay: { payment_method: 'credit_card', selected_card: await shop.card(member, '1111') },
  })
}
const health = (kind: string, call: string, date = 'segunda'): Row => ({
  ...{ call, page: `/homepage/saude/agendamento-${kind}`, button: 'Agendar', isOften: true },
  typed: { date, phone: '(11) 9 1234-5678', description: 'Dor' },
})
const advice = (area: string, call: string, date: string): Row => ({
  ...{ call, page: `/homepage/consultoria-${area}/agendamentos?dialogo=solicitar`, button: 'Enviar' },
  ...{ typed: { date, description: 'Contrato' }, isOften: true },
})
const activity = (id: number, button: string, call: string, row: Partial<Row> = {}): Row => ({
  ...{ call, page: `/homepage/atividades/${id}`, button },
  ...row,
})

const rows: Row[] = [
  activity(16, 'Comentar', 'post /comments-action', { typed: said, isOften: true }),
  {
    ...{
      call: 'post /comments-comment',
      page: '/homepage/atividades/16?respostas={id}',
      button: 'Responder',
    },
    ...{ typed: said, before: commented, isOften: true },
  },
  {
    ...{ call: 'post /comments', page: '/homepage/feed/{id}', button: 'Comentar' },
    ...{ typed: said, before: posted, isOften: true },
  },
  { call: 'post /posts', page: '/homepage/feed', button: 'Postar', typed: said, isOften: true },
  {
    ...{ call: 'post /posts-image', page: '/homepage/feed', button: 'Postar', isOften: true },
    typed: { ...said, imagem: fileOf('a.png', 'image/png', png) },
  },
  {
    ...{ call: 'post /posts-vimeo', page: '/homepage/feed', button: 'Postar', isOften: true },
    typed: { ...said, video: fileOf('a.mp4', 'video/mp4', mp4()) },
  },
  activity(3, 'Pagar 5,00 pontos', 'post /user-buys-cupom', { page: '/homepage/atividades/3?confirmar=1' }),
  activity(4, 'Participar', 'post /subscribe-to-presential-course'),
  activity(5, 'Já compartilhei', 'post /share-participation'),
  activity(14, 'Adicionar ao carrinho: Caneca 1', 'post /add-products-to-shoppping-cart', { isOften: true }),
  activity(15, 'Aceito', 'post /agreement', { typed: { checkbox: 'on' } }),
  activity(16, 'Participar', 'post /raw-content-participation', { isOften: true }),
  activity(20, 'Doar 5,00 pontos', 'post /user-donates', {
    page: '/homepage/atividades/20?confirmar=500',
    isOften: true,
  }),
  activity(21, 'Confirmar assinatura', 'post /subscribe-product-action', { typed: { produto: '210001' } }),
  activity(10, 'Participar', 'post /answer', { typed: { q1: '1' } }),
  {
    ...{ call: 'post /answer', page: '/homepage/survey/8/8', button: 'Enviar', isOften: true },
    typed: { 'q1-texto': 'Bom' },
  },
  advice('juridica', 'post /legal-appointments', 'terca'),
  advice('contabil', 'post /accounting-appointments', 'quarta'),
  health('odontologia', 'post /health/dentalAppointments'),
  health('psicologia', 'post /health/psychologistAappointments'),
  health('nutricionista', 'post /health/nutritionistAppointments', 'terca'),
  {
    ...{
      call: 'post /political',
      page: '/homepage/politico-sindical/temas?dialogo=sugerir',
      button: 'Enviar',
    },
    ...{ typed: said, isOften: true },
  },
  {
    ...{ call: 'post /legisclub-fuels', page: '/homepage/legisclub-gasolina', button: 'Pegar voucher' },
    ...{ typed: { fuel_id: '1' }, isOften: true },
  },
  {
    ...{ call: 'post /product-orders', page: '/homepage/carrinho/revisao', button: 'Efetuar pagamento' },
    before: (member) => shop.review(member),
  },
  {
    ...{ call: 'post /subscriptions', page: '/homepage/planos/1/comprar', button: 'Efetuar pagamento' },
    typed: { seu_nascimento: '17/05/1990' },
  },
  {
    ...{ call: 'put /subscriptions/{id}', page: '/homepage/planos/2/mudar', button: 'Efetuar pagamento' },
    before: subscribed,
  },
  {
    ...{
      call: 'post /transfer-request',
      page: '/homepage/meios-de-pagamento/comprar',
      button: 'Pedir créditos',
    },
    ...{ typed: { valor: '10,00' }, isOften: true },
  },
  {
    ...{ call: 'post /user-buy-points-transaction', page: '/homepage/meios-de-pagamento/comprar?aba=pontos' },
    ...{ button: 'Gerar código para pagamento', typed: { valor: '10,00' }, isOften: true },
  },
  {
    ...{
      call: 'post /pre-registration-change',
      page: '/homepage/perfil?dialogo=cadastro',
      button: 'Enviar pedido',
    },
    ...{ typed: { situacao: 'Ativo', email: 'ana@exemplo.com.br' }, isOften: true },
  },
  {
    ...{ call: 'post /enviar-suporte', page: '/homepage/support', button: 'Enviar', isOften: true },
    typed: { subject: 'Dúvida', message: 'Como pago?' },
  },
  {
    ...{ call: 'post /privacy/requests', page: '/homepage/privacidade/pedidos', isOften: true },
    ...{ button: 'Enviar o pedido', typed: { kind: 'sharing', text: 'Com quem?' } },
  },
]

/** Calls whose keys are proved elsewhere, or that no page of ours makes. */
const elsewhere = new Map([
  ['post /answer-quiz', 'kept for programs: pages answer by `/answer`'],
  ['post /user-credit-cards', 'card-secrets.test.ts: the card is a token of its gateway'],
  ['post /generateWebsite', 'site-builder.spec.ts: at the end of the wizard'],
])

test('SEC-04 each call that takes a key is made by a form in this table', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'route' in value && 'access' in value
  const modules = import.meta.glob<Record<string, unknown>>(
    ['/contract/**/endpoints.ts', '/contract/activity-types/!(*.test).ts'],
    { eager: true },
  )
  const keyed = Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .filter(({ idempotent, access }) => idempotent && access === 'participant')
    .map(({ method, path }) => `${method} ${path}`)
  const known = new Set([...rows.map(({ call }) => call), ...elsewhere.keys()])
  expect(keyed.filter((call) => !known.has(call))).toEqual([])
  expect(keyed.length).toBeGreaterThan(25)
})

/** Another person has logged in meanwhile, in another tab of the same browser: what was asked for, and the page they are led to. */
async function pressedBySomebodyElse(button: PageButton | string, page: string, typed?: Typed) {
  if (typeof button === 'string') return expect.fail(`there is only ${button}`)
  asked.length = 0
  const cookie = `${sessionCookieName(false)}=${somebodyElse.token}`
  const { location } = await visit(button.action ?? page, { cookie }, formOf(button, typed))
  return { calls: asked.map(({ call }) => call), at: location?.split('?')[0] }
}

/** What of a form is typed: files are asked for again. */
const textsOf = (typed: Typed = {}) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => typeof value === 'string'))

/** The session has ended, or its cookie was lost: of what was typed, what is there to be sent after the log-in of the same person. */
async function pressedWithoutSession(
  member: TestMember,
  button: PageButton | string,
  page: string,
  typed: Typed = {},
) {
  if (typeof button === 'string') return expect.fail(`there is only ${button}`)
  const known = await startSession(browserOf(station), { token: member.token, content: { id: member.id } })
  const ofBrowser = known.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const isSession = (cookie: string) => cookie.startsWith(sessionCookieName(false))
  const without = ofBrowser.filter((cookie) => !isSession(cookie)).join('; ')
  asked.length = 0
  // Browsers say it of every form.
  const headers = { cookie: without, 'content-length': '2000' }
  const sent = await visit(button.action ?? page, headers, formOf(button, typed))
  expect([asked, sent.location]).toEqual([[], expect.stringMatching(/^\/login\b/)])
  const kept = sent.cookies.map((one) => one.split(';')[0] ?? '')
  const again = await visit('/continuar', { cookie: [...ofBrowser, ...kept].join('; ') })
  const fields = buttonsOf(again.text).flatMap((one) => one.fields)
  return Object.fromEntries(fields.filter(([name]) => typeof typed[name] === 'string'))
}
const browserOf = ({ id }: StationRecord) => ({
  context: { cookies: { secret: appSecret, secure: false }, station: { id } as InjectedStation },
  request: new Request('http://localhost/'),
})

test.each(rows)(
  'SEC-04 SEC-120 $call by “$button” at $page carries one key for one intention',
  async (row) => {
    const member = await shop.buyer(station, 50_00)
    await shop.card(member)
    const headers = { cookie: `${sessionCookieName(false)}=${member.token}` }
    const id = await row.before?.(member)
    const page = row.page.replace('{id}', String(id))
    const buttonNow = async () => {
      const all = buttonsOf((await visit(page, headers)).text)
      return all.find(({ name }) => name === row.button) ?? all.map(({ name }) => name).join(' | ')
    }
    /** The keys of what one press asks for. */
    async function press(button: PageButton | string): Promise<(string | null)[]> {
      if (typeof button === 'string') return expect.fail(`there is only ${button}`)
      asked.length = 0
      await visit(button.action ?? page, headers, formOf(button, row.typed))
      expect(asked.filter(({ isDone }) => !isDone)).toEqual([])
      return asked.filter(({ call }) => call === row.call).map((one) => one.key)
    }
    const button = await buttonNow()
    expect(await pressedBySomebodyElse(button, page, row.typed)).toEqual({
      calls: [],
      at: page.split('?')[0],
    })
    expect(await pressedWithoutSession(member, button, page, row.typed)).toEqual(textsOf(row.typed))
    const [key, ...more] = await press(button)
    expect([key?.length ?? 0, more]).toEqual([expect.any(Number), []])
    expect(key?.length).toBeGreaterThanOrEqual(8)
    // Where the page knows by itself that it was done, nothing is asked for again.
    expect([[], [key]]).toContainEqual(await press(button))
    if (row.isOften) expect(await press(await buttonNow())).toEqual([expect.not.stringMatching(key ?? '')])
  },
)

test('SEC-120 what was typed on a page that another person sent waits for its author, also when that person leaves', async () => {
  const author = await shop.buyer(station, 0)
  const pairsOf = (lines: string[]) => lines.map((one) => one.split(';')[0] ?? '')
  const browserAs = async ({ token, id }: TestMember) =>
    pairsOf((await startSession(browserOf(station), { token, content: { id } })).getSetCookie()).join('; ')
  const [mine, theirs] = [await browserAs(author), await browserAs(somebodyElse)]
  const button = buttonsOf((await visit('/homepage/feed', { cookie: mine })).text).find(
    ({ name }) => name === 'Postar',
  )
  if (!button) return expect.fail('there is no “Postar”')
  const form = formOf(button, said)
  const sent = await visit(
    button.action ?? '/homepage/feed',
    { cookie: theirs, 'content-length': '2000' },
    form,
  )
  const kept = pairsOf(sent.cookies).find((one) => one.startsWith('digitado=')) ?? ''
  const left = await visit('/logout', { cookie: `${theirs}; ${kept}` }, [])
  expect(left.cookies.filter((one) => one.startsWith('digitado='))).toEqual([])
  expect((await visit('/continuar', { cookie: `${theirs}; ${kept}` })).text).not.toContain(said.description)
  expect((await visit('/continuar', { cookie: `${mine}; ${kept}` })).text).toContain(said.description)
})
