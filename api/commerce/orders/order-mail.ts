import { and, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { fullUntil, type MailboxLimit, sendMail } from '../../platform/mail/index.ts'
import { type MailContent, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { formatReais, latestCharge } from '../payments/index.ts'
import { collectReceipt } from './collect-receipt.ts'
import { itemsOf, lockOrder, orderInStation, partsOf, writeEvent } from './order-rows.ts'
import { refundsOfOrder } from './refund-rows.ts'
import { orderEvents } from './tables.ts'
import { type OrderRow, paidCentsOf } from './types.ts'

type OrderMail = Extract<MailContent, { kind: 'order' }>

const mailSchema = z.object({
  stationId: z.number(),
  orderId: z.number(),
  mail: z.enum(['waiting', 'confirmed', 'expired', 'refunded', 'surplus']),
  amountCents: z.number().optional(),
  /** Of what went back: the order's own number of it, or the payment's. */
  number: z.number().optional(),
})
type Asked = z.output<typeof mailSchema>

/** At once to one mailbox, of all stations together (SEC-100, ADR 94). */
export const noticesPerMailbox: readonly MailboxLimit[] = [
  { name: 'order-notice-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'order-notice-mailbox-day', points: 30, durationSeconds: 86_400 },
]
/** What was paid, and what went back: counted on their own, and what is beyond is collected. */
export const receiptsPerMailbox: readonly MailboxLimit[] = [
  { name: 'order-receipt-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'order-receipt-mailbox-day', points: 30, durationSeconds: 86_400 },
]
/** That an order waits, or ran out, is said by its page, too. */
const isNotice = (mail: Asked['mail']) => mail === 'waiting' || mail === 'expired'
/** Of an order that is paid or given up at once nobody needs its code by mail. */
const waitingAfterMs = 60_000

/** What tells a mail of an order from the others. */
const keyOf = ({ mail, number, amountCents }: Omit<Asked, 'stationId'>) =>
  [mail, number ?? amountCents ?? ''].join(':')

/** Has the buyer told by mail, once for each thing that happens, if the surrounding transaction commits. Under the order's lock. */
export async function mailOrder(ctx: ApiContext, asked: Omit<Asked, 'stationId'>): Promise<void> {
  const { db, station, ports } = ctx
  const note = keyOf(asked)
  const isAsked = and(eq(orderEvents.what, 'mailed'), eq(orderEvents.note, note))
  if ((await db.$count(orderEvents, and(ofOrder(ctx, asked), isAsked))) > 0) return
  await writeEvent(ctx, asked.orderId, { what: 'mailed', note })
  const startAfter = new Date(ports.clock.now().getTime() + waitingAfterMs)
  const later = asked.mail === 'waiting' ? { startAfter } : {}
  await enqueue(ctx, orderMailJob, { ...asked, stationId: station.id }, later)
}

const ofOrder = (ctx: ApiContext, { orderId }: Pick<Asked, 'orderId'>) =>
  inStation(orderEvents, ctx, eq(orderEvents.orderId, orderId))

/** Whether it left, or goes with others. */
async function isTold(ctx: ApiContext, asked: Asked): Promise<boolean> {
  const key = keyOf(asked)
  const left = and(eq(orderEvents.what, 'mailed'), eq(orderEvents.note, `${key}:sent`))
  const isCollected = and(eq(orderEvents.what, 'collected'), eq(orderEvents.note, key))
  return (await ctx.db.$count(orderEvents, and(ofOrder(ctx, asked), or(left, isCollected)))) > 0
}

/** Renders and sends it, or has it go with others where the mailbox had its mails; run twice it is sent once. */
export const orderMailJob = defineJob({
  name: 'mail-order',
  data: mailSchema,
  async run(job, asked) {
    const outer = await atStation(job, asked.stationId)
    if (!outer || (await isTold(outer, asked))) return
    const content = await contentOf(outer, asked, stationUrl(outer.station, job.urls))
    const person = await buyerOf(outer, asked.orderId)
    if (!content || !person) return
    const { name, email: to } = person
    const limits = isNotice(asked.mail) ? noticesPerMailbox : receiptsPerMailbox
    const until = await fullUntil(outer, to, limits)
    if (until && isNotice(asked.mail)) return
    const mail = await renderMail(outer.station, job.urls, { ...content, name })
    await inTransaction(outer, async (ctx) => {
      const order = await lockOrder(ctx, asked.orderId)
      if (await isTold(ctx, asked)) return
      const amountCents = asked.amountCents ?? paidCentsOf(order)
      if (until)
        return collectReceipt(ctx, job.urls, { order, key: keyOf(asked), amountCents, name, to, until })
      await writeEvent(ctx, asked.orderId, { what: 'mailed', note: `${keyOf(asked)}:sent` })
      await sendMail(ctx, { ...mail, stationId: asked.stationId, kind: `order_${asked.mail}`, to })
    })
  },
})

/** None to who left. */
async function buyerOf({ db, station }: ApiContext, orderId: number) {
  const { participantId } = await orderInStation({ db, station } as ApiContext, orderId)
  const [person] = await db
    .select({ name: participants.name, email: participants.email, status: participants.status })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  return person && person.status !== 'deleted' ? person : undefined
}

/** Null where it is of no use any more: a code that cannot be paid. */
async function contentOf(
  ctx: ApiContext,
  { orderId, mail: state, amountCents = 0, number }: Asked,
  url: string,
): Promise<Omit<OrderMail, 'name'> | null> {
  const order = await orderInStation(ctx, orderId)
  const charge = await latestCharge(ctx, 'order', orderId)
  if (state === 'waiting' && (order.status !== 'awaiting_payment' || !charge?.pixCode)) return null
  const items = await itemsOf(ctx, orderId)
  return {
    kind: 'order',
    state,
    code: order.code,
    amount: formatReais(state === 'refunded' || state === 'surplus' ? amountCents : toPay(order, state)),
    items: items.map(({ quantity, name }) => `${quantity} × ${name}`),
    pixCode: state === 'waiting' ? (charge?.pixCode ?? undefined) : undefined,
    until: state === 'waiting' ? (charge?.expiresAt ?? undefined) : undefined,
    ...(state === 'refunded' && number !== undefined && (await refundFacts(ctx, orderId, number))),
    link: `${url}/homepage/pedidos/${orderId}`,
  }
}

/** The owner's reason; to who withdrew, how what they have goes back (GAP-88). */
async function refundFacts(
  ctx: ApiContext,
  orderId: number,
  number: number,
): Promise<Pick<OrderMail, 'reason' | 'isToSendBack'>> {
  const refund = (await refundsOfOrder(ctx, orderId)).find((row) => row.number === number)
  if (refund?.by === 'owner') return { reason: refund.reason }
  const parts = refund?.by === 'buyer' ? await partsOf(ctx, orderId) : []
  return { isToSendBack: parts.some(({ deliveredAt }) => deliveredAt !== null) }
}

const toPay = (order: OrderRow, state: Asked['mail']) =>
  state === 'waiting' ? order.chargeCents : paidCentsOf(order)
