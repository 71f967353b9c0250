import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/index.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { wordsOf } from '#tests/fixtures/browser.ts'
import { managedStation } from '#tests/fixtures/managed-station.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { buttonsOf, formOf, linksOf, type PageButton, type Typed } from '#tests/fixtures/page-buttons.ts'
import { planWorld } from '#tests/fixtures/plans.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { ownerButtons } from './owner-buttons.ts'

/** Every button of every page of owners is pressed, and what it does is what its name says (`owner-buttons.ts`). */
const shop = planWorld()
const { world } = shop
const portal = portalWorld()
let of: Awaited<ReturnType<typeof managedStation>>
let cookie: string
let anothersCookie: string
let pages: ReturnType<typeof portal.of>
/** What was asked of the API besides reading. */
const asked: { call: string; body: string; key: string | null }[] = []

beforeAll(async () => {
  of = await managedStation(shop)
  const another = await addMember(world, of.station, { role: 'owner', name: 'Rita Lins' })
  anothersCookie = `${sessionCookieName(false)}=${another.token}`
  cookie = `${sessionCookieName(false)}=${of.owner.token}`
  pages = portal.of(world, of.station.slug, listening)
})

const listening: Api['fetch'] = async (request, facts) => {
  if (request.method === 'GET') return world.answer(request, facts)
  const isJson = request.headers.get('content-type')?.includes('json')
  const one = {
    call: '',
    body: isJson ? await request.clone().text() : '{}',
    key: request.headers.get('idempotency-key'),
  }
  asked.push(one)
  let route = ''
  const answer = await world.answer(request, { ...facts, onRoute: (pattern) => (route = pattern) })
  one.call = `${request.method} ${route.replace(/^\/api/, '')}${answer.ok ? '' : ` ${answer.status}`}`
  return answer
}
const visit = (path: string, form?: [string, string][] | FormData, cookies: string[] = []) =>
  pages(path, { cookie: [cookie, ...cookies].join('; ') }, form)

/** The page of a row, with the numbers of this station in it. */
function addressOf(page: string): string {
  const [asked, askedToo, , held] = of.appointments
  const [comment, commentToo] = of.comments
  const numbers: Record<string, unknown> = {
    ...of,
    asked,
    askedToo,
    held,
    comment,
    commentToo,
    topUp: of.topUps[1],
    evaId: of.eva.id,
    pointsToo: of.points[1],
    creditToo: of.points[3],
  }
  return page.replace(/\{(\w+)\}/g, (_, name) => String(numbers[name]))
}

/** Buttons of every page, which have tests of their own. */
const everywhere = ['Aceitar', 'Sair']
const ownButtons = (html: string) => buttonsOf(html).filter(({ name }) => !everywhere.includes(name))

/** The second of two that are called the same is `name (2)`. */
function buttonOf(html: string, name: string): PageButton | undefined {
  const [, bare = name, nth = '1'] = /^(.*?)(?: \((\d)\))?$/.exec(name) ?? []
  return ownButtons(html).filter((one) => one.name === bare)[Number(nth) - 1]
}

/** The page that was shown last: whoever presses another of its buttons has it before them. */
let shown = { path: '', text: '' }

async function open(path: string, cookies: string[] = []) {
  shown = { path, text: (await visit(path, undefined, cookies)).text }
}

/** What happened, in the words of the table: the calls, what the last one said, and the page that its owner reads then. */
async function press(page: string, name: string, typed?: Typed) {
  const path = addressOf(page)
  if (shown.path !== path) await open(path)
  const button = buttonOf(shown.text, name)
  if (!button) return { calls: 'no such button', says: {}, read: '' }
  asked.length = 0
  const form = formOf(button, typed)
  // Another owner has logged in meanwhile, in another tab of the same browser.
  const stale = await pages(button.action ?? path, { cookie: anothersCookie }, form)
  if (asked.length > 0 || stale.status !== 302)
    return { calls: 'done for another owner', says: {}, read: stale.text }
  const done = await visit(button.action ?? path, form)
  const calls = asked.map(({ call, key }) => (key === null ? call : `${call} ${keyIn(button, key)}`))
  const says: unknown = JSON.parse(asked.at(-1)?.body || '{}')
  // A page that answers a form by its next step is pressed on as it stands.
  shown = { path: done.status === 200 ? path : '', text: done.text }
  if (done.location !== null)
    await open(
      done.location,
      done.cookies.map((one) => one.split(';')[0] ?? ''),
    )
  return { calls: calls.join(', '), says, read: wordsOf(shown.text) }
}

const keyIn = ({ fields }: PageButton, key: string) =>
  fields.some(([name, value]) => name === 'chave' && value === key)
    ? '+key'
    : 'with a key that is not its form’s'

test('SEC-04 SEC-120 TEN-12 every button of an owner does what it says, with the key of its form where it makes something', async () => {
  for (const [page, presses] of ownerButtons)
    for (const [name, calls, says, read, typed] of presses) {
      const found = await press(page, name, typed)
      const at = `${page} “${name}”`
      expect(found.calls, at).toBe(calls)
      expect(found.says, at).toMatchObject(says)
      expect(found.read, at).toContain(read)
    }
})

/** What tells pages of one kind apart: numbers, and what was looked for. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x')
  const asks = [...searchParams].map(([name, value]) =>
    /^(perguntar|aba|lista)$/.test(name) ? `${name}=${value}` : name,
  )
  return `${pathname.replace(/\/\d+/g, '/:id')}?${asks.sort().join('&')}`
}

/** The route of an address, `/gestao/planos/:id`: the one with the fewest parts of whatever name. */
function routeOf(address: string): string {
  const parts = new URL(address, 'http://x').pathname.split('/')
  const fits = (pattern: string) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === parts.length && wanted.every((one, at) => one.startsWith(':') || one === parts[at])
    )
  }
  const open = (pattern: string) => pattern.split(':').length
  const [route] = portal
    .patterns()
    .filter(fits)
    .sort((a, b) => open(a) - open(b))
  return route ?? address
}

/** A button without what it is for: a name, an amount, which of two it is. */
const bareName = (name: string) => name.replace(/(: | R\$ | a conta de | a confirmação de | \(\d\)$).*$/, '')

/** The page of members in a frame: its buttons are theirs. */
const isPreview = ({ pathname }: URL) => pathname.endsWith('/previa')

/** One page of each kind that links of owners' pages lead to, with its buttons. */
async function walk(start: string): Promise<Map<string, PageButton[]>> {
  const found = new Map<string, PageButton[]>()
  const waiting = [start, ...ownerButtons.map(([page]) => addressOf(page))]
  const seen = new Set<string>()
  for (let at = waiting.shift(); at; at = waiting.shift()) {
    if (seen.has(kindOf(at))) continue
    seen.add(kindOf(at))
    const { text } = await visit(at)
    found.set(at, ownButtons(text))
    const links = linksOf(text).map((href) => new URL(href, `http://x${at}`))
    const own = links.filter((to) => to.pathname.startsWith(start) && !isPreview(to))
    waiting.push(...own.map((to) => to.pathname + to.search))
  }
  return found
}

describe('the pages of owners', () => {
  let walked: Map<string, PageButton[]>
  beforeAll(async () => {
    walked = await walk('/gestao')
  })

  test('TEN-12 have no button that is not pressed', () => {
    const pressed = new Set(
      ownerButtons.flatMap(([page, presses]) =>
        presses.map(([name]) => `${routeOf(addressOf(page))} ${bareName(name)}`),
      ),
    )
    const found = [...walked].flatMap(([at, buttons]) =>
      buttons.map(({ name }) => `${routeOf(at)} ${bareName(name)}`),
    )
    expect(walked.size).toBeGreaterThan(100)
    expect([...new Set(found)].filter((one) => !pressed.has(one))).toEqual([])
  })

  test('SEC-04 say in each form for what it is: no key, number or version is empty', () => {
    const needed = /^(chave|id|from|kind|activity|activityId|partner|person|number|version|token|cpf|domain)$/
    const empty = [...walked].flatMap(([at, buttons]) =>
      buttons.flatMap(({ name, fields, hidden }) => {
        // What is new was seen by nobody.
        const isNew = fields.some(([field, value]) => field === 'chave' && value !== '')
        const isNeeded = (field: string) =>
          hidden.includes(field) && (needed.test(field) || (field === 'seen' && !isNew))
        return fields.flatMap(([field, value]) =>
          isNeeded(field) && value === '' ? `${at} “${name}”: ${field}` : [],
        )
      }),
    )
    expect([...new Set(empty)]).toEqual([])
  })
})
