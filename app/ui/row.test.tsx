import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
