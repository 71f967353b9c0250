import { writeDecimal } from '../../fields/decimal.ts'
import type { Difference } from '../../fields/differences.ts'
import { entriesOf, valueAt } from '../../fields/place.ts'
import { texts } from './texts.ts'

const { history } = texts

/** What a change did to the products of an activity, as its audit line has it: entries that stayed are null there. Pure. */
export function productDifferences(before: unknown, after: unknown): Difference[] {
  const at = (place: string) => [valueAt(before, place), valueAt(after, place)] as const
  const [theirs, mine] = at('body.products').map(entriesOf)
  const products = Array.from({ length: Math.max(theirs?.length ?? 0, mine?.length ?? 0) }, (_, place) =>
    fieldsOf(history.product(place + 1), theirs?.[place], mine?.[place]),
  )
  return [
    ...products.flat(),
    ...listOf(history.locations, ...at('body.deliveryLocations')),
    ...listOf(history.codes, ...at('body.discountCodes')),
  ]
}

function fieldsOf(product: string, before: unknown, after: unknown): Difference[] {
  return Object.entries(history.fields).flatMap(([name, label]) => {
    const [theirs, mine] = [before, after].map((side) => worded(name, valueAt(side, name)))
    return theirs === mine ? [] : [{ label: `${product}: ${label}`, theirs: theirs ?? '', mine: mine ?? '' }]
  })
}

function worded(name: string, value: unknown): string {
  if (typeof value === 'number')
    return name.endsWith('Cents') ? `R$ ${writeDecimal(value / 100, 2)}` : value.toLocaleString('pt-BR')
  return typeof value === 'string' ? value : ''
}

/** Of a list that differs, how many there are. */
const listOf = (label: string, before: unknown, after: unknown): Difference[] =>
  before === undefined && after === undefined
    ? []
    : [{ label, theirs: String(entriesOf(before).length), mine: String(entriesOf(after).length) }]
