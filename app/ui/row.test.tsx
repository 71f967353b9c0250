import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Row } from './row.tsx'

const shown = (cards: number) =>
  renderToStaticMarkup(
    <Row title="Prêmios">
      {Array.from({ length: cards }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <a key={at} href="/a">
          Um
        </a>
      ))}
    </Row>,
  )

test('a row of several cards has a way past them, which leads behind its last one', () => {
  const text = shown(3)
  const [, id = ''] = /<a class="[^"]*" href="#([^"]+)">Pular “Prêmios”<\/a>/.exec(text) ?? []
  expect(text).toMatch(new RegExp(`</ul><span id="${id}" tabindex="-1"`))
  expect(shown(2)).not.toContain('Pular')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** Lays five cards of 100 pixels out in a track of 300, and answers how far the row is scrolled to begin with. */
async function placeOf(startAt: number): Promise<number> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(520)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(16 + at * 100, 0, 100, 100)
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Row title="Trilha" startAt={startAt}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <p key={key}>{key}</p>
        ))}
      </Row>,
    ),
  )
  const { scrollLeft = -1 } = document.querySelector('ul') ?? {}
  await act(async () => root.unmount())
  return scrollLeft
}

test.each([
  ['the first', 0, 0],
  ['the second', 1, 100],
  ['the third', 2, 200],
  ['the last, as far as no card is cut', 4, 200],
])('HOM-04 a row begins at %s card', async (_, startAt, place) => {
  expect(await placeOf(startAt)).toBe(place)
})
