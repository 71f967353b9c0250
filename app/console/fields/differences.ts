import { isFileAddress } from '#contract/file-address.ts'
import { own } from '#contract/own.ts'
import { readPicture } from '#contract/picture-look.ts'
import { writeDecimal } from './decimal.ts'
import { type Field, type Fields, isList } from './field.ts'
import { entriesOf, valueAt } from './place.ts'
import { texts } from './texts.ts'

/** One field in words, as two people have it. A picture is its address. */
export type Difference = {
  label: string
  theirs: string
  mine: string
  /** The words are the same: marks, spaces or the like differ. */
  isFormatting?: true
}
/** `text` is what a person reads, `raw` what is stored: only that tells whether two are equal. */
type Line = { label: string; text: string; raw: string }

const longest = 400
/** Characters of a sent text that are read for it: the longest one that can be saved, whatever else was sent. */
const mostRead = 200_000
/** Characters that stay before the first difference of two long texts. */
const before = 60
/** A value as a person reads it: HTML without its marks, yes and no, lists by their length. */
function worded(value: unknown, names: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
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

const lineOf = (field: Field, value: unknown, label = field.inHistory ?? field.label): Line => {
  const one = valueAt(value, field.at ?? field.name)
  const isMoney = field.kind === 'money' && typeof one === 'number'
  const words = isMoney ? `R$ ${writeDecimal(one / 100, 2)}` : worded(one, field.options)
  const text = words && field.asRead ? field.asRead(words) : words
  return { label, text, raw: rawOf(one) }
}

/** What a value says, field by field and in words; nothing of what has no fields. */
function linesOf(fields: Fields, value: unknown): Line[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return fields.flatMap((field) => {
    if (!isList(field)) return isSaid(field) ? [lineOf(field, value)] : []
    return entriesOf(valueAt(value, field.at ?? field.name)).flatMap((entry, at) =>
      field.each
        .filter(isSaid)
        .map((one) => lineOf(one, entry, `${field.label(at + 1)}: ${one.inHistory ?? one.label}`)),
    )
  })
}

const isSaid = ({ kind, isCompared }: Field) => isCompared !== false && kind !== 'kept' && kind !== 'number'

/** The fields in which two versions differ, in words. `undefined` has none of them. Pure. */
export function differencesOf(fields: Fields, theirs: unknown, mine: unknown): Difference[] {
  const one = new Map(linesOf(fields, theirs).map((line) => [line.label, line]))
  const two = new Map(linesOf(fields, mine).map((line) => [line.label, line]))
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

/** Whether a field's text is the address of a picture. Pure. */
export const isPicture = (text: string): boolean =>
  isFileAddress(text) && /\.(?:webp|png|svg|jpe?g|gif)$/.test(readPicture(text).file)
