import { fieldTexts } from '#contract/field-texts.ts'
import { hexColor } from '#contract/hex-color.ts'
import { parseDate } from '#contract/real-date.ts'
import { cnpjField, cnpjTexts } from '#contract/site/builder/schemas.ts'
import { readDecimal, writeDecimal } from './decimal.ts'
import { type Field, type Fields, isList } from './field.ts'
import { entriesOf, valueAt } from './place.ts'
import { toInstant, toLocal } from './station-time.server.ts'
import { texts } from './texts.ts'

/** The texts of a form by the names of its fields; ticked boxes are `on`. */
export type Values = Record<string, string>

/** What is saved, as the fields of its form show it, on the station's clock. Pure. */
export const valuesOf = (fields: Fields, value: unknown, timeZone = ''): Values =>
  Object.fromEntries(fields.flatMap((field) => pairsOf(field, value, timeZone)))

function pairsOf(field: Fields[number], value: unknown, timeZone: string): [string, string][] {
  const found = valueAt(value, field.at ?? field.name)
  if (!isList(field)) return [[field.name, written(field, found, timeZone)]]
  return entriesOf(found).flatMap((entry, at) => {
    const values = valuesOf(field.each, entry, timeZone)
    const placed = field.sortedBy ? { ...values, [field.sortedBy]: String(at + 1) } : values
    return Object.entries(placed).map(([name, text]): [string, string] => [
      `${field.name}[${at}].${name}`,
      text,
    ])
  })
}

function written({ kind }: Field, value: unknown, timeZone: string): string {
  if (kind === 'moneyList')
    return entriesOf(value)
      .map((cents) => writeDecimal(Number(cents) / 100, 2))
      .join('; ')
  if (typeof value === 'boolean') return value ? 'on' : ''
  if (typeof value === 'number') return writtenNumber(kind, value)
  if (typeof value !== 'string') return ''
  return kind === 'instant' ? toLocal(value, timeZone) : value
}

function writtenNumber(kind: Field['kind'], value: number): string {
  if (kind === 'money' || kind === 'amount' || kind === 'percent') return writeDecimal(value / 100, 2)
  return kind === 'clock' ? writeClock(value) : writeDecimal(value)
}

/** A length as people write it: `3:45`, parts of seconds as `7,9`. Pure. */
export function writeClock(seconds: number): string {
  const whole = Math.floor(seconds)
  if (whole !== seconds) return writeDecimal(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** What is to be saved of a text, or what is wrong with it. */
export type Read = { value: unknown } | { wrong: string }

/** What a text of a field says. What the contract checks is not checked here. Pure. */
export function readText(field: Field, typed: string, timeZone: string): Read {
  const text = typed.trim()
  if (field.kind === 'flag') return { value: text === 'on' }
  if (field.kind === 'moneyList') return readMoneyList(text)
  if (text === '') return field.missing ? { wrong: field.missing } : { value: field.empty }
  switch (field.kind) {
    case 'color':
      return { value: hexColor(text) ?? text }
    case 'instant':
      return orWrong(toInstant(text, timeZone), texts.noInstant)
    case 'day':
      return orWrong(parseDate(text), fieldTexts.day)
    case 'cnpj': {
      const read = cnpjField.safeParse(text)
      return read.success ? { value: read.data } : { wrong: cnpjTexts.title }
    }
    case 'rate':
      return { value: Number(text.replace(',', '.')) }
    case 'decimal':
    case 'whole':
      return numeric(readDecimal(text))
    case 'money':
    case 'amount':
    case 'percent':
      return numeric(cents(text))
    case 'numbered':
    case 'number':
      return numeric(/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN)
    case 'clock':
      return { value: readClock(text) }
    case 'html':
      return { value: withParagraphs(text) }
    case 'long':
      // Browsers send each end of a line as two letters.
      return { value: text.replace(/\r\n?/g, '\n') }
    default:
      return { value: text }
  }
}

const orWrong = (value: string | null, wrong: string): Read => (value === null ? { wrong } : { value })

/** Text without any mark, as it is pasted where no editor runs: its lines are kept. Pure. */
function withParagraphs(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n')
  if (!plain.includes('\n') || /<\/?[a-z!]/i.test(plain)) return text
  return plain
    .split(/\n\s*\n/)
    .map((lines) => `<p>${lines.trim().replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/** What should be a number and is none must not pass for 'nothing', which may mean 'no limit'. */
const numeric = (value: number | undefined): Read =>
  Number.isNaN(value) ? { wrong: texts.numbersOnly } : { value }

function cents(text: string): number | undefined {
  const amount = readDecimal(text)
  return amount === undefined ? undefined : Math.round(amount * 100)
}

const readMoneyList = (text: string): Read => ({
  value: text
    .split(';')
    .map((one) => cents(one))
    .filter((one) => one !== undefined),
})

/** '3:45', '1:02:03', '225' or '12,5' in seconds; NaN for what is neither. */
function readClock(text: string): number {
  if (/^\d+,\d+$/.test(text)) return Number(text.replace(',', '.'))
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text)) return Number.NaN
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}
