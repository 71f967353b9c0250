import { type actionOrders, doneChoices } from '#contract/activities/home/endpoints.ts'

/** The filters of the list as its address says them (ACT-S01). */
export type ListFilters = {
  search: string
  type: number | null
  done: (typeof doneChoices)[number] | null
  hasReward: boolean
  isOpen: boolean
  order: (typeof actionOrders)[number]
}

/** Orders by their names in the address; the first needs none. */
const orders = { '': 'todo', novas: 'newest', premio: 'reward', prazo: 'end' } as const
export type OrderName = keyof typeof orders

/** The choices beside the search, by their names in the address. */
export const filterNames: ReadonlySet<string> = new Set(['tipo', 'feitas', 'premio', 'abertas', 'ordem'])

/** Reads the filters of an address; what is none of them is left out. Pure. */
export function filtersOf(query: URLSearchParams): ListFilters {
  const type = /^[1-9]\d{0,3}$/.exec(query.get('tipo') ?? '')?.[0]
  const order = query.get('ordem') ?? ''
  return {
    search: (query.get('busca') ?? '').trim().slice(0, 100),
    type: type ? Number(type) : null,
    done: doneChoices.find((choice) => choice === query.get('feitas')) ?? null,
    hasReward: query.get('premio') === '1',
    isOpen: query.get('abertas') === '1',
    order: Object.hasOwn(orders, order) ? orders[order as OrderName] : 'todo',
  }
}

/** Gives the query of the API for filters. Pure. */
export const askedBy = ({ search, type, done, hasReward, isOpen, order }: ListFilters) => ({
  'where[name]': search,
  ...(type !== null && { 'where[type]': type }),
  ...(done && { 'where[done]': done }),
  ...(hasReward && { 'where[reward]': '1' as const }),
  ...(isOpen && { 'where[open]': '1' as const }),
  order,
})

/** Whether anything is left out of the list, or it is in another order. Pure. */
export const isPlain = ({ search, type, done, hasReward, isOpen, order }: ListFilters): boolean =>
  search === '' && type === null && !done && !hasReward && !isOpen && order === 'todo'

/** Gives the address of the same list with one of its choices changed; null takes it out. Always its first page. Pure. */
export function choiceHref(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query)
  for (const gone of ['pagina', 'bloqueada', name]) next.delete(gone)
  if (value) next.set(name, value)
  return next.size > 0 ? `?${next}` : '/homepage/atividades'
}
