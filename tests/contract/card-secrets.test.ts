import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, createApi } from '#api/index.ts'
import { createStationRegistry } from '#api/stations/registry/index.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { createLogger } from '#server/logger.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import {
  cardNumbers,
  cardOwner,
  cvvOf,
  everythingStored,
  holdsCard,
  isOurs,
  typedCard,
} from '#tests/fixtures/card-secrets.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { simulatePayments } from '#tests/fixtures/simulated-payments.ts'

/**
 * Numbers, codes and tokens of cards, sent in every way that there is, taken, refused and never answered. They stand in nothing
 * that is answered, logged or stored afterwards (GAP-70, GAP-110, SEC-80).
 */
const world = apiWorld()
const portal = portalWorld()
const lines: string[] = []
const log = createLogger('debug', { write: (line) => lines.push(line) })

const numbers = Object.values(cardNumbers)
const tokens: string[] = []
const answers: string[] = []
const key = 'a'.repeat(40)

beforeAll(() => {
  world.ports.log = log
  const { payments } = simulatePayments(world, { timeoutMs: 300 })
  const { makeToken } = payments
  world.ports.payments = {
    ...payments,
    async makeToken(card) {
      const token = await makeToken(card)
      tokens.push(token)
      return token
    },
  }
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => void lines.push(said.map(String).join(' ')))
})
afterAll(() => {
  vi.restoreAllMocks()
})

/** An API that takes numbers (`CARD_FORM=server`), or not. */
function apiThat(takesCardNumbers: boolean): Api['fetch'] {
  const { database, ports, urls } = world
  const stations = createStationRegistry(database.db)
  return createApi({ db: database.db, ports, stations, urls, takesCardNumbers }).fetch
}

/** Every way to the API: whole, wrong, broken, with a token. */
async function callAll(send: Api['fetch'], { token, ctx }: TestMember): Promise<void> {
  const call = async (body: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = new Request('http://api.test/api/user-credit-cards', { method: 'POST', headers, body })
    const answer = await send(request, { hostStationId: ctx.station.id, address: '127.0.0.1' })
    answers.push(await answer.text(), JSON.stringify([...answer.headers]))
  }
  for (const number of numbers) {
    const card = typedCard(number)
    await call(JSON.stringify(card))
    await call(JSON.stringify({ ...card, cpf: '1' }))
    await call(JSON.stringify({ ...card, birthday: number }))
    await call(JSON.stringify(card).slice(0, -3))
    await call(JSON.stringify({ ...cardOwner, token: (await tokenOf(number)) ?? '' }))
  }
}

const tokenOf = (number: string) =>
  world.ports.payments?.makeToken({
    number,
    holderName: 'Ana Souza',
    expiration: '12/30',
    cvv: cvvOf(number),
  })

const loggedIn = ({ token }: TestMember) => ({ cookie: `${sessionCookieName(false)}=${token}` })
const form = '/homepage/meios-de-pagamento/criar'

/** The form as a browser without scripts sends it, right and wrong, with and without a session; and with a token. */
async function sendForms(send: Api['fetch'], member: TestMember): Promise<void> {
  const of = portal.of(world, member.ctx.station.slug, send, { log })
  const post = async (fields: object, headers: Record<string, string>) => {
    const { text, cookies } = await of(form, headers, Object.entries({ ...fields, chave: key }))
    answers.push(text, ...cookies)
  }
  for (const number of numbers) {
    const card = typedCard(number)
    for (const headers of [loggedIn(member), { cookie: `${sessionCookieName(false)}=${'x'.repeat(43)}` }]) {
      await post(card, headers)
      await post({ ...card, cpf: '1' }, headers)
      await post({ ...cardOwner, token: await tokenOf(number) }, headers)
    }
  }
  answers.push((await of('/homepage/meios-de-pagamento', loggedIn(member))).text)
}

test('GAP-70 GAP-110 SEC-80 no number, code or token of a card stands in an answer, a log or a table', async () => {
  const station = await world.station()
  const member = () => addMember(world, station, { email: `pessoa-${crypto.randomUUID()}@exemplo.com.br` })
  for (const takes of [true, false]) {
    const send = apiThat(takes)
    await callAll(send, await member())
    await sendForms(send, await member())
  }
  // What was looked for has happened.
  const { rows } = await world.database.rawSql(
    'select last_digits from cards where station_id = $1 and card_id is not null',
    [station.id],
  )
  expect(rows).toContainEqual({ last_digits: '0005' })
  expect(tokens.length).toBeGreaterThan(10)
  expect(lines.length).toBeGreaterThan(0)

  const stored = await everythingStored(world)
  expect(answers.filter(holdsCard).map((text) => text.slice(0, 300))).toEqual([])
  expect(lines.filter(holdsCard)).toEqual([])
  expect(stored.filter(({ row }) => holdsCard(row))).toEqual([])

  const hasToken = (text: string) => tokens.some((token) => text.includes(token))
  expect(answers.filter(hasToken).map((text) => text.slice(0, 300))).toEqual([])
  expect(lines.filter(hasToken)).toEqual([])
  expect(stored.filter(isOurs).filter(({ row }) => hasToken(row))).toEqual([])
})

test('GAP-110 without scripts a browser has nothing to send a number by, unless this installation takes numbers', async () => {
  const station = await world.station()
  const member = await addMember(world, station)
  const pageOf = async (takes: boolean) =>
    (await portal.of(world, station.slug, apiThat(takes))(form, loggedIn(member))).text
  const inputs = (page: string) =>
    [...page.matchAll(/<input[^>]*autoComplete="cc-(number|exp|csc)"[^>]*>/gi)].map(([input, kind]) => [
      kind,
      / name="/.test(input),
    ])
  const closed = await pageOf(false)
  expect(inputs(closed)).toEqual([
    ['number', false],
    ['exp', false],
    ['csc', false],
  ])
  expect(closed).toContain('Um cartão novo precisa de JavaScript')
  expect(closed).toMatch(/pagar com PIX ou com um cartão que já salvou/)
  const open = await pageOf(true)
  expect(inputs(open).map(([, isNamed]) => isNamed)).toEqual([true, true, true])
  expect(open).not.toContain('Um cartão novo precisa de JavaScript')
})
