import { data } from '@remix-run/node'

const form = /^[1-9]\d{0,14}$/

/** A number of an address or a form, or null. Pure. */
export const numberOr = (text: unknown): number | null =>
  typeof text === 'string' && form.test(text) ? Number(text) : null

/** The number in a path. Throws 404 for what is none. */
export function routeNumber(text: string | undefined): number {
  const number = numberOr(text)
  if (number === null) throw data(null, { status: 404 })
  return number
}
