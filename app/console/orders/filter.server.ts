import { orderStatuses } from '#contract/commerce/orders/status.ts'
import { parseDate } from '#contract/real-date.ts'

const states = [...orderStatuses, 'to_deliver'] as const
export type OrderFilter = {
  search?: string
  state?: (typeof states)[number]
  from?: string
  to?: string
}

/** What the address of the list asks for; what it cannot mean is left out. Pure. */
export function filterIn(query: URLSearchParams): OrderFilter {
  const search = query.get('busca')?.trim().slice(0, 100)
  const state = states.find((one) => one === query.get('situacao'))
  const [from, to] = [dayIn(query.get('de')), dayIn(query.get('ate'))]
  return { ...(search && { search }), ...(state && { state }), ...(from && { from }), ...(to && { to }) }
}

/** A day as browsers send it or people write it, of a year that the calendar of stations has. Pure. */
export function dayIn(text: string | null): string | undefined {
  const day = parseDate(text ?? '')
  return day && day < '2100' ? day : undefined
}

/** The same as an address: with a filter, the list and its file begin alike. Pure. */
export function queryOf({ search, state, from, to }: OrderFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('busca', search)
  if (state) query.set('situacao', state)
  if (from) query.set('de', from)
  if (to) query.set('ate', to)
  return query
}

/** The day of an instant on the station's calendar. Pure. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)

/** A day so many days later. Pure. */
export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
