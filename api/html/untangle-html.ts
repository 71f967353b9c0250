import { createRequire } from 'node:module'
import type { DefaultTreeAdapterTypes, parseFragment as ParseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Nobody writes more elements into each other, nor into one text. */
const most = { depth: 100, nodes: 10_000 }

const require = createRequire(import.meta.url)

/**
 * The bare text, as HTML, of what is nested too deeply or has too many parts, else null. The DOM behind DOMPurify takes
 * a minute for a few thousand `<b>` in each other, in which the process answers nobody; this parser takes milliseconds.
 */
export function untangleHtml(html: string): string | null {
  const { parseFragment } = require('parse5') as { parseFragment: typeof ParseFragment }
  const texts: string[] = []
  const left: [node: Node, depth: number][] = [[parseFragment(html), 0]]
  let nodes = 0
  let deepest = 0
  for (let at = left.pop(); at; at = left.pop()) {
    const [node, depth] = at
    nodes += 1
    deepest = Math.max(deepest, depth)
    if ('value' in node) texts.push(node.value)
    for (const child of partsOf(node).reverse()) left.push([child, depth + 1])
  }
  return deepest > most.depth || nodes > most.nodes ? escaped(texts.join(' ')) : null
}

/** Scripts and styles say nothing to read; templates keep their parts apart. */
function partsOf(node: Node): Node[] {
  if (node.nodeName === 'script' || node.nodeName === 'style') return []
  if ('content' in node) return [node.content]
  return 'childNodes' in node ? [...node.childNodes] : []
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
