import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/commerce/orders/status.ts'
import type { searchOrders as call } from '#contract/console/orders/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { orderParts, orders } from '../../commerce/orders/tables.ts'
import { readVoucherCode } from '../../commerce/vouchers/index.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { peopleFound } from '../people-found.ts'
import { isBuyer, isPaid, isUndelivered, rowColumns, toRow } from './order-rows.ts'

type Query = {
  search?: string | undefined
  state?: OrderStatus | 'to_deliver' | undefined
  /** Days of the station's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
  limit: number
}

/**
 * Orders of the station, newest first, each page from where the one before ended: the hundredth costs what the first one does.
 * A search is an order's code or number, a CPF, or words of a name or an e-mail (ORD-01).
 */
export async function searchOrders(ctx: ApiContext, query: Query): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  const found = query.search ? await foundBy(ctx, query.search) : undefined
  if (found === null) return { list: [], next: null }
  const { rows, last } = await page(
    ctx.db
      .select(rowColumns)
      .from(orders)
      .innerJoin(participants, isBuyer)
      .where(inStation(orders, ctx, found, stateIs(query.state), ...period(ctx, query)))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
    query.limit,
  )
  return { list: rows.map(toRow), next: last?.id ?? null }
}

function stateIs(state: Query['state']): SQL | undefined {
  if (state !== 'to_deliver') return state && eq(orders.status, state)
  return and(isPaid, sql`exists (select 1 from ${orderParts} where ${isUndelivered})`)
}

function period({ db, station }: ApiContext, { from, to, before }: Query): (SQL | undefined)[] {
  const { timezone } = station.config
  const last = db
    .select({ createdAt: orders.createdAt, id: orders.id })
    .from(orders)
    .where(withId(orders, { station }, before ?? 0))
  return [
    from ? gte(orders.createdAt, startOfDay(from, timezone)) : undefined,
    to ? lt(orders.createdAt, startOfDay(to, timezone, 1)) : undefined,
    before ? sql`(${orders.createdAt}, ${orders.id}) < (${last})` : undefined,
  ]
}

/** Which orders a text means; null: none. What could be several things is the first of them. */
async function foundBy(ctx: ApiContext, search: string): Promise<SQL | undefined | null> {
  const digits = search.replace(/[\s./-]/g, '')
  if (!/^\d{11}$/.test(digits)) {
    const typed = readVoucherCode(search)
    const code = typed && (await numberOf(ctx, typed))
    if (code) return eq(orders.id, code)
    if (/^\d{1,10}$/.test(digits)) return eq(orders.id, Number(digits))
  }
  const people = await peopleFound(ctx, search)
  if (!people) return null
  return 'ids' in people ? inArray(orders.participantId, people.ids) : people.where
}

/** The number of the order with a code; null: there is none. */
export async function numberOf({ db, station }: ApiContext, code: string): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inStation(orders, { station }, eq(orders.code, code)))
  return row?.id ?? null
}
