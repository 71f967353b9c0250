/** What was pasted as the editor takes it, and how many pictures of it are on somebody's computer only. */
export type Pasted = { html: string; lostPictures: number }

/**
 * HTML of the clipboard: what desktop Word wrote as paragraphs with '1.' and '·' become lists again, its empty paragraphs and marks go,
 * and pictures that the browser cannot read are counted, for they cannot come along. In browsers only.
 */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (/mso-|urn:schemas-microsoft-com/.test(html)) readWord(body)
  const lost = [...body.querySelectorAll('img')].filter((picture) => !canBeShown(picture))
  for (const picture of lost) picture.remove()
  return { html: body.innerHTML, lostPictures: lost.length }
}

/** What the platform keeps of a picture's address (`sanitize-html.ts`); all else would vanish without a word. */
const canBeShown = (picture: HTMLImageElement) =>
  /^(https?:\/\/|\/(?!\/))/i.test(picture.getAttribute('src') ?? '')

function readWord(body: HTMLElement): void {
  // Word has its own elements within texts; what is in them stays.
  for (const own of body.querySelectorAll('o\\:p')) own.replaceWith(...own.childNodes)
  for (const first of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const { previousElementSibling: before } = first
    if (!first.isConnected || !isItem(first) || (before && isItem(before))) continue
    const items = itemsFrom(first)
    first.before(...listsOf(items))
    for (const item of items) item.remove()
  }
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  // The editor's headings begin below the page's.
  for (const heading of body.querySelectorAll('h1')) {
    const smaller = heading.ownerDocument.createElement('h2')
    smaller.append(...heading.childNodes)
    heading.replaceWith(smaller)
  }
}

const placeOf = (paragraph: Element) =>
  /mso-list:\s*(l\d+)\s+level(\d+)/.exec(paragraph.getAttribute('style') ?? '')
const isItem = (paragraph: Element) => placeOf(paragraph) !== null

/** A paragraph of a list and those that follow it at once. */
function itemsFrom(first: Element): Element[] {
  const items: Element[] = []
  for (let item: Element | null = first; item && isItem(item); item = item.nextElementSibling)
    items.push(item)
  return items
}

type Open = { list: HTMLElement; id: string; level: number }

/** The lists of such paragraphs, one within the other by their levels. */
function listsOf(items: readonly Element[]): HTMLElement[] {
  const lists: HTMLElement[] = []
  const open: Open[] = []
  for (const item of items) {
    const [, id = '', level = '1'] = placeOf(item) ?? []
    const isNumbered = takeMarker(item)
    const place = { id, level: Number(level), tag: isNumbered ? 'OL' : 'UL' }
    const isOther = ({ list, id: own, level: depth }: Open) =>
      depth > place.level || (depth === place.level && (own !== id || list.tagName !== place.tag))
    while (open.some((one, at) => at === open.length - 1 && isOther(one))) open.pop()
    if (open.at(-1)?.level !== place.level) {
      const list = item.ownerDocument.createElement(place.tag)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else lists.push(list)
      open.push({ list, id, level: place.level })
    }
    open.at(-1)?.list.append(entryOf(item))
  }
  return lists
}

/** Takes '1.' or '·' from an item; whether it was a number or a letter. */
function takeMarker(item: Element): boolean {
  const marker = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return /^\s*\(?[\da-z]+[.)]/i.test(marker?.textContent ?? '')
}

function entryOf(item: Element): HTMLElement {
  const entry = item.ownerDocument.createElement('li')
  const words = item.ownerDocument.createElement('p')
  words.append(...item.childNodes)
  entry.append(words)
  return entry
}
