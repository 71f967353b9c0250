/**
 * A product's number on the wire: it names its activity and its place in it, unique in the station. Products are numbered
 * from 1 to 9,999 within their activity, and a number never comes again.
 */
const perActivity = 10_000

export type ProductKey = { activityId: number; number: number }

/** Makes the number of a product on the wire. Pure. */
export const productIdOf = ({ activityId, number }: ProductKey): number => activityId * perActivity + number

/** Splits the number of a product; null for what is none. Pure. */
export function productKeyOf(id: number): ProductKey | null {
  const number = id % perActivity
  const activityId = Math.floor(id / perActivity)
  return Number.isSafeInteger(id) && activityId > 0 && number > 0 ? { activityId, number } : null
}
