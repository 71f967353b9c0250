import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Api } from '#api/index.ts'
import { earn } from '#api/ledger/index.ts'
import { startSession } from '#api/people/access/index.ts'
import { listOutbox, outboxMail } from '#api/platform/mail/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { createClient } from '#contract/client.ts'
import { buyCoupon } from '#contract/commerce/vouchers/endpoints.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import { activateParticipant, signupParticipant } from '#contract/people/onboarding/endpoints.ts'
import { requestPasswordReset } from '#contract/people/recovery/endpoints.ts'
import {
  changeSiteDraft,
  confirmAdmin,
  enterMadeStation,
  generateWebsite,
  signupAdmin,
} from '#contract/site/builder/endpoints.ts'
import { createLogger } from '#server/logger.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalPages, testApp } from '#tests/fixtures/portal.ts'
import { lastCode, newPerson, problemOf } from '#tests/fixtures/registration.ts'

/**
 * Everything a person types, and every secret an address carries, sent to every route of the portal and every call of
 * the API, answered and failed. Nothing of it may stand in what is logged.
 */
const world = apiWorld()
const pages = portalPages()
const lines: string[] = []
const log = createLogger('debug', { write: (line) => lines.push(line) })

const typed = {
  password: 'Segredinho7Xq',
  email: 'marcada.quixaba@exemplo.com.br',
  cpf: '39053344705',
  maskedCpf: '390.533.447-05',
  phone: '11987650123',
  name: 'Marcadina Quixaba',
  token: 'tok3nZq-SegredoDeEndereco_0123456789abcdefgh',
  voucher: 'VCHQX7K2M9',
  card: '4111111111111111',
} as const

/** Who registers, and who makes a station: nobody's data of the above. */
const newcomer = {
  email: 'novata.jacarepagua@exemplo.com.br',
  founder: 'fundadora.jacarepagua@exemplo.com.br',
  cpf: '15350946056',
  name: 'Novata Jacarepagua',
} as const

/** What a field of a form or a call is filled with, by its name. */
const byName: [RegExp, string][] = [
  [/pass|senha/i, typed.password],
  [/mail|login|user_email/i, typed.email],
  [/cpf|document|account|cardid/i, typed.cpf],
  [/tel|phone|whats/i, typed.phone],
  [/name|nome/i, typed.name],
  [/card/i, typed.card],
  [/voucher|coupon|code/i, typed.voucher],
]
const valueFor = (name: string) => byName.find(([pattern]) => pattern.test(name))?.[1] ?? typed.token

let station: StationRecord
let member: TestMember
let app: ReturnType<typeof testApp>
let bought = ''
const secrets = new Set<string>([...Object.values(typed), ...Object.values(newcomer)])

beforeAll(async () => {
  world.ports.log = log
  station = await world.station({
    config: { behaviour: { onboardingPage: 'company' } },
    content: {
      sections: [{ id: 1, type: 4, title: 'Bem-vindo' }],
      activities: [
        { id: 3, type: 3, name: 'Café', limitPerUser: null, body: { coupon: { newPriceCents: 500 } } },
      ],
    },
  })
  member = await addMember(world, station, { email: typed.email, cpf: typed.cpf, name: typed.name })
  app = portal()
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => void lines.push(said.map(String).join(' ')))
}, 240_000)
afterAll(() => {
  vi.restoreAllMocks()
})

function portal() {
  const api: Api = { fetch: world.answer, fileSender: world.fileSender }
  const parts = { ...pages.parts(), api, files: world.ports.files, trustProxy: true, apiTimeoutMs: 1000, log }
  return testApp((request) => api.fetch(request), parts)
}

/** Some of what is asked ends the member's session. */
async function enter(): Promise<void> {
  member.token = (await startSession(world.context(station), member.id)).token
  secrets.add(member.token)
}
beforeEach(enter)

let asked = 0
async function ask(path: string, init: RequestInit = {}, isMember = false) {
  asked += 1
  const host = `${station.slug}.localhost`
  const headers = new Headers(init.headers)
  headers.set('host', host)
  headers.set('x-forwarded-proto', 'https')
  headers.set('origin', `https://${host}`)
  headers.set('sec-fetch-site', 'same-origin')
  // An address of its own each time: limits by address must not hide what stands behind them.
  headers.set('x-forwarded-for', `10.2.${asked >> 8}.${asked & 255}`)
  if (isMember) {
    headers.set('cookie', `${sessionCookieName(true)}=${member.token}`)
    headers.set('authorization', `Bearer ${member.token}`)
  }
  const answer = await app.request(`http://${host}${path}`, { ...init, headers })
  await answer.arrayBuffer()
  return answer.status
}

const post = (fields: string[]): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields.map((name) => [name, valueFor(name)])),
})

const fieldNames =
  'email cpf login password password_confirmation name tel code hash token voucher message search card_number q'.split(
    ' ',
  )
const query = `?${new URLSearchParams(fieldNames.map((name) => [name, valueFor(name)]))}`

/** Every pattern of the portal with secrets in its places. */
function portalPaths(): string[] {
  const patternOf = (id: string): string => {
    const route = pages.routes()[id]
    if (!route) return ''
    return [patternOf(route.parentId ?? ''), route.path].filter(Boolean).join('/')
  }
  return Object.keys(pages.routes()).map((id) =>
    `/${patternOf(id)}`
      .replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(valueFor(name)))
      .replace(/\*$/, encodeURIComponent(typed.token)),
  )
}

const operation = z.object({
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()).default({}) }) }),
      ),
    })
    .optional()
    .catch(undefined),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

type Call = { path: string; init: RequestInit }
async function apiCalls(): Promise<Call[]> {
  const { paths } = documentSchema.parse(await (await world.fetch('/openapi.json')).json())
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, parameters }]) => {
      const fill = (value: (name: string) => string) =>
        template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)))
      const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => [name, valueFor(name)])
      const names = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {})
      const body =
        names.length > 0
          ? JSON.stringify(Object.fromEntries(names.map((name) => [name, valueFor(name)])))
          : null
      const init = { method: method.toUpperCase(), headers: { 'content-type': 'application/json' }, body }
      const search = `?${new URLSearchParams(queries)}`
      return [fill(valueFor), fill(() => '1')].map((path) => ({ path: `${path}${search}`, init }))
    }),
  )
}

/** A call as somebody outside sends it, at the host of a station. */
function edge(host: string, token?: string) {
  const transport = (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('host', host)
    headers.set('x-forwarded-proto', 'https')
    return Promise.resolve(app.request(new Request(request, { headers })))
  }
  return createClient({ transport, baseUrl: `http://${host}/api`, token, timeoutMs: 0, checkAnswers: true })
}

const ownHost = () => `${station.slug}.localhost`
const chosen = { password: typed.password, password_confirmation: typed.password }

/** What was handed to somebody, on every page and in every form that carries it. */
async function carry(...handles: string[]): Promise<void> {
  for (const handle of handles) {
    expect(handle).not.toBe('')
    secrets.add(handle)
    const [value, email] = [encodeURIComponent(handle), encodeURIComponent(typed.email)]
    for (const path of [
      `/cadastrar/${value}?draft=${value}`,
      `/confirmacao/${email}?hash=${value}&code=${value}`,
      `/ativar/${value}/${email}`,
      `/ativar-link?hash=${value}&email=${email}`,
      `/criar-estacao/confirmar/${value}/${email}`,
      `/login-token/${value}`,
      `/qr-code-validator/voucher/${value}`,
      `/homepage/minhas-compras?compra=${value}`,
    ])
      for (const isMember of [false, true]) {
        await ask(path, {}, isMember)
        const body = new URLSearchParams({ draft: handle, hash: handle, code: handle, voucher: handle })
        await ask(path, { ...post([]), body }, isMember)
      }
  }
}

/** Registers somebody new, up to their code, which is not used. */
async function registerAs(email: string, cpf: string) {
  const person = { ...newPerson(), email, cpf, name: newcomer.name, ...chosen }
  const answer = await edge(ownHost()).call(signupParticipant, {
    body: { station_id: station.id, ...person, terms_accepted: true },
  })
  return { ...answer, ...(await lastCode(world, station, email)), reference: answer.hash ?? '' }
}

/** Tokens and codes of the mails that were sent. */
async function issuedSecrets(): Promise<string[]> {
  const ctx = { db: world.database.db, ports: world.ports }
  const sent = await listOutbox(ctx, { stationId: station.id })
  const mails = await Promise.all(sent.map(({ id }) => outboxMail(ctx, { stationId: station.id, id })))
  return mails.flatMap((mail) => mail?.text.match(/[\w-]{32,}|\b\d{6}\b/g) ?? [])
}

/** What was logged that somebody typed or was given, with the lines it stands in. */
function leaks(): string[] {
  const said = lines.map((line) =>
    line.replace(/"(time|pid|ms|requestId)":("[^"]*"|[\d.]+),?/g, '').toLowerCase(),
  )
  const forms = [...secrets].flatMap((secret) =>
    [
      secret,
      encodeURIComponent(secret),
      new URLSearchParams({ '': secret }).toString().slice(1),
      Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    ].map((form) => form.toLowerCase()),
  )
  // All lines at once: a hundred words in each of thousands of lines are slow.
  const all = said.join('\n')
  const told = [...new Set(forms)].filter((form) => all.includes(form))
  return told.length === 0 ? [] : said.filter((line) => told.some((form) => line.includes(form)))
}

describe('SEC-09 what is logged', () => {
  test('SEC-09 every route of the portal, read and posted, by visitors and members, logs its pattern', async () => {
    for (const path of portalPaths())
      for (const isMember of [false, true]) {
        await ask(`${path}${query}`, {}, isMember)
        await ask(path, post(fieldNames), isMember)
        if (path === '/logout') await enter()
      }
    expect(leaks()).toEqual([])
    expect(lines.join('')).toContain('"route":"/redefinir-senha/:userHash/:userEmail"')
  })

  test('SEC-09 secret addresses in every spelling', async () => {
    const words = [
      'redefinir-senha',
      'Redefinir-Senha',
      'redefinir%2Dsenha',
      'REDEFINIR%2dSENHA',
      '/redefinir-senha',
    ]
    const rest = `${typed.token}/${encodeURIComponent(typed.email)}`
    for (const word of words)
      for (const path of [
        `/${word}/${rest}`,
        `/${word}/${rest}.data`,
        `/${word}/${rest}/`,
        `/x/${word}/${rest}/%E0%A4%A`,
      ])
        await ask(path)
    for (const path of [
      '/criar-estacao/confirmar',
      '/s',
      '/login-token',
      '/qr-code-validator/voucher',
      '/homepage/search',
    ])
      await ask(`${path}/${typed.token}/${typed.cpf}`)
    await ask(`/api/redefinir%2Dsenha/${rest}`)
    expect(await ask(`/ativar/${typed.token}/%E0%A4%A`)).toBe(400)
    expect(leaks()).toEqual([])
  })

  test('SEC-09 every call of the API, with secrets in its path, query and body', async () => {
    for (const { path, init } of await apiCalls())
      for (const isMember of [false, true])
        if ((await ask(path, init, isMember)) === 401 && isMember) await enter()
    expect(leaks()).toEqual([])
    expect(lines.join('')).toMatch(/"route":"\/api\/[^"]*:\w+/)
  })

  test('SEC-09 a password that is forgotten: neither the address nor the link of the mail', async () => {
    await member.client.call(requestPasswordReset, { body: { email: typed.email } })
    const issued = await issuedSecrets()
    expect(issued.length).toBeGreaterThan(0)
    for (const secret of issued) {
      secrets.add(secret)
      await ask(`/redefinir-senha/${secret}/${encodeURIComponent(typed.email)}`)
      await ask(`/redefinir%2Dsenha/${secret}/${encodeURIComponent(typed.email)}`, post(fieldNames))
    }
    expect(leaks()).toEqual([])
  })

  test('SEC-09 a registration and its confirmation that succeed: neither what was typed nor draft, page, code, link and session', async () => {
    const { draft, reference, code, hash } = await registerAs(newcomer.email, newcomer.cpf)
    const { token } = await edge(ownHost()).call(activateParticipant, {
      body: { station: station.id, email: newcomer.email, hash: reference, code, draft },
    })
    await carry(draft, reference, code, hash, token)
    expect(leaks()).toEqual([])
  })

  test('SEC-09 a station that is made, from the link of the mail to the log-in there', async () => {
    await edge(ownHost()).call(signupAdmin, { body: { email: newcomer.founder } })
    const mails = await issuedSecrets()
    const hash = mails.find((text) => text.length === 32) ?? ''
    const address = `/criar-estacao/confirmar/${hash}/${encodeURIComponent(newcomer.founder)}`
    const body = new URLSearchParams({ name: newcomer.name, ...chosen, terms: 'on' })
    expect(await ask(address, { ...post([]), body })).toBe(302)
    const { token } = await edge(ownHost()).call(confirmAdmin, {
      body: { email: newcomer.founder, hash, name: newcomer.name, ...chosen, terms_accepted: true },
    })
    const maker = edge(ownHost(), token)
    await maker.call(changeSiteDraft, { body: { pretty_name: newcomer.name } })
    const made = await maker.call(generateWebsite, {
      body: { prettyName: newcomer.name, subdomain: 'casadanovata' },
    })
    const { url } = await maker.call(enterMadeStation, { params: { id: made.id } })
    const temporary = new URL(url).pathname.split('/').at(-1) ?? ''
    const session = await edge('casadanovata.localhost', temporary).call(loginByToken)
    await carry(hash, token, temporary, session.token)
    expect(leaks()).toEqual([])
  })

  test('SEC-09 a purchase that is paid, and its voucher at the counter', async () => {
    const { id: participantId, ctx } = member
    await earn(ctx, { participantId, key: 'start', cause: 'participation', amountH: 50_00 })
    const buyer = edge(ownHost(), member.token)
    const { voucher } = await buyer.call(buyCoupon, { body: { action_id: 3 } })
    bought = voucher?.code ?? ''
    await carry(bought)
    expect(leaks()).toEqual([])
  })

  test('SEC-09 a registration and a purchase that break: neither their handles nor what was typed', async () => {
    const { draft } = await registerAs('outra.jacarepagua@exemplo.com.br', newPerson().cpf)
    const person = { ...newPerson(), name: newcomer.name, cpf: newcomer.cpf, ...chosen, draft }
    const broken: [string, string, () => Promise<unknown>][] = [
      [
        'signup_drafts',
        draft,
        () =>
          edge(ownHost()).call(signupParticipant, {
            body: { station_id: station.id, ...person, terms_accepted: true },
          }),
      ],
      ['vouchers', bought, () => edge(ownHost(), member.token).call(buyCoupon, { body: { action_id: 3 } })],
    ]
    for (const [table, handle, act] of broken) {
      const before = lines.length
      await world.database.rawSql(`alter table ${table} rename to ${table}_gone`)
      try {
        expect((await problemOf(act())).status).toBe(500)
        await carry(handle)
      } finally {
        await world.database.rawSql(`alter table ${table}_gone rename to ${table}`)
      }
      const said = lines.slice(before).filter((line) => line.includes('Failed query'))
      expect(said.join('')).toContain(table)
    }
    expect(leaks()).toEqual([])
  })

  test('SEC-09 failures: queries that break log neither their parameters nor the path', async () => {
    const before = lines.length
    await world.database.rawSql('alter table participants rename to participants_gone')
    try {
      const body = { email: typed.email, login: typed.email, cpf: typed.cpf, password: typed.password }
      for (const path of [
        '/login',
        '/cadastrar',
        '/esqueci-minha-senha',
        `/redefinir-senha/${typed.token}/${typed.email}`,
      ])
        for (const isMember of [false, true])
          await ask(path, post([...fieldNames, ...Object.keys(body)]), isMember)
      for (const { path, init } of await apiCalls()) await ask(path, init, true)
    } finally {
      await world.database.rawSql('alter table participants_gone rename to participants')
    }
    const failures = lines.slice(before).filter((line) => line.includes('Failed query'))
    expect(failures.length).toBeGreaterThan(10)
    expect(failures.every((line) => !line.includes('params:'))).toBe(true)
    expect(leaks()).toEqual([])
  })
})
