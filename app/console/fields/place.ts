import { own } from '#contract/own.ts'

type Value = Record<string, unknown>
const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a place of a value: `contact.mail`. Only what is its own. Pure. */
export const valueAt = (value: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((inside, key) => (isValue(inside) ? own(inside, key) : undefined), value)

/** A value with something else at a place, or without it where it is undefined. Pure. */
export function withValueAt(value: unknown, place: string, entry: unknown): Value {
  const [key = '', ...rest] = place.split('.')
  const { [key]: before, ...others } = isValue(value) ? value : {}
  const after = rest.length > 0 ? withValueAt(before, rest.join('.'), entry) : entry
  return after === undefined ? others : { ...(isValue(value) ? value : {}), [key]: after }
}

/** The entries of a list; none of anything else. Pure. */
export const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A place of a value as the name of a form's field: `items.0.name` is `items[0].name`. Pure. */
export const formName = (place: string): string => place.replace(/\.(\d+)(?=\.|$)/g, '[$1]')
