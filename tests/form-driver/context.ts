import { EventEmitter } from 'node:events'
import type { Browser, BrowserContext } from '@playwright/test'
import { asPlaywright } from './as-playwright.ts'
import { type Answered, ask, newVisitor, type Visitor } from './network.ts'
import { FormPage } from './page.ts'

type Size = { width: number; height: number }
export type ContextOptions = Partial<{ viewport: Size | null; userAgent: string }>
type NewCookie = { name: string; value: string; url?: string; domain?: string; path?: string }
type Sent = {
  headers?: Record<string, string>
  data?: object | string
  form?: Record<string, string>
  maxRedirects?: number
}

/** The cookies of one person, and the pages that are open. */
export class FormContext extends EventEmitter {
  readonly visitor: Visitor
  readonly viewport: Size
  readonly proxy = asPlaywright<BrowserContext>(this, 'context')
  private readonly opened: FormPage[] = []

  constructor({ viewport, userAgent }: ContextOptions = {}) {
    super()
    this.visitor = newVisitor(userAgent)
    this.viewport = viewport ?? { width: 1280, height: 800 }
  }

  openPage(): FormPage {
    const page = new FormPage(this)
    this.opened.push(page)
    this.emit('page', page.proxy)
    return page
  }
  newPage = async () => this.openPage().proxy
  pages = () => this.opened.filter((page) => !page.isClosed).map(({ proxy }) => proxy)
  waitForEvent = (name: string) => new Promise((resolve) => this.once(name, resolve))
  close = async () => {
    await Promise.all(this.opened.map((page) => page.close()))
  }

  async cookies(
    addresses: string | string[] = [],
  ): Promise<{ name: string; value: string; domain: string; path: string }[]> {
    const { jar } = this.visitor
    const wanted = [addresses].flat()
    const found =
      wanted.length > 0
        ? (await Promise.all(wanted.map((one) => jar.getCookies(one)))).flat()
        : await jar.store.getAllCookies()
    return found.map(({ key, value, domain, path, httpOnly, sameSite, secure }) => ({
      name: key,
      value,
      domain: domain ?? '',
      path: path ?? '/',
      httpOnly,
      secure,
      sameSite: sameSite === 'strict' ? 'Strict' : sameSite === 'none' ? 'None' : 'Lax',
    }))
  }
  async addCookies(cookies: NewCookie[]): Promise<void> {
    for (const { name, value, url, domain, path = '/' } of cookies)
      await this.visitor.jar.setCookie(
        `${name}=${value}; Path=${path}; SameSite=Lax`,
        url ?? `http://${domain}${path}`,
      )
  }
  async clearCookies({ name }: { name?: string | RegExp } = {}): Promise<void> {
    const { jar } = this.visitor
    for (const cookie of await jar.store.getAllCookies()) {
      const isMeant =
        name === undefined || (typeof name === 'string' ? cookie.key === name : name.test(cookie.key))
      if (isMeant) await jar.store.removeCookie(cookie.domain ?? '', cookie.path ?? '', cookie.key)
    }
  }

  /** Calls with the person's cookies that are no page: what a journey prepares or reads. */
  readonly request = {
    get: (address: string, sent?: Sent) => this.call('GET', address, sent),
    post: (address: string, sent?: Sent) => this.call('POST', address, sent),
    put: (address: string, sent?: Sent) => this.call('PUT', address, sent),
    delete: (address: string, sent?: Sent) => this.call('DELETE', address, sent),
  }

  private async call(
    method: string,
    address: string,
    { headers = {}, data, form, maxRedirects = 20 }: Sent = {},
  ) {
    const url = new URL(address)
    const cookie = await this.visitor.jar.getCookieString(url.href, { sameSiteContext: 'strict' })
    const host = headers.host
    const { host: _, ...others } = headers
    const named = host ? Object.assign(new URL(url), { hostname: host.split(':')[0] }) : url
    const content = form
      ? new URLSearchParams(form).toString()
      : typeof data === 'string'
        ? data
        : JSON.stringify(data)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const asked = { method, url: named, ...((data || form) && { body: Buffer.from(content), type }) }
    const call = { ...asked, headers: { ...(cookie && { cookie }), ...others } }
    return callAnswer(maxRedirects === 0 ? await ask(call) : await followed(call))
  }
}

/** A call that is no page: the same headers at every hop. */
async function followed(asked: Parameters<typeof ask>[0]): Promise<Answered> {
  const answer = await ask(asked)
  const { location } = answer.headers
  if (!location || answer.status < 300 || answer.status > 308) return answer
  const { body: _, type: __, ...read } = asked
  return followed({ ...read, method: 'GET', url: new URL(location, asked.url) })
}

const callAnswer = ({ status, headers, body, url }: Answered) => ({
  status: () => status,
  ok: () => status >= 200 && status < 300,
  url: () => url.href,
  headers: () => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  text: async () => body.toString(),
  json: async () => JSON.parse(body.toString()),
  body: async () => body,
})

/** Stands where journeys have a browser: each context of it is somebody else. */
export const formBrowser = (): Browser =>
  asPlaywright<Browser>(
    {
      newContext: async (options?: ContextOptions) => new FormContext(options).proxy,
      close: async () => {},
    },
    'browser',
  )
