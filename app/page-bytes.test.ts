import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Await, useLoaderData } from '@remix-run/react'
import { createElement as h, Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import * as entry from './entry.server.tsx'

type Shown = { shift: number; late?: Promise<string> }

/** Letters of one to four bytes, so that each kind meets the border of React's 2,048 bytes at each of its bytes. */
const accented = 'ação é útil — 10 € 🎉 '.repeat(8)
const paragraph = `<p title="${accented}">${accented}</p>`
const main = (shift: number) => `<main data-shift="${'a'.repeat(shift)}">${paragraph.repeat(12)}</main>`

function Page() {
  const { shift, late } = useLoaderData() as Shown
  const paragraphs = Array.from({ length: 12 }, (_, key) => h('p', { key, title: accented }, accented))
  const children = (text: string) => h('i', null, text)
  const waiting =
    late && h(Suspense, { fallback: 'Aguarde' }, h(Await<typeof late>, { resolve: late, ...{ children } }))
  const body = h('body', null, h('main', { 'data-shift': 'a'.repeat(shift) }, paragraphs), waiting)
  return h('html', null, h('head', null, h('title', null, 'Página')), body)
}

type Render = () => Promise<Response>
const inNoLine = (render: Render) => render()

/** A page through Remix and our entry, as the server renders it; what is reported as an error fails the test. */
function answerOf(shown: Shown, init?: RequestInit, renderInTurn = inNoLine): Promise<Response> {
  const root = { id: 'root', path: '' }
  const lacks = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false }
  const client = { ...root, ...lacks, module: '/root.js', hasLoader: true }
  const unused = { v3_fetcherPersist: false, v3_relativeSplatPath: false, v3_throwAbortReason: false }
  const build: ServerBuild = {
    mode: 'production',
    entry: { module: entry },
    routes: { root: { ...root, module: { default: Page, loader: () => shown } } },
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
    renderInTurn,
    reportError: (error: unknown) => expect.unreachable(String(error)),
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
    await answerOf({ shift: 0 }, init, async () => {
      turns.push(init?.method ?? 'GET')
      return new Response('later')
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
