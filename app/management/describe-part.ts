import { texts as siteTexts } from '../sites/texts.ts'
import { texts } from './texts.ts'

/** One field in words, as two people have it. A picture is its address. */
export type Difference = { label: string; theirs: string; mine: string }
type Value = Record<string, unknown>
type Line = readonly [label: string, text: string]

const longest = 400
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, key) => (one as Value | null | undefined)?.[key], value)

/** A value as a person reads it: HTML without its marks, yes and no, lists by their length. */
function worded(value: unknown, names: Record<string, string> = {}): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? texts.conflict.yes : texts.conflict.no
  if (typeof value === 'number') return names[value] ?? value.toLocaleString('pt-BR')
  if (typeof value !== 'string') return ''
  const text = plain(value)
  return names[text] ?? (text.length > longest ? `${text.slice(0, longest)}…` : text)
}

const marks: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const plain = (html: string) =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (mark) => marks[mark] ?? mark)
    .trim()

const fields = (
  value: unknown,
  list: readonly (readonly [string, string, Record<string, string>?])[],
): Line[] => list.map(([path, label, names]) => [label, worded(at(value, path), names)])

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
      ['type', section.kind, section.types],
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
      ]).map(([label, text]): Line => [`${section.item(index + 1)}: ${label}`, text]),
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
export function describePart(part: string, value: unknown, pages: Record<string, string> = {}): Line[] {
  const [kind = ''] = part.split(':')
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (describers[kind]?.(value as Value, pages) ?? [])
    : []
}

/** The fields in which two versions of a part differ, in words. `undefined` has none of them. Pure (issue 4.5). */
export function differencesOf(
  part: string,
  theirs: unknown,
  mine: unknown,
  pages: Record<string, string> = {},
): Difference[] {
  const [one, two] = [theirs, mine].map((value) => new Map(describePart(part, value, pages)))
  return [...new Set([...(one?.keys() ?? []), ...(two?.keys() ?? [])])]
    .map((label) => ({ label, theirs: one?.get(label) ?? '', mine: two?.get(label) ?? '' }))
    .filter((row) => row.theirs !== row.mine)
}

/** What a part is called in a sentence: `section:2` is one of the sections. Pure. */
export const partName = (part: string): string => texts.history.parts[part.split(':')[0] ?? ''] ?? ''

/** Whether a field's text is the address of a picture. Pure. */
export const isPicture = (text: string): boolean => /^\/arquivos\/.+\.(?:webp|png|svg|jpe?g|gif)$/.test(text)
