import DOMPurify from 'isomorphic-dompurify'

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
]

const embeds = /^https:\/\/(www\.youtube-nocookie\.com|www\.youtube\.com|player\.vimeo\.com)\//

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IFRAME' && !embeds.test(node.getAttribute('src') ?? '')) node.remove()
  if (node.nodeName === 'A' && /^https?:/.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy')
})

/**
 * HTML from content, made harmless. Runs when content is written, never per request (it costs milliseconds).
 * Rows PUB-17, ACT-S03.
 */
export function sanitizeHtml(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  })
}
