import { plainTyped } from './plain-typed.ts'
import { parseDate, writeDate } from './real-date.ts'

/**
 * The way people write a value with a shape of its own (VAL-07): telephones, dates, numbers of documents. The masks in
 * the browser and the schemas of both sides read by these functions, so that the same is understood with scripts and
 * without. Pure.
 */
export type TypedShape = {
  /** Writes a whole value in our way; null where it is not understood, which then stays as it is. */
  whole: (plain: string) => string | null
  /** Writes a beginning while it is typed, with its separators; null where it begins nothing of this shape. */
  begun: (plain: string) => string | null
}

export type ShapeName = 'phone' | 'date' | 'cpf' | 'cep' | 'cnpj' | 'expiry' | 'cvv'

/** Puts signs in the positions of `#`, with separators as far as signs follow. */
function filled(pattern: string, signs: string): string {
  let at = 0
  let out = ''
  for (const sign of pattern) {
    if (at >= signs.length) break
    out += sign === '#' ? signs[at++] : sign
  }
  return out
}

const signsIn = (pattern: string) => pattern.replace(/[^#]/g, '').length

/** Makes the shape of signs of one kind in a fixed pattern; separators say nothing. */
function fixed(pattern: string, kind: RegExp, separators: RegExp): TypedShape {
  const read = (plain: string) => {
    const signs = plain.replace(separators, '').toUpperCase()
    return kind.test(signs) && signs.length <= signsIn(pattern) ? signs : null
  }
  const write = (signs: string | null) => signs && filled(pattern, signs)
  return {
    begun: (plain) => write(read(plain)),
    whole: (plain) => {
      const signs = read(plain)
      return signs?.length === signsIn(pattern) ? write(signs) : null
    },
  }
}

/**
 * Reads ten or eleven digits of a telephone in Brazil, without country code (+55, 0055, 55), trunk zero and carrier (0,
 * 0 15); null where it is none (GAP-30).
 */
export function readPhone(text: string): string | null {
  const plain = plainTyped(text)
  if (!/^\+?[\d\s().-]+$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  // A foreign country's code is not an area of ours.
  if (plain.startsWith('+') && !digits.startsWith('55')) return null
  const abroad = plain.startsWith('+') ? /^550?([1-9]\d{9,10})$/ : /^(?:00)?550?([1-9]\d{9,10})$/
  const own = plain.startsWith('+')
    ? null
    : (/^0?([1-9]\d{9,10})$/.exec(digits) ?? /^0\d\d([1-9]\d{9,10})$/.exec(digits))
  return (own ?? abroad.exec(digits))?.[1] ?? null
}

/** Writes (99) 9999-9999 or (99) 9 9999-9999 (VAL-07, GAP-30). */
const writePhone = (digits: string) =>
  filled(digits.length > 10 ? '(##) # ####-####' : '(##) ####-####', digits)

const phone: TypedShape = {
  whole: (plain) => {
    const digits = readPhone(plain)
    return digits && writePhone(digits)
  },
  begun: (plain) => {
    const digits = plain.replace(/[\s().-]/g, '')
    return /^[1-9]\d{0,10}$/.test(digits) ? writePhone(digits) : null
  },
}

/** The shape of a date, whose separators say where a day ends: they are put where none was typed, and taken away nowhere. */
const date: TypedShape = {
  whole: (plain) => {
    const iso = parseDate(plain)
    return iso && writeDate(iso)
  },
  begun: (plain) => {
    // The slash was put into a year: 1990-03-05 is being typed.
    if (/^\d\d\/\d\d-$/.test(plain)) return plain.replace('/', '')
    if (/^\d\d\/(\d\d\/?)?$/.test(plain)) return plain
    if (/^\d{0,8}$|^\d\d\/\d{0,6}$|^\d\d\/\d\d\/\d{0,4}$/.test(plain))
      return filled('##/##/####', plain.replaceAll('/', ''))
    return null
  },
}

/**
 * Reads month and year of a card as MM/YY; null where it is none. A year of four digits, a month of one, and 2027-05
 * are understood.
 */
export function readExpiry(text: string): string | null {
  const plain = plainTyped(text)
  const match =
    /^(?<month>\d{1,2})\s?[/.\s-]\s?(?:20)?(?<year>\d\d)$/.exec(plain) ??
    /^(?<month>\d\d)(?:20)?(?<year>\d\d)$/.exec(plain) ??
    /^20(?<year>\d\d)-(?<month>\d{1,2})$/.exec(plain)
  const { month = '', year = '' } = match?.groups ?? {}
  return Number(month) >= 1 && Number(month) <= 12 ? `${month.padStart(2, '0')}/${year}` : null
}

const expiry: TypedShape = {
  whole: readExpiry,
  begun: (plain) => {
    if (/^20\/\d\d-$/.test(plain)) return plain.replace('/', '')
    if (/^\d\d\/$/.test(plain)) return plain
    return /^\d{0,4}$|^\d\d\/\d{0,2}$/.test(plain) ? filled('##/##', plain.replace('/', '')) : null
  },
}

const digits = /^\d*$/

const shapes: Record<ShapeName, TypedShape> = {
  phone,
  date,
  expiry,
  cpf: fixed('###.###.###-##', digits, /[.\s/-]/g),
  cep: fixed('##.###-###', digits, /[.\s-]/g),
  /** Numeric or alphanumeric (GAP-11). */
  cnpj: fixed('##.###.###/####-##', /^[A-Z0-9]*$/, /[.\s/-]/g),
  cvv: { whole: (plain) => (/^\d{3,4}$/.test(plain) ? plain : null), begun: () => null },
}

export const shapeOf = (name: ShapeName): TypedShape => shapes[name]

/** Writes a whole value in our way; one that is not understood stays as it was typed. */
export const writeWhole = ({ whole, begun }: TypedShape, typed: string): string =>
  whole(plainTyped(typed)) ?? begun(plainTyped(typed)) ?? typed

/** Writes a value that is being typed, with its separators; one that begins nothing stays as it was typed. */
export const writeBegun = ({ begun }: TypedShape, typed: string): string => begun(plainTyped(typed)) ?? typed
