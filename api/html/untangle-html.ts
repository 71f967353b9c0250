import { createRequire } from 'node:module'
import type { DefaultTreeAdapterTypes, parseFragment as ParseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/**
 * Nobody writes more elements into each other, more parts (elements, attributes, pieces of text) into one text, nor more
 * elements that are to be taken out of it.
 */
const most = { depth: 100, parts: 10_000, foreign: 300 }

const require = createRequire(import.meta.url)

/**
 * The bare text, as HTML, of what is nested too deeply or has too many parts, else null. The DOM behind DOMPurify takes
 * a minute for a few thousand `<b>` in each other, or for as many elements that it has to take out, in which the process
 * answers nobody; this parser takes milliseconds.
 */
export function untangleHtml(html: string, allowedTags: readonly string[]): string | null {
  const { parseFragment } = require('parse5') as { parseFragment: typeof ParseFragment }
  const texts: string[] = []
  const left: [node: Node, depth: number][] = [[parseFragment(html), 0]]
  const allowed = new Set(allowedTags)
  const found = { depth: 0, parts: 0, foreign: 0 }
  for (let at = left.pop(); at; at = left.pop()) {
    const [node, depth] = at
    found.depth = Math.max(found.depth, depth)
    found.parts += 1
    if ('attrs' in node) found.parts += node.attrs.length
    if ('tagName' in node && !allowed.has(node.tagName)) found.foreign += 1
    if ('value' in node) texts.push(node.value)
    for (const child of partsOf(node).reverse()) left.push([child, depth + 1])
  }
  const isTangled = found.depth > most.depth || found.parts > most.parts || found.foreign > most.foreign
  return isTangled ? escaped(texts.join(' ')) : null
}

/** Scripts and styles say nothing to read; templates keep their parts apart. */
function partsOf(node: Node): Node[] {
  if (node.nodeName === 'script' || node.nodeName === 'style') return []
  if ('content' in node) return [node.content]
  return 'childNodes' in node ? [...node.childNodes] : []
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
