import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Letters of all that is kept; a card has about a thousand. */
const maxSize = 8_000_000

/** Remembers what was rendered for the same facts, the rarest asked for go first. Nothing of it names a person (ADR 108). */
export function markupKeeper(): (facts: string, make: () => ReactElement) => string {
  const kept = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (markup, facts) => markup.length + facts.length,
  })
  return (facts, make) => {
    const known = kept.get(facts)
    if (known !== undefined) return known
    const markup = renderToString(make())
    kept.set(facts, markup)
    return markup
  }
}
