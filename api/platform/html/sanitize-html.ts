import { createRequire } from 'node:module'
import type DOMPurify from 'isomorphic-dompurify'
import { LRUCache } from 'lru-cache'
import { isFileAddress } from '#contract/file-address.ts'
import { playerOf } from '#contract/player-address.ts'
import { digestOf } from '../digest.ts'
import { ownPath } from './embed-video.ts'
import { untangleHtml } from './untangle-html.ts'

/** What content may be made of. No ids (they would collide with anchors of the page), no styles, no forms, no scripts. */
const allowedTags = ['p','br','hr','h2','h3','h4','strong','b','em','i','u','s','small','sub','sup','ul','ol','li','a','blockquote','code','pre','img','figure','figcaption','table','thead','tbody','tr','th','td','iframe','span','div'] // biome-ignore format: a list
const allowedAttributes = [
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'allowfullscreen',
  'loading',
  'aria-label',
  'aria-hidden',
]

const allowed = { tags: new Set(allowedTags), attributes: new Set(allowedAttributes), mayShow }

/**
 * Cleaned texts, by what they were: stored parts of activities are cleaned on reading too. Characters of both: what sixteen
 * owners' largest forms hold, which are cleaned ahead of what is done with them.
 */
const cleaned = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length,
})

/** Digests of texts that came out of here: stored clean, they are not cleaned again whenever somebody reads them. */
const clean = new LRUCache<string, true>({ max: 50_000 })

/**
 * HTML from content, made harmless. Runs when content is written; what is cleaned when it is read costs milliseconds
 * the first time only. Of what is too tangled to be a text only the words are left. Rows PUB-17, ACT-S03.
 */
export function sanitizeHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html
  const known = cleaned.get(html)
  if (known !== undefined) return known
  if (clean.has(digestOf(html))) return html
  const untangled = untangleHtml(html, allowed)
  const harmless = 'words' in untangled ? untangled.words : untangled.withWords(purify(untangled.html))
  cleaned.set(html, harmless)
  clean.set(digestOf(harmless), true)
  return harmless
}

const purify = (html: string): string =>
  purifier().sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  })

const require = createRequire(import.meta.url)
let loaded: typeof DOMPurify | undefined

/** Loads what cleans before somebody waits for it. A command, or a process that cleans nothing, does without. */
export function prepareCleaning(): void {
  purifier()
}

/** The DOM it works on takes most of a second and a hundred megabytes: loaded with the first text that needs it. */
function purifier(): typeof DOMPurify {
  if (loaded) return loaded
  loaded = require('isomorphic-dompurify') as typeof DOMPurify
  loaded.addHook('afterSanitizeAttributes', harden)
  return loaded
}

function harden(node: Element): void {
  if (!mayShow(node.nodeName.toLowerCase(), node.getAttribute('src') ?? '')) node.remove()
  if (node.nodeName === 'A') hardenLink(node)
  if (node.nodeName === 'IMG') hardenPicture(node)
}

/**
 * Whether what an element fetches by itself may be shown: a known player; a picture of ours, never a route of ours, or of
 * another site, for it is fetched by whoever opens the page (SEC-11). Asked before the DOM, too, which takes half a
 * millisecond to take one out (SEC-59). Pure.
 */
function mayShow(tag: string, source: string): boolean {
  if (tag === 'iframe') return playerOf(source) !== null
  if (tag !== 'img') return true
  const path = ownPath(source)
  return (path !== null && isFileAddress(path)) || /^https:\/\//i.test(source)
}

/** `#` and `mailto:` stay as they are; a path is written as browsers read it, and one that leads elsewhere is no link. */
function hardenLink(node: Element): void {
  const href = node.getAttribute('href') ?? ''
  const path = ownPath(href)
  if (path !== null) node.setAttribute('href', path)
  else if (href.startsWith('/') || /^https?:(?!\/\/)/i.test(href)) node.removeAttribute('href')
  if (!/^https?:/i.test(href)) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
}

/** The address of a stored file is written as browsers read it. */
function hardenPicture(node: Element): void {
  const path = ownPath(node.getAttribute('src') ?? '')
  if (path) node.setAttribute('src', path)
  node.setAttribute('loading', 'lazy')
}
