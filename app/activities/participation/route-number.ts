import { data } from '@remix-run/node'
import { numberOr } from '../../routing/number-or.ts'

export { numberOr } from '../../routing/number-or.ts'

/** Gives the number in a path. Throws 404 for what is none. */
export function routeNumber(text: string | undefined): number {
  const number = numberOr(text)
  if (number === null) throw data(null, { status: 404 })
  return number
}
