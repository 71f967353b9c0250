import { createRequire } from 'node:module'
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, TokenHandler, TreeAdapter } from 'parse5'

type Parse5 = typeof import('parse5')
type Node = DefaultTreeAdapterTypes.Node

/**
 * Nobody writes more elements into each other, more parts (elements, attributes, pieces of text) into one text, nor more
 * elements that are to be taken out of it.
 */
const most = { depth: 100, parts: 10_000, foreign: 300 }

/** A letter makes half a part at most (`<p>x`); what makes many more of few letters was not written by a person. */
const mostParts = (html: string): number => Math.min(most.parts, 100 + html.length)

class TooManyParts extends Error {}

const require = createRequire(import.meta.url)

/**
 * The bare text, as HTML, of what is nested too deeply or has too many parts, else null. The DOM behind DOMPurify takes
 * a minute for a few thousand `<b>` in each other, or for as many elements that it has to take out, in which the process
 * answers nobody; this parser takes milliseconds.
 */
export function untangleHtml(html: string, allowedTags: readonly string[]): string | null {
  const parse5 = require('parse5') as Parse5
  return isTangled(parse5, html, new Set(allowedTags)) ? escaped(wordsOf(parse5, html)) : null
}

/**
 * Counts while the tree grows: a few thousand open `<b>` are opened anew in each paragraph that follows, and fifty
 * kilobytes make a tree that no memory holds (SEC-35).
 */
function isTangled(parse5: Parse5, html: string, allowed: ReadonlySet<string>): boolean {
  try {
    const treeAdapter = countingAdapter(parse5.defaultTreeAdapter, mostParts(html))
    return isStrange(parse5.parseFragment(html, { treeAdapter }), allowed)
  } catch (error) {
    if (error instanceof TooManyParts) return true
    throw error
  }
}

/** The parser's own tree, as long as it has few parts and moves few of them to other places. */
function countingAdapter(
  adapter: TreeAdapter<DefaultTreeAdapterMap>,
  mostOfIt: number,
): TreeAdapter<DefaultTreeAdapterMap> {
  let parts = 0
  const count = (more: number) => {
    parts += more
    if (parts > mostOfIt) throw new TooManyParts()
  }
  return {
    ...adapter,
    createElement(name, namespace, attributes) {
      count(1 + attributes.length)
      return adapter.createElement(name, namespace, attributes)
    },
    // The parser hands words and blanks over one by one: most of them only lengthen a text that is there.
    insertText(parent, text) {
      const before = parent.childNodes.length
      adapter.insertText(parent, text)
      count(parent.childNodes.length - before)
    },
    insertTextBefore(parent, text, reference) {
      const before = parent.childNodes.length
      adapter.insertTextBefore(parent, text, reference)
      count(parent.childNodes.length - before)
    },
    detachNode(node) {
      count(1)
      adapter.detachNode(node)
    },
  }
}

/** Elements in elements, or elements that are taken out, beyond all texts. */
function isStrange(root: Node, allowed: ReadonlySet<string>): boolean {
  const left: [node: Node, depth: number][] = [[root, 0]]
  let foreign = 0
  for (let at = left.pop(); at; at = left.pop()) {
    const [node, depth] = at
    if ('tagName' in node && !allowed.has(node.tagName)) foreign += 1
    if (depth > most.depth || foreign > most.foreign) return true
    for (const child of partsOf(node)) left.push([child, depth + 1])
  }
  return false
}

/** Templates keep their parts apart. */
function partsOf(node: Node): Node[] {
  if ('content' in node) return [node.content]
  return 'childNodes' in node ? node.childNodes : []
}

/** All words, without a tree; scripts and styles say nothing to read. */
function wordsOf({ Tokenizer, TokenizerMode }: Parse5, html: string): string {
  const words: string[] = []
  const silent = new Map([
    ['script', TokenizerMode.SCRIPT_DATA],
    ['style', TokenizerMode.RAWTEXT],
  ])
  let isSilent = false
  const hear = ({ chars }: { chars: string }) => {
    if (!isSilent) words.push(chars)
  }
  const apart = () => words.push(' ')
  const ignore = () => {}
  const handler: TokenHandler = {
    onStartTag({ tagName }) {
      apart()
      const mode = silent.get(tagName)
      if (mode === undefined) return
      isSilent = true
      tokenizer.state = mode
    },
    onEndTag({ tagName }) {
      apart()
      if (silent.has(tagName)) isSilent = false
    },
    onCharacter: hear,
    onWhitespaceCharacter: apart,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  }
  const tokenizer = new Tokenizer({}, handler)
  tokenizer.write(html, true)
  return words.join('').replace(/\s+/g, ' ').trim()
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
