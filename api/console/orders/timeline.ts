import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { TimelineEntry } from '#contract/console/orders/schemas.ts'
import { orderEvents, orderParts, orderRefunds } from '../../commerce/orders/tables.ts'
import { type charges, gatewayEvents, receipts, refunds } from '../../commerce/payments/tables.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../ledger/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import type { OrderRow } from './order-rows.ts'
import { timelineTexts as texts } from './texts.ts'

export type ChargeRow = typeof charges.$inferSelect
type Line = Omit<TimelineEntry, 'at'> & { at: Date }
const nothing = { who: null, cents: null, pointsH: null, note: null } as const

/**
 * What happened to an order, oldest first: its states, its charges, what the gateway told and took, the lines of the ledger, what
 * went back and what was handed over. Seven queries, whatever happened.
 */
export async function timelineOf(
  ctx: ApiContext,
  order: OrderRow,
  charges: readonly ChargeRow[],
): Promise<TimelineEntry[]> {
  const ids = charges.map(({ id }) => id)
  const [came, went] = [await receiptsOf(ctx, ids), await refundsOf(ctx, ids)]
  const lines: Line[] = [
    ...(await eventLines(ctx, order)),
    ...charges.map(chargeLine),
    ...came.map(({ id, createdAt, amountCents }) => ({
      ...nothing,
      at: createdAt,
      kind: 'charge' as const,
      what: texts.received,
      cents: amountCents,
      note: `#${id}`,
    })),
    ...went.flatMap(refundLines),
    ...(await gatewayLines(ctx, ids)),
    ...(await ledgerLinesOf(ctx, order, { receipts: came, refunds: went })),
  ]
  return lines
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }))
}

async function eventLines({ db, station }: ApiContext, { id }: OrderRow): Promise<Line[]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(inStation(orderEvents, { station }, eq(orderEvents.orderId, id)))
    .orderBy(asc(orderEvents.id))
  return rows.filter(isTold).map(({ createdAt, what, who, amountCents, note }) => ({
    ...nothing,
    at: createdAt,
    kind:
      what === 'delivered' || what === 'delivery_undone'
        ? 'delivery'
        : what === 'refunded'
          ? 'refund'
          : 'order',
    what: isMail(what) ? texts[what](note?.split(':')[0] ?? '') : texts.event(what),
    who,
    cents: amountCents,
    note: isMail(what) ? null : note,
  }))
}

const isMail = (what: string): what is 'mailed' | 'collected' => what === 'mailed' || what === 'collected'

/** A mail is noted when it is asked for and when it leaves: only that it left happened. */
const isTold = ({ what, note }: { what: string; note: string | null }) =>
  what !== 'mailed' || note?.endsWith(':sent') === true

const chargeLine = ({ createdAt, method, amountCents, code }: ChargeRow): Line => ({
  ...nothing,
  at: createdAt,
  kind: 'charge',
  what: texts.charged[method],
  cents: amountCents,
  note: code,
})

type RefundRow = typeof refunds.$inferSelect

function refundLines({ createdAt, doneAt, amountCents, reason, kind, state }: RefundRow): Line[] {
  const line = { ...nothing, kind: 'refund' as const, cents: amountCents }
  const asked = { ...line, at: createdAt, what: texts.refundAsked[kind], note: reason }
  if (state === 'done' && doneAt) return [asked, { ...line, at: doneAt, what: texts.refundDone }]
  return state === 'refused' ? [{ ...asked, what: texts.refundRefused }] : [asked]
}

const receiptsOf = async ({ db, station }: ApiContext, chargeIds: readonly number[]) =>
  chargeIds.length === 0
    ? []
    : db
        .select()
        .from(receipts)
        .where(inStation(receipts, { station }, inArray(receipts.chargeId, [...chargeIds])))
        .orderBy(asc(receipts.id))

const refundsOf = async ({ db, station }: ApiContext, chargeIds: readonly number[]) =>
  chargeIds.length === 0
    ? []
    : db
        .select()
        .from(refunds)
        .where(inStation(refunds, { station }, inArray(refunds.chargeId, [...chargeIds])))
        .orderBy(asc(refunds.id))

/** A gateway may tell the same again and again: the newest of it are enough. */
const mostTold = 50

async function gatewayLines({ db, station }: ApiContext, chargeIds: readonly number[]): Promise<Line[]> {
  if (chargeIds.length === 0) return []
  const rows = await db
    .select()
    .from(gatewayEvents)
    .where(inStation(gatewayEvents, { station }, inArray(gatewayEvents.chargeId, [...chargeIds])))
    .orderBy(desc(gatewayEvents.id))
    .limit(mostTold)
  return rows.reverse().map(({ receivedAt, gateway, type }) => ({
    ...nothing,
    at: receivedAt,
    kind: 'gateway',
    what: texts.told(gateway),
    note: type,
  }))
}

type Booked = { receipts: readonly { id: number }[]; refunds: readonly { id: number }[] }

/** What was booked for it, by the keys under which it is booked: centavos of the cash, points of the buyer's wallet and hold. */
async function ledgerLinesOf(ctx: ApiContext, order: OrderRow, booked: Booked): Promise<Line[]> {
  const { db } = ctx
  const given = await db
    .select({ number: orderRefunds.number })
    .from(orderRefunds)
    .where(inStation(orderRefunds, ctx, eq(orderRefunds.orderId, order.id)))
  const parts = await db
    .select({ id: orderParts.participationId })
    .from(orderParts)
    .where(inStation(orderParts, ctx, eq(orderParts.orderId, order.id)))
  const keys = [
    `order:${order.id}:wallet`,
    ...(order.holdId === null ? [] : [`hold:${order.holdId}:settled`]),
    ...parts.flatMap(({ id }) => (id === null ? [] : [`participation:${id}`])),
    ...booked.receipts.map(({ id }) => `receipt:${id}`),
    ...booked.refunds.map(({ id }) => `refund:${id}`),
    ...given.flatMap(({ number }) => [
      `order:${order.id}:refund:${number}`,
      `order:${order.id}:cashback:${number}`,
    ]),
  ]
  const rows = await db
    .select({
      at: ledgerTransfers.createdAt,
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      cause: ledgerTransfers.cause,
      account: ledgerAccounts.kind,
      amount: ledgerEntries.amountH,
    })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerEntries,
      inStation(ledgerEntries, ledgerTransfers, eq(ledgerEntries.transferId, ledgerTransfers.id)),
    )
    .innerJoin(ledgerAccounts, withId(ledgerAccounts, ledgerEntries, ledgerEntries.accountId))
    .where(inStation(ledgerTransfers, ctx, inArray(ledgerTransfers.key, keys)))
    .orderBy(asc(ledgerTransfers.id), asc(ledgerEntries.id))
  return rows
    .filter(({ account }) => account === 'cash' || account === 'wallet' || account === 'hold')
    .map(({ at, id, kind, cause, account, amount }) => ({
      ...nothing,
      at,
      kind: 'ledger',
      what: texts.booked(account, kind, cause),
      cents: account === 'cash' ? amount : null,
      pointsH: account === 'cash' ? null : amount,
      note: texts.transfer(id),
    }))
}
