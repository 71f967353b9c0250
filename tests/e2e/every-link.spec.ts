import type { APIRequestContext } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { loadStationFolders } from '#stations/registry.ts'
import { expect, test } from './fixtures.ts'
import { demoPassword } from './log-in.ts'

const local = `http://127.0.0.1:${process.env.E2E_PORT}`
const cpfs = { member: '529.982.247-25', owner: '742.019.563-34' }
type Person = 'visitor' | keyof typeof cpfs
const doors: Record<Person, string[]> = { visitor: ['/'], member: ['/homepage'], owner: ['/gestao'] }

/** Walks every link of every page, whoever is there: no page may be missing, empty, or promise what is not built. */
test.describe('every link of every page @sem-script', () => {
  for (const { config } of loadStationFolders('station-configs'))
    test(`SEC-29 GAP-107 leads somewhere: ${config.slug}`, async ({ request }) => {
      const walked = new Set<string>()
      for (const person of ['visitor', 'member', 'owner'] as const)
        expect([person, ...(await walk(request, config, person, walked))]).toEqual([person])
    })
})

type Station = { id: number; slug: string }

/** What is wrong, a line per link. Owners are members: what those have `walked` of the member area is theirs, too. */
async function walk(
  request: APIRequestContext,
  station: Station,
  person: Person,
  walked: Set<string>,
): Promise<string[]> {
  const headers = { host: `${station.slug}.localhost`, cookie: await cookieOf(request, station, person) }
  const ask = (path: string) => request.get(local + path, { headers, maxRedirects: 0 })
  const waiting = doors[person].map((href) => ({ href, from: '' }))
  const known = new Set<string>()
  const problems: string[] = []
  const answers = new Map<string, string>()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { href, from } = next
    const { pathname, search, hash } = new URL(href, local)
    const key = keyOf(pathname, search)
    const isTheirs = person === 'owner' && key.startsWith('/homepage/') && walked.has(key)
    const fresh = !known.has(key) && !isTheirs
    known.add(key)
    if (person === 'member') walked.add(key)
    // What somebody has taken away meanwhile is no dead link.
    const isStillThere = async () =>
      from === '' || (await ask(from)).text().then((html) => html.includes(escaped(href)))
    if (fresh) {
      const answer = await ask(pathname + search)
      const to = answer.headers().location
      if (to?.startsWith('/')) waiting.push({ href: to, from: href })
      else if (!to) {
        const html = await answer.text()
        answers.set(key, html)
        const wrong = whatIsWrong(answer.status(), answer.headers()['content-type'] ?? '', html, person)
        if (wrong) {
          if (await isStillThere()) problems.push(`${from} -> ${href}: ${wrong}`)
        } else waiting.push(...linksOf(html, pathname + search).map((link) => ({ href: link, from: href })))
      }
    }
    const page = answers.get(key)
    const lacks = (html: string) => !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
    // Read under other values: its own page has the last word.
    const isMissing =
      hash.length > 1 && page && lacks(page) && lacks(await (await ask(pathname + search)).text())
    if (isMissing && (await isStillThere())) problems.push(`${from} -> ${href}: no such place on the page`)
  }
  expect(known.size, 'somebody came further than the door').toBeGreaterThan(10)
  return problems
}

/** An address as markup writes it. */
const escaped = (href: string) => href.replaceAll('&', '&amp;')

/** Pages that differ in values only are walked once; in the owners' area also those that differ by number. */
function keyOf(pathname: string, search: string): string {
  const names = [...new URLSearchParams(search).keys()].sort().join('&')
  return `${pathname.startsWith('/gestao') ? pathname.replace(/\d+/g, 'n') : pathname}?${names}`
}

function whatIsWrong(status: number, type: string, html: string, person: Person): string | null {
  if (status !== 200) return String(status)
  if (!type.includes('text/html')) return null
  const text = html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
  if (!/<h[12][^>]*>[\s\S]*?[\p{L}\d]/u.test(text)) return 'no heading'
  if (person !== 'owner' && /em breve/i.test(text)) return 'promises what comes later'
  return null
}

/** Where a page leads by links, forms that ask and frames; addresses elsewhere and the way out are left alone. */
function linksOf(html: string, base: string): string[] {
  // Previews are pictures of a page: inert, but for the way from question to question over it.
  const [live = ''] = html.split(/<div inert/)
  const found = [...live.matchAll(/<(?:a|iframe|form)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !(tag.startsWith('<form') && /method="post"/i.test(tag)))
    .map((tag) => / (?:href|src|action)="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'))
    .filter((href) => href !== undefined)
    .map((href) => new URL(href, local + base))
  return found
    .filter(({ origin, pathname }) => origin === local && !/^\/(logout|api\/|__)/.test(pathname))
    .map(({ pathname, search, hash }) => pathname + search + hash)
}

async function cookieOf(request: APIRequestContext, { id, slug }: Station, person: Person): Promise<string> {
  const adult = 'maioridade=1'
  if (person === 'visitor') return adult
  const headers = { host: `${slug}.localhost` }
  const asked = await request.get(`${local}/api/captcha-challenge`, { headers })
  const { challenge } = await asked.json()
  const captcha = btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  )
  const answer = await request.post(`${local}/api/auth/login/establishment/${id}`, {
    headers,
    data: { email_or_cpf: 'cpf', cpf: cpfs[person], password: demoPassword, captcha },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return `${adult}; sessao=${(await answer.json()).token}`
}
