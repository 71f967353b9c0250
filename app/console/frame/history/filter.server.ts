import type { AuditQuery } from '#contract/console/audit.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { dayIn } from '../../orders/filter.server.ts'
import { kindsIn } from '../areas.server.ts'

export type HistoryFilter = {
  search?: string
  person?: number
  area?: string
  part?: string
  from?: string
  to?: string
}

/** What the address of the history asks for; what it cannot mean is left out. Pure. */
export function filterIn(query: URLSearchParams): HistoryFilter {
  const search = lettersOf(query.get('busca'), 100)
  const part = lettersOf(query.get('parte'), 300)
  const person = numberOr(query.get('quem'))
  const area = query.get('area') ?? ''
  const [from, to] = [dayIn(query.get('de')), dayIn(query.get('ate'))]
  return {
    ...(search && { search }),
    ...(person !== null && { person }),
    ...(kindsIn(area) && { area }),
    ...(part && { part }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** No letter is cut in two, and the database keeps none without a sign. */
const lettersOf = (text: string | null, most: number) =>
  (text ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim()

/** The same as an address: the page and its file begin alike. Pure. */
export function queryOf({ search, person, area, part, from, to }: HistoryFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('busca', search)
  if (person) query.set('quem', String(person))
  if (area) query.set('area', area)
  if (from) query.set('de', from)
  if (to) query.set('ate', to)
  if (part) query.set('parte', part)
  return query
}

/** The same as the API is asked. Pure. */
export function askedOf({ area, ...filter }: HistoryFilter): Omit<Sent, 'before' | 'limit'> {
  const kinds = area === undefined ? undefined : kindsIn(area)
  return { ...filter, ...(kinds && { kinds: kinds.join(',') }) }
}
type Sent = Partial<Omit<AuditQuery, 'kinds'>> & { kinds?: string }
