import { EventEmitter } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { JSDOM, VirtualConsole } from 'jsdom'
import { asPlaywright } from './as-playwright.ts'
import type { FormContext } from './context.ts'
import { FormLocator, type Host } from './locator.ts'
import { type Answered, type Asked, ask, visit } from './network.ts'
import { type Screen, type ShowingRule, showingRules } from './stylesheet.ts'
import { type ChosenFile, requestOf, submissionOf } from './submission.ts'
import { lookAt, type Sight } from './visibility.ts'

type UrlWanted = string | RegExp | ((url: URL) => boolean)
/** An answer that a page was made of, or that led to it. */
export type FormResponse = ReturnType<typeof responseOf>

function responseOf({ status, url, headers, body }: Answered, method: string) {
  return {
    url: () => url.href,
    status: () => status,
    ok: () => status >= 200 && status < 300,
    headers: () => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
    body: async () => body,
    request: () => ({ isNavigationRequest: () => true, method: () => method, url: () => url.href }),
  }
}

export function meansUrl(wanted: UrlWanted, url: string): boolean {
  if (typeof wanted === 'function') return wanted(new URL(url))
  if (wanted instanceof RegExp) return wanted.test(url)
  if (!wanted.includes('*')) return wanted === url
  const pattern = wanted
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*/g, '.*')
    .replace(/(?<!\.)\*/g, '[^/]*')
  return new RegExp(`^${pattern}$`).test(url)
}

/** Rules of stylesheets by address, which says what is in them. */
const sheets = new Map<string, Promise<ShowingRule[]>>()
const quiet = new VirtualConsole()

/** One page of a browser without scripts: what the server answered, and what a person has written into it since. */
export class FormPage extends EventEmitter implements Host {
  private dom = new JSDOM('', { url: 'about:blank' })
  private rules: ShowingRule[] = []
  private seen: Sight | undefined
  private readonly files = new Map<Element, ChosenFile[]>()
  private readonly past: Asked[] = []
  /** What the last press asked for. */
  private wanted: (() => Promise<unknown>) | undefined
  private screen: Screen
  isClosed = false
  readonly proxy = asPlaywright<Page>(this, 'page')

  constructor(private readonly owner: FormContext) {
    super()
    this.screen = { ...owner.viewport, media: 'screen' }
  }

  document = () => this.dom.window.document
  sight(): Sight {
    this.seen ??= lookAt(this.rules, this.screen)
    return this.seen
  }
  changed(): void {
    this.seen = undefined
  }

  context = () => this.owner.proxy
  url = () => this.document().URL
  title = async () => this.document().title
  content = async () => this.dom.serialize()
  get request() {
    return this.owner.request
  }

  private readonly root = new FormLocator(this, [], '')
  getByRole = this.root.getByRole
  getByText = this.root.getByText
  getByLabel = this.root.getByLabel
  getByAltText = this.root.getByAltText
  getByTitle = this.root.getByTitle
  getByPlaceholder = this.root.getByPlaceholder
  locator: FormLocator['locator'] = (selector, filter) => this.root.locator(selector, filter)

  async goto(address: string) {
    const url = new URL(address, this.url() === 'about:blank' ? undefined : this.url())
    return this.open({ method: 'GET', url }, null)
  }
  async reload() {
    const last = this.past.at(-1)
    if (last) await this.open(last, new URL(this.url()), false)
  }
  async goBack() {
    this.past.pop()
    await this.reload()
  }
  async waitForURL(wanted: UrlWanted): Promise<void> {
    if (!meansUrl(wanted, this.url())) throw new Error(`Not there yet: ${this.url()}`)
  }
  /** Nothing is under way between two presses. */
  waitForLoadState = async () => {}
  waitForEvent = (name: string) => new Promise((resolve) => this.once(name, resolve))
  waitForResponse = (wanted: UrlWanted | ((answer: FormResponse) => boolean)) =>
    new Promise<FormResponse>((resolve) => {
      const hear = (answer: FormResponse) => {
        const isMeant =
          typeof wanted === 'function'
            ? (wanted as (answer: FormResponse) => boolean)(answer)
            : meansUrl(wanted, answer.url())
        if (!isMeant) return
        this.off('response', hear)
        resolve(answer)
      }
      this.on('response', hear)
    })
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    this.screen = { ...this.screen, ...size }
    this.changed()
  }
  async emulateMedia({ media = 'screen' }: { media?: 'screen' | 'print' | null }): Promise<void> {
    this.screen = { ...this.screen, media: media ?? 'screen' }
    this.changed()
  }
  async close(): Promise<void> {
    this.isClosed = true
    this.dom.window.close()
  }

  /** Waits and opens the page again, where it says that it wants to be (`<meta http-equiv="refresh">`); false where it does not. */
  async refresh(): Promise<boolean> {
    const meta = this.document().querySelector('meta[http-equiv="refresh" i]')
    const [, seconds, address] =
      /^\s*([\d.]+)\s*(?:;\s*url=(.+))?$/i.exec(meta?.getAttribute('content') ?? '') ?? []
    if (seconds === undefined) return false
    await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000))
    const from = new URL(this.url())
    await this.open({ method: 'GET', url: new URL(address ?? from.href, from) }, from, Boolean(address))
    return true
  }

  choose(input: Element, files: ChosenFile[]): void {
    this.files.set(input, files)
  }

  async press(element: HTMLElement): Promise<void> {
    // The tests' document asks the form only, not the button.
    const button = element.closest<HTMLButtonElement>('[formnovalidate]')
    if (button?.form) button.form.noValidate = true
    element.click()
    await this.follow()
  }

  /** Enter in a field presses the form's first button, and nothing if that one is disabled. */
  async enter(element: HTMLElement): Promise<void> {
    const { form } = element as HTMLInputElement
    if (!form || element.tagName === 'TEXTAREA')
      return element.tagName === 'INPUT' ? undefined : this.press(element)
    const button = [...form.elements].find((one) => /^(submit|image)$/.test((one as HTMLButtonElement).type))
    if (button) (button as HTMLButtonElement).click()
    else form.requestSubmit()
    await this.follow()
  }

  private async follow(): Promise<void> {
    this.changed()
    const go = this.wanted
    this.wanted = undefined
    await go?.()
  }

  /** Shows what an address answers; a file is kept as a download, an empty answer changes nothing. */
  async open(asked: Asked, from: URL | null, isNew = true): Promise<FormResponse> {
    const answers: FormResponse[] = []
    const answer = await visit(this.owner.visitor, asked, from, (one, method) => {
      answers.push(responseOf(one, method))
    })
    const response = responseOf(answer, asked.method)
    if (answer.headers['content-disposition']?.startsWith('attachment')) {
      this.emit('download', downloadOf(answer))
    } else if (answer.status !== 204) {
      // What was sent is not sent again by a reload of the page that it led to.
      const isStill = answer.url.href === asked.url.href
      if (isNew) this.past.push(isStill ? asked : { method: 'GET', url: answer.url })
      await this.show(answer.body.toString(), answer)
    }
    for (const one of answers) this.emit('response', one)
    return response
  }

  private async show(body: string, { url, headers }: Answered): Promise<void> {
    const isPage = headers['content-type']?.startsWith('text/html')
    const html = isPage ? body : `<pre>${body.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`
    this.dom.window.close()
    this.dom = new JSDOM(html, { url: url.href, virtualConsole: quiet })
    this.files.clear()
    this.rules = await this.readStyles()
    this.changed()
    const { window } = this.dom
    window.addEventListener('click', (event) => this.hearClick(event as MouseEvent))
    window.addEventListener('submit', (event) => this.hearSubmit(event as SubmitEvent))
  }

  private async readStyles(): Promise<ShowingRule[]> {
    const parts = [...this.document().querySelectorAll('link[rel="stylesheet"], style')].map((one) => {
      const href = one.getAttribute('href')
      return href ? sheetAt(new URL(href, this.url())) : showingRules(one.textContent ?? '')
    })
    return (await Promise.all(parts)).flat()
  }

  private hearClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a[href]') as HTMLAnchorElement | null
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    const from = new URL(this.url())
    const asked: Asked = { method: 'GET', url: new URL(link.href) }
    if (link.target === '_blank') {
      this.wanted = () => this.openBeside(asked, from)
    } else if (link.href.split('#')[0] === from.href.split('#')[0] && link.hash) {
      this.wanted = async () => this.dom.reconfigure({ url: link.href })
    } else this.wanted = () => this.open(asked, from)
  }

  private async openBeside(asked: Asked, from: URL): Promise<void> {
    const beside = this.owner.openPage()
    await beside.open(asked, from)
    this.emit('popup', beside.proxy)
  }

  private hearSubmit(event: SubmitEvent): void {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const button = event.submitter
    if ((button?.getAttribute('formmethod') ?? form.getAttribute('method'))?.toLowerCase() === 'dialog') {
      form.closest('dialog')?.removeAttribute('open')
      return
    }
    const sent = submissionOf(form, button, this.files)
    this.wanted = () => this.open(requestOf(sent), new URL(this.url()))
  }
}

function sheetAt(url: URL): Promise<ShowingRule[]> {
  const known = sheets.get(url.href)
  if (known) return known
  const read = ask({ method: 'GET', url }).then(({ body }) => showingRules(body.toString()))
  sheets.set(url.href, read)
  return read
}

function downloadOf({ headers, body, url }: Answered) {
  const said = headers['content-disposition'] ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1]
  return {
    suggestedFilename: () =>
      encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/.exec(said)?.[1] ?? ''),
    url: () => url.href,
    /** Where it lies, for who reads it as a file. */
    async path() {
      const file = join(await mkdtemp(join(tmpdir(), 'estacao-download-')), 'download')
      await writeFile(file, body)
      return file
    },
  }
}
