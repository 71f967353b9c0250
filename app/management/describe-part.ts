import { isFileAddress } from '#contract/file-address.ts'
import { own } from '#contract/own.ts'
import { formTexts } from '../forms/texts.ts'
import { texts as siteTexts } from '../sites/texts.ts'
import { sectionTypeNames } from './section-types/index.ts'
import { texts } from './texts.ts'

/** One field in words, as two people have it. A picture is its address. */
export type Difference = {
  label: string
  theirs: string
  mine: string
  /** The words are the same: marks, spaces or the like differ. */
  isFormatting?: true
}
type Value = Record<string, unknown>
/** `text` is what a person reads, `raw` what is stored: only that tells whether two are equal. */
type Line = { label: string; text: string; raw: string }

const longest = 400
/** Characters of a sent text that are read for it: the longest one that can be saved, whatever else was sent. */
const mostRead = 200_000
/** Characters that stay before the first difference of two long texts. */
const before = 60
const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, key) => (isValue(one) ? own(one, key) : undefined), value)

/** A value as a person reads it: HTML without its marks, yes and no, lists by their length. */
function worded(value: unknown, names: Record<string, string> = {}): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? texts.conflict.yes : texts.conflict.no
  if (typeof value === 'number') return own(names, value) ?? value.toLocaleString('pt-BR')
  if (typeof value !== 'string') return ''
  const text = plain(value.slice(0, mostRead))
  return own(names, text) ?? text
}

/** What is compared. Forms send lines with a carriage return that stored texts may lack. */
const rawOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).replace(/\r\n?/g, '\n').trim() : ''

const marks: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
/** Words without marks; where a link leads and which picture stands there is said: they can be all that differs. */
const plain = (html: string) =>
  withTargets(html.replace(/\r\n?/g, '\n'))
    .replace(/<(?:br|\/p|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (mark) => marks[mark] ?? mark)
    .trim()

/** `<a href="x">Aqui</a>` as `Aqui (x)`, `<img src="y">` as `(y)`. */
function withTargets(html: string): string {
  let target = ''
  return html.replace(/<(a|\/a|img)\b([^<>]*)>/gi, (_, tag: string, attributes: string) => {
    const [, address = ''] = /\b(?:href|src)="([^"]*)"/i.exec(attributes) ?? []
    const kind = tag.toLowerCase()
    const said = { a: '', '/a': target, img: address }[kind]
    // A link is told once, however often it is closed.
    if (kind !== 'img') target = kind === 'a' ? address : ''
    return said ? ` (${said})` : ''
  })
}

const fields = (
  value: unknown,
  list: readonly (readonly [string, string, Record<string, string>?])[],
): Line[] =>
  list.map(([path, label, names]) => {
    const one = at(value, path)
    return { label, text: worded(one, names), raw: rawOf(one) }
  })

const { look, data, section, about } = texts
const describers: Record<string, (value: Value, pages: Record<string, string>) => Line[]> = {
  look: (value) => [
    ...fields(value, [
      ['brand.colors.primary', look.primary],
      ['brand.colors.accent', look.accent],
      ['brand.colors.footer', look.footer],
      ['brand.fonts.body', look.font],
      ['brand.fonts.heading', look.heading],
      ['brand.corner', look.corner, siteTexts.style.corners],
      ['brand.header.layout', look.layout, siteTexts.style.layouts],
      ['images.primaryLogo', look.logo],
      ['images.footerLogo', look.footerLogo],
      ['images.logoPlate', formTexts.plate.label, formTexts.plate],
    ]),
    ...listOf(at(value, 'images.header')).flatMap((slide, index) =>
      fields(slide, [
        ['title', `${texts.cover.slide(index + 1)}: ${texts.cover.heading}`],
        ['text', `${texts.cover.slide(index + 1)}: ${texts.cover.text}`],
        ['image', `${texts.cover.slide(index + 1)}: ${texts.cover.image}`],
      ]),
    ),
  ],
  data: (value) =>
    fields(value, [
      ['name', data.name],
      ['description', data.description],
      ['contact.mail', data.mail],
      ['contact.phone', data.phone],
      ['contact.address', data.address],
      ['establishment.cnpj', data.cnpj],
      ['establishment.fullSocialName', data.company],
      ['establishment.line1', data.line1],
      ['establishment.line2', data.line2],
      ['establishment.city', data.city],
      ['currency.name', data.currencyName],
      ['currency.multiplier', data.multiplier],
      ['currency.position', data.position, data.positions],
    ]),
  features: (value) => fields(value, Object.entries(data.flags)),
  section: (value, pages) => [
    ...fields(value, [
      ['type', section.kind, sectionTypeNames],
      ['title', section.heading],
      ['subtitle', section.subtitle],
      ['backgroundColor', section.background],
      ['backgroundImage', section.backgroundImage],
      ['hidden', section.hidden],
    ]),
    ...listOf(value.items).flatMap((item, index) =>
      fields(item, [
        ['name', section.name],
        ['description', section.text],
        ['image', section.image],
        ['video', section.video],
        ['buttonLabel', section.button],
        ['linkType', section.link, section.links],
        ['externalLink', section.external],
        ['aboutId', section.page, pages],
        ['imageLeft', section.left],
      ]).map((line): Line => ({ ...line, label: `${section.item(index + 1)}: ${line.label}` })),
    ),
  ],
  about: (value) =>
    fields(value, [
      ['name', about.name],
      ['menuTitle', about.menu],
      ['html', about.html],
      ['image', about.image],
    ]),
  activity: (value) => fields(value, texts.history.activityFields),
  collection: (value) => fields(value, [['name', texts.data.name]]),
}

const listOf = (value: unknown): Value[] => (Array.isArray(value) ? value : [])

/** What a part says, field by field and in words; nothing for parts that have no fields. Pure. */
function describePart(part: string, value: unknown, pages: Record<string, string>): Map<string, Line> {
  const [kind = ''] = part.split(':')
  const isPart = isValue(value) && !Array.isArray(value)
  const lines = isPart ? (own(describers, kind)?.(value, pages) ?? []) : []
  return new Map(lines.map((line) => [line.label, line]))
}

/** The fields in which two versions of a part differ, in words. `undefined` has none of them. Pure. */
export function differencesOf(
  part: string,
  theirs: unknown,
  mine: unknown,
  pages: Record<string, string> = {},
): Difference[] {
  const one = describePart(part, theirs, pages)
  const two = describePart(part, mine, pages)
  return [...new Set([...one.keys(), ...two.keys()])].flatMap((label) => {
    const [a, b] = [one.get(label), two.get(label)]
    if ((a?.raw ?? '') === (b?.raw ?? '')) return []
    return [differenceOf(label, a?.text ?? '', b?.text ?? '')]
  })
}

/** Two texts as they are shown: long ones around the first place in which they differ. */
function differenceOf(label: string, theirs: string, mine: string): Difference {
  if (theirs === mine)
    return { label, theirs: shortened(theirs, 0), mine: shortened(mine, 0), isFormatting: true }
  let first = 0
  while (theirs[first] === mine[first]) first += 1
  // Nothing before it is left out when all of both has its place.
  const isLong = Math.max(theirs.length, mine.length) > longest
  const from = isLong ? Math.max(0, first - before) : 0
  return { label, theirs: shortened(theirs, from), mine: shortened(mine, from) }
}

/** Only what is shown is taken apart: a character is one unit of a text, or two. */
function shortened(text: string, from: number): string {
  const start = isSecondHalf(text.charCodeAt(from)) ? from - 1 : from
  const characters = [...text.slice(start, start + 2 * longest + 1)]
  const shown = characters.slice(0, longest).join('')
  return `${start > 0 ? '…' : ''}${shown}${text.length > start + shown.length ? '…' : ''}`
}

const isSecondHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** What a part is called in a sentence: `section:2` is one of the sections. Pure. */
export const partName = (part: string): string => own(texts.history.parts, part.split(':')[0] ?? '') ?? ''

/** Whether a field's text is the address of a picture. Pure. */
export const isPicture = (text: string): boolean =>
  isFileAddress(text) && /\.(?:webp|png|svg|jpe?g|gif)$/.test(text)
