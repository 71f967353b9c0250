import { topUpStates } from '#contract/commerce/top-ups/state.ts'

const states = [...topUpStates, 'to_confirm'] as const
export type TopUpFilter = { search?: string; state?: (typeof states)[number] }

/** What the address of the list asks for; what it cannot mean is left out. Pure. */
export function filterIn(query: URLSearchParams): TopUpFilter {
  const search = query.get('busca')?.trim().slice(0, 100)
  const state = states.find((one) => one === query.get('situacao'))
  return { ...(search && { search }), ...(state && { state }) }
}

/** The same as an address. Pure. */
export function queryOf({ search, state }: TopUpFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('busca', search)
  if (state) query.set('situacao', state)
  return query
}
