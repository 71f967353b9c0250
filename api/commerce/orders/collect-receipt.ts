import { desc, eq, gte, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { collectInMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type MailContent, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { formatReais } from '../payments/index.ts'
import { writeEvent } from './order-rows.ts'
import { orderEvents, orderParts, orderRefunds, orders } from './tables.ts'
import type { OrderRow } from './types.ts'

type Receipt = Extract<MailContent, { kind: 'order-receipts' }>['receipts'][number]
type Collecting = {
  order: OrderRow
  /** What tells it from others of its order; begins with what it is. */
  key: string
  amountCents: number
  name: string
  to: string
  until: Date
}

/** In one mail; what is more goes in the next one. */
const mostInMail = 40

/**
 * What was paid or went back while the mailbox had its mails goes in one mail once it may have some again: none is lost (SEC-100,
 * ADR 94). Under the order's lock.
 */
export async function collectReceipt(
  ctx: ApiContext,
  urls: UrlSettings,
  { order: { id, participantId }, key, amountCents, name, to, until }: Collecting,
): Promise<void> {
  const at = ctx.ports.clock.now()
  await writeEvent(ctx, id, { what: 'collected', note: key, amountCents })
  const link = `${stationUrl(ctx.station, urls)}/homepage/pedidos`
  const mailOf = (receipts: Receipt[]) =>
    renderMail(ctx.station, urls, { kind: 'order-receipts', name, receipts, link })
  await collectInMail(ctx, {
    ...{ stationId: ctx.station.id, kind: 'order_receipts', to, at, until },
    first: async () => mailOf((await collectedSince(ctx, participantId, at)).slice(-1)),
    async again(since) {
      const receipts = await collectedSince(ctx, participantId, since)
      return receipts.length > mostInMail ? null : mailOf(receipts)
    },
  })
}

/** The newest of those that were collected for somebody since then, oldest first, by one query. */
async function collectedSince(
  { db, station }: ApiContext,
  participantId: number,
  since: Date,
): Promise<Receipt[]> {
  const { note, amountCents, orderId, stationId, createdAt } = orderEvents
  const isDelivered = sql<boolean>`exists (
    select 1 from ${orderParts} part
    where part.station_id = ${stationId} and part.order_id = ${orderId} and part.delivered_at is not null)`
  const rows = await db
    .select({
      note,
      amountCents,
      isDelivered,
      code: orders.code,
      by: orderRefunds.by,
      reason: orderRefunds.reason,
    })
    .from(orderEvents)
    .innerJoin(orders, withId(orders, { stationId }, orderId))
    .leftJoin(
      orderRefunds,
      inStation(
        orderRefunds,
        { stationId },
        eq(orderRefunds.orderId, orderId),
        sql`${note} = 'refunded:' || ${orderRefunds.number}`,
      ),
    )
    .where(
      inStation(
        orderEvents,
        { station },
        eq(orderEvents.what, 'collected'),
        gte(createdAt, since),
        eq(orders.participantId, participantId),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(mostInMail + 1)
  return rows.reverse().map(({ code, by, reason, ...row }) => ({
    state: stateOf(row.note),
    code,
    amount: formatReais(row.amountCents ?? 0),
    ...(by === 'owner' && reason && { reason }),
    isToSendBack: by === 'buyer' && row.isDelivered,
  }))
}

/** What a receipt is of, by its key. Pure. */
function stateOf(key: string | null): Receipt['state'] {
  const [state] = key?.split(':') ?? []
  return state === 'refunded' || state === 'surplus' ? state : 'confirmed'
}
