import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes, TokenHandler, TreeAdapter } from 'parse5'

type Parse5 = typeof import('parse5')
type Node = DefaultTreeAdapterTypes.Node
type ChildNode = DefaultTreeAdapterTypes.ChildNode

/**
 * Nobody writes more elements into each other, more parts (elements, attributes, pieces of text) into one text, nor more
 * elements that are to be taken out of it. Each element costs DOMPurify a tenth of a millisecond, in tables two.
 */
const most = { depth: 50, parts: 10_000, elements: 1_500, foreign: 300 }

/** A letter makes half a part at most (`<p>x`); what makes many more of few letters was not written by a person. */
const mostParts = (html: string): number => Math.min(most.parts, 100 + html.length)

class TooManyParts extends Error {}

const require = createRequire(import.meta.url)

/**
 * A text as the DOM behind DOMPurify can take it, with what puts the words back into what comes of it; or only its words, as
 * HTML that is harmless already.
 */
export type Untangled = { html: string; withWords(html: string): string } | { words: string }

/** What may stay; `mayShow`: of an element, by the address of what it fetches. */
export type Allowed = {
  tags: ReadonlySet<string>
  attributes: ReadonlySet<string>
  mayShow(tag: string, source: string): boolean
}

/**
 * The text as this parser reads it, with what may stay of it and its words set aside; of what is nested too deeply or has too
 * many parts the words alone. The DOM behind DOMPurify takes a minute for a few thousand `<b>` in each other, and seconds for
 * what it has to take out (each child of a foreign element again for each such element around it, comments, attributes)
 * or for words that it hands over one by one: in which the process answers nobody. This parser takes milliseconds; what is
 * harmless is still decided there (SEC-35, SEC-39).
 */
export function untangleHtml(html: string, allowed: Allowed): Untangled {
  const parse5 = require('parse5') as Parse5
  const tree = parsed(parse5, html, allowed.tags)
  if (!tree) return { words: escaped(wordsOf(parse5, html)) }
  keepOnly(tree, allowed)
  const withWords = replaceWordsByMarks(tree)
  return { html: parse5.serialize(tree), withWords }
}

/**
 * The tree of a text, or null: too much of it. Counts while the tree grows: a few thousand open `<b>` are opened anew in each
 * paragraph that follows, and fifty kilobytes make a tree that no memory holds (SEC-35).
 */
function parsed(parse5: Parse5, html: string, allowed: ReadonlySet<string>) {
  try {
    const treeAdapter = countingAdapter(parse5.defaultTreeAdapter, mostParts(html))
    const tree = parse5.parseFragment(html, { treeAdapter })
    return isTooTangled(tree, allowed) ? null : tree
  } catch (error) {
    if (error instanceof TooManyParts) return null
    throw error
  }
}

/** The parser's own tree, as long as it has few parts and moves few of them to other places. */
function countingAdapter(
  adapter: TreeAdapter<DefaultTreeAdapterMap>,
  mostOfIt: number,
): TreeAdapter<DefaultTreeAdapterMap> {
  let parts = 0
  let elements = 0
  const count = (more: number) => {
    parts += more
    if (parts > mostOfIt || elements > most.elements) throw new TooManyParts()
  }
  return {
    ...adapter,
    createElement(name, namespace, attributes) {
      elements += 1
      count(1 + attributes.length)
      return adapter.createElement(name, namespace, attributes)
    },
    // Comments are for nobody: one by one they would have to be taken out later.
    appendChild(parent, child) {
      if (!adapter.isCommentNode(child)) adapter.appendChild(parent, child)
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

/** Elements of these go with all that is in them, as DOMPurify does it; others leave their contents. */
const goWithContents = new Set(['audio', 'head', 'math', 'noembed', 'noframes', 'noscript', 'plaintext', 'script', 'style', 'svg', 'template', 'title', 'video', 'xmp']) // biome-ignore format: a list

/** Takes out of a tree what may not stay: one walk, however elements stand in each other. */
function keepOnly(parent: DefaultTreeAdapterTypes.ParentNode, allowed: Allowed): void {
  const kept: ChildNode[] = []
  const left = [...parent.childNodes].reverse()
  for (let node = left.pop(); node; node = left.pop()) {
    if (!('tagName' in node)) kept.push(node)
    else if (!allowed.mayShow(node.tagName, sourceOf(node))) continue
    else if (allowed.tags.has(node.tagName)) {
      node.attrs = node.attrs.filter(({ name }) => allowed.attributes.has(name))
      keepOnly(node, allowed)
      kept.push(node)
    } else if (!goWithContents.has(node.tagName)) left.push(...[...node.childNodes].reverse())
  }
  for (const node of kept) node.parentNode = parent
  parent.childNodes = kept
}

/** As DOMPurify reads it: without the blanks around it. */
const sourceOf = ({ attrs }: DefaultTreeAdapterTypes.Element): string =>
  attrs.find(({ name }) => name === 'src')?.value.trim() ?? ''

/**
 * Leaves a mark for each text, which nobody who wrote one can know, and answers what puts the texts back where their marks
 * are. Blanks stay: between the rows of a table nothing else may stand.
 */
function replaceWordsByMarks(root: Node): (html: string) => string {
  const texts: string[] = []
  const mark = `w${randomBytes(12).toString('hex')}-`
  const left: Node[] = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node && /\S/.test(node.value)) node.value = `${mark}${texts.push(node.value) - 1};`
    left.push(...partsOf(node))
  }
  return (html) =>
    html.replace(new RegExp(`${mark}(\\d+);`, 'g'), (_, at) => escaped(texts[Number(at)] ?? ''))
}

/** Elements in elements, or elements that are taken out, beyond all texts. */
function isTooTangled(root: Node, allowed: ReadonlySet<string>): boolean {
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
  const addWords = ({ chars }: { chars: string }) => {
    if (!isSilent) words.push(chars)
  }
  const addSpace = () => words.push(' ')
  const ignore = () => {}
  const handler: TokenHandler = {
    onStartTag({ tagName }) {
      addSpace()
      const mode = silent.get(tagName)
      if (mode === undefined) return
      isSilent = true
      tokenizer.state = mode
    },
    onEndTag({ tagName }) {
      addSpace()
      if (silent.has(tagName)) isSilent = false
    },
    onCharacter: addWords,
    onWhitespaceCharacter: addSpace,
    onNullCharacter: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
  }
  const tokenizer = new Tokenizer({}, handler)
  tokenizer.write(html, true)
  return words.join('').replace(/\s+/g, ' ').trim()
}

/** What a person reads of some HTML, on one line: no tags, no entities, nothing that is HTML again. Milliseconds for any text. */
export const plainWords = (html: string): string => wordsOf(require('parse5') as Parse5, html)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
