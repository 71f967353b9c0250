import {
  type PeopleFilter,
  type PeopleOrder,
  peopleFilterSchema,
  peopleOrders,
  seenChoices,
} from '#contract/console/people/schemas.ts'
import { accountStatuses } from '#contract/people/access/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { dayIn } from '../orders/filter.server.ts'

/** The parameters of the list's address, by what they filter. */
const names = {
  search: 'busca',
  status: 'situacao',
  plan: 'plano',
  city: 'cidade',
  joinedFrom: 'de',
  joinedTo: 'ate',
  seen: 'visita',
  activity: 'atividade',
  tag: 'etiqueta',
  birthMonth: 'aniversario',
  ownField: 'campo',
  own: 'valor',
  ownFrom: 'valor-de',
  ownTo: 'valor-ate',
} as const satisfies Record<keyof PeopleFilter, string>

/** What the address of the list asks for; what it cannot mean is left out. Pure. */
export function filterIn(query: URLSearchParams): PeopleFilter {
  const text = (name: string) => query.get(name)?.trim().slice(0, 100) || undefined
  const month = numberOr(query.get(names.birthMonth)) ?? 0
  const ownField = numberOr(query.get(names.ownField)) ?? undefined
  const filter = {
    search: text(names.search),
    status: accountStatuses.find((one) => one === query.get(names.status)),
    plan: numberOr(query.get(names.plan)) ?? undefined,
    city: text(names.city),
    joinedFrom: dayIn(query.get(names.joinedFrom)),
    joinedTo: dayIn(query.get(names.joinedTo)),
    seen: seenChoices.find((one) => one === query.get(names.seen)),
    activity: numberOr(query.get(names.activity)) ?? undefined,
    tag: numberOr(query.get(names.tag)) ?? undefined,
    birthMonth: month >= 1 && month <= 12 ? month : undefined,
    ...(ownField && {
      ...{ ownField, own: text(names.own), ownFrom: text(names.ownFrom), ownTo: text(names.ownTo) },
    }),
  }
  return peopleFilterSchema.parse(
    Object.fromEntries(Object.entries(filter).filter(([, one]) => one !== undefined)),
  )
}

/** The order that the address asks for. Pure. */
export const orderIn = (query: URLSearchParams): PeopleOrder =>
  peopleOrders.find((one) => one === query.get('ordem')) ?? 'newest'

/** A filter and an order as an address; the usual order says nothing. Pure. */
export function queryOf(filter: PeopleFilter, order: PeopleOrder = 'newest'): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined) query.set(names[name as keyof PeopleFilter], String(value))
  if (order !== 'newest') query.set('ordem', order)
  return query
}
