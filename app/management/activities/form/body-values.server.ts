import { readDecimal, writeDecimal } from '../../fields/decimal.ts'
import { toInstant, toLocal } from '../../fields/station-time.server.ts'
import type { BodyField, TypeForm } from '../types/type-form.ts'

type Body = Record<string, unknown>
type Values = Record<string, string>

/** A type's own part as its fields show it, by field id: `body.coupon.stock`. */
export function bodyValues(form: TypeForm, body: Body, timeZone: string): Values {
  return Object.fromEntries(
    form.fields.map((field) => [`body.${field.name}`, written(field, at(body, field.name), timeZone)]),
  )
}

/** What the fields say, over what the part held before: what has no field stays. */
export function readBody(form: TypeForm, values: Values, before: Body, timeZone: string): Body {
  const body = structuredClone(before)
  for (const field of form.fields)
    put(body, field.name, read(field, (values[`body.${field.name}`] ?? '').trim(), timeZone))
  return body
}

function written({ kind }: BodyField, value: unknown, timeZone: string): string {
  if (Array.isArray(value)) return value.map((cents) => writeDecimal(Number(cents) / 100, 2)).join('; ')
  if (typeof value === 'number') return kind === 'money' ? writeDecimal(value / 100, 2) : writeDecimal(value)
  if (typeof value !== 'string') return ''
  return kind === 'instant' ? toLocal(value, timeZone) : value
}

function read({ kind }: BodyField, text: string, timeZone: string): unknown {
  if (kind === 'moneyList')
    return text
      .split(';')
      .map((one) => cents(one))
      .filter((one) => one !== undefined)
  if (text === '') return undefined
  if (kind === 'money') return cents(text)
  if (kind === 'points' || kind === 'whole') return readDecimal(text)
  return kind === 'instant' ? toInstant(text, timeZone) : text
}

function cents(text: string): number | undefined {
  const amount = readDecimal(text)
  return amount === undefined ? undefined : Math.round(amount * 100)
}

const at = (body: Body, name: string): unknown =>
  name.split('.').reduce<unknown>((inside, key) => (inside as Body | undefined)?.[key], body)

function put(body: Body, name: string, value: unknown): void {
  const [key = '', ...rest] = name.split('.')
  if (rest.length > 0) {
    body[key] ??= {}
    put(body[key] as Body, rest.join('.'), value)
  } else if (value === undefined) delete body[key]
  else body[key] = value
}
