import { filterIn, orderIn, queryOf } from './filter.server.ts'

/** The list of people that one came from, by the filter that an address kept of it; of anything else the list as it begins. Pure. */
export function backAddress(list: string | null): string {
  const kept = new URLSearchParams(list ?? '')
  const query = queryOf(filterIn(kept), orderIn(kept))
  return `/gestao/pessoas${query.size > 0 ? `?${query}` : ''}`
}
