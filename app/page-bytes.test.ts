import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Await, Scripts, useLoaderData } from '@remix-run/react'
import { createElement as h, Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import * as entry from './entry.server.tsx'

type Shown = { shift: number; late?: Promise<string>; isBroken?: boolean }

/** Letters of one to four bytes, so that each kind meets the border of React's 2,048 bytes at each of its bytes. */
const accented = 'ação é útil — 10 € 🎉 '.repeat(8)
const paragraph = `<p title="${accented}">${accented}</p>`
const main = (shift: number) => `<main data-shift="${'a'.repeat(shift)}">${paragraph.repeat(12)}</main>`

function Page() {
  const { shift, late, isBroken } = useLoaderData() as Shown
  if (isBroken) throw new Error('No page')
  const paragraphs = Array.from({ length: 12 }, (_, key) => h('p', { key, title: accented }, accented))
  const children = (text: string) => h('i', null, text)
  const waiting =
    late && h(Suspense, { fallback: 'Aguarde' }, h(Await<typeof late>, { resolve: late, ...{ children } }))
  const shown = h('main', { 'data-shift': 'a'.repeat(shift) }, paragraphs)
  const body = h('body', null, shown, waiting, h(Scripts, { nonce: 'x' }))
  return h('html', null, h('head', null, h('title', null, 'Página')), body)
}

type Render = () => Promise<Response>
const inNoLine = (render: Render) => render()

const unexpected = (error: unknown): void => expect.unreachable(String(error))
/** Stands for the page of errors. */
const ErrorBoundary = () => h('html', null, h('body', null, h('h1', null, 'Erro')))

/** Renders a page through Remix and our entry, as the server renders it; what is reported as an error fails the test. */
function answerOf(
  shown: Shown,
  init?: RequestInit,
  { renderInQueue = inNoLine, reportError = unexpected, headers = {} as Record<string, string> } = {},
): Promise<Response> {
  const root = { id: 'root', path: '' }
  const lacks = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false }
  const client = { ...root, ...lacks, module: '/root.js', hasLoader: true }
  const unused = { v3_fetcherPersist: false, v3_relativeSplatPath: false, v3_throwAbortReason: false }
  const build: ServerBuild = {
    mode: 'production',
    entry: { module: entry },
    routes: {
      root: {
        ...root,
        module: { default: Page, ErrorBoundary, loader: () => shown, headers: () => headers },
      },
    },
    assets: { version: '', url: '', entry: { module: '', imports: [] }, routes: { root: client } },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    future: { ...unused, v3_lazyRouteDiscovery: false, v3_singleFetch: true },
    isSpaMode: false,
  }
  const answer = createRequestHandler(build)
  return answer(new Request('http://clube.localhost/', init), {
    cspNonce: 'x',
    renderInQueue,
    reportError,
  } as never)
}

const render = async (shown: Shown) => Buffer.from(await (await answerOf(shown)).arrayBuffer())

test('SEC-34 a method that a page does not have is no error of the server', async () => {
  const { status } = await answerOf({ shift: 0 }, { method: 'POST', body: new URLSearchParams({ a: '1' }) })
  expect(status).toBe(405)
})

test('SEC-51 whatever is rendered, of a form too, is rendered in its turn', async () => {
  const turns: string[] = []
  const form = { method: 'POST', body: new URLSearchParams({ a: '1' }) }
  for (const init of [undefined, form])
    await answerOf({ shift: 0 }, init, {
      renderInQueue: async () => {
        turns.push(init?.method ?? 'GET')
        return new Response('later')
      },
    }).then(async (answer) => expect(await answer.text()).toBe('later'))
  expect(turns).toEqual(['GET', 'POST'])
})

describe('the bytes of a page', () => {
  test('SEC-20 letters of every length cross the border of React’s chunks whole, and nothing is added', async () => {
    for (let shift = 0; shift < 48; shift++) {
      const page = await render({ shift })
      expect(page.indexOf(0), `a zero byte with ${shift} letters before`).toBe(-1)
      const start = page.indexOf('<main')
      const end = page.indexOf('</main>') + '</main>'.length
      expect(page.subarray(start, end).equals(Buffer.from(main(shift)))).toBe(true)
    }
  })

  test('SEC-28 what arrives later stands before the closing tags', async () => {
    const late = new Promise<string>((resolve) => setImmediate(resolve, accented))
    for (const shown of [{ shift: 3 }, { shift: 3, late }]) {
      const page = (await render(shown)).toString()
      expect(page.match(/<\/body>|<\/html>/g)).toEqual(['</body>', '</html>'])
      expect(page.endsWith('</body></html>')).toBe(true)
      expect(page.includes(`<i>${accented}</i>`)).toBe('late' in shown)
    }
  })
})

/** Makes a part that comes when it is told to. */
function latePart() {
  let come = (_words: string): void => undefined
  const late = new Promise<string>((resolve) => {
    come = resolve
  })
  return { late, come: () => come('o resto') }
}
const crawler = { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }
const isWhole = (page: string) => page.includes('<i>o resto</i>') && !page.includes('Aguarde')

describe('how a page comes', () => {
  test('SEC-38 people get the frame of a page before its late part; crawlers, and what is kept for everybody, the whole', async () => {
    const people = latePart()
    const answer = await answerOf({ shift: 0, late: people.late })
    people.come()
    const page = await answer.text()
    expect(page.indexOf('Aguarde')).toBeGreaterThan(-1)
    expect(page.indexOf('<i>o resto</i>')).toBeGreaterThan(page.indexOf('Aguarde'))

    for (const of of [[crawler], [{}, { headers: { 'x-page-cache': 'visitor' } }]] as const) {
      const { late, come } = latePart()
      const whole = answerOf({ shift: 0, late }, ...of)
      setImmediate(come)
      expect(isWhole(await (await whole).text())).toBe(true)
    }
  })

  test('SEC-34 a frame that fails is the page of errors, by its status, and one line of the log', async () => {
    const reports: unknown[] = []
    const answer = await answerOf(
      { shift: 0, isBroken: true },
      {},
      { reportError: (error) => reports.push(error) },
    )
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('<h1>Erro</h1>')
    expect(reports.map(String)).toEqual(['Error: No page'])
  })

  test('SEC-34 a late part that fails is reported, and what stands stays: whole for its reader, an error for who wanted all', async () => {
    for (const [of, status] of [
      [{}, 200],
      [crawler, 500],
    ] as const) {
      const reports: unknown[] = []
      const late = Promise.reject(new Error('No part'))
      late.catch(() => undefined)
      const answer = await answerOf({ shift: 0, late }, of, { reportError: (error) => reports.push(error) })
      expect(answer.status).toBe(status)
      expect((await answer.text()).endsWith('</body></html>')).toBe(true)
      expect(reports.map(String)).toEqual(['Error: No part'])
    }
  })

  test('SEC-46 who leaves is rendered for no more, and that is no error', async () => {
    const gone = await answerOf({ shift: 0 }, { signal: AbortSignal.abort() })
    expect(await gone.text()).toBe('')

    for (const of of [{}, crawler]) {
      const leaving = new AbortController()
      const { late } = latePart()
      const answer = answerOf({ shift: 0, late }, { ...of, signal: leaving.signal })
      setImmediate(() => setImmediate(() => leaving.abort()))
      // What never comes is waited for no longer.
      expect(isWhole(await (await answer).text())).toBe(false)
    }
  })

  test('GAP-123 every script that stands in a page carries its nonce, those of late parts too', async () => {
    const { late, come } = latePart()
    const answer = answerOf({ shift: 0, late })
    setImmediate(come)
    const scripts = (await (await answer).text()).match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((tag) => !/ nonce="x"| src=/.test(tag))).toEqual([])
  })
})
