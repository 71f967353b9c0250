import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { type MailContent, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { chargeOfOrder } from '../payments/index.ts'
import { formatReais } from './format-reais.ts'
import { itemsOf, lockOrder, orderInStation, partsOf } from './order-rows.ts'
import { refundsOfOrder } from './refund-rows.ts'
import { orderEvents } from './tables.ts'
import { type OrderRow, paidCentsOf } from './types.ts'
import { writeEvent } from './write-event.ts'

type OrderMail = Extract<MailContent, { kind: 'order' }>

const mailSchema = z.object({
  stationId: z.number(),
  orderId: z.number(),
  mail: z.enum(['waiting', 'confirmed', 'expired', 'refunded', 'surplus']),
  amountCents: z.number().optional(),
  number: z.number().optional(),
})
type Asked = z.output<typeof mailSchema>

/** What tells a mail of an order from the others. */
const keyOf = ({ mail, number, amountCents }: Omit<Asked, 'stationId'>) =>
  [mail, number ?? amountCents ?? ''].join(':')

/** Has the buyer told by mail, once for each thing that happens, if the surrounding transaction commits. Under the order's lock. */
export async function mailOrder(ctx: ApiContext, asked: Omit<Asked, 'stationId'>): Promise<void> {
  const note = keyOf(asked)
  if ((await countMails(ctx, asked.orderId, note)) > 0) return
  await writeEvent(ctx, asked.orderId, { what: 'mailed', note })
  await enqueue(ctx, orderMailJob, { ...asked, stationId: ctx.station.id })
}

const countMails = ({ db, station }: ApiContext, orderId: number, note: string) =>
  db.$count(
    orderEvents,
    and(
      eq(orderEvents.stationId, station.id),
      eq(orderEvents.orderId, orderId),
      eq(orderEvents.what, 'mailed'),
      eq(orderEvents.note, note),
    ),
  )

/** Renders and sends it; run twice it is sent once. */
export const orderMailJob = defineJob({
  name: 'mail-order',
  data: mailSchema,
  async run(job, asked) {
    const outer = await atStation(job, asked.stationId)
    if (!outer) return
    const content = await contentOf(outer, asked, stationUrl(outer.station, job.urls))
    const person = await buyerOf(outer, asked.orderId)
    if (!content || !person) return
    const mail = await renderMail(outer.station, job.urls, { ...content, name: person.name })
    await inTransaction(outer, async (ctx) => {
      await lockOrder(ctx, asked.orderId)
      const sent = `${keyOf(asked)}:sent`
      if ((await countMails(ctx, asked.orderId, sent)) > 0) return
      await writeEvent(ctx, asked.orderId, { what: 'mailed', note: sent })
      const kind = `order_${asked.mail}`
      await sendMail(ctx, { ...mail, stationId: asked.stationId, kind, to: person.email })
    })
  },
})

/** None to who left. */
async function buyerOf({ db, station }: ApiContext, orderId: number) {
  const { participantId } = await orderInStation({ db, station } as ApiContext, orderId)
  const [person] = await db
    .select({ name: participants.name, email: participants.email, status: participants.status })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, participantId)))
  return person && person.status !== 'deleted' ? person : undefined
}

/** Null where it is of no use any more: a code that cannot be paid. */
async function contentOf(
  ctx: ApiContext,
  { orderId, mail: state, amountCents = 0, number }: Asked,
  url: string,
): Promise<Omit<OrderMail, 'name'> | null> {
  const order = await orderInStation(ctx, orderId)
  const charge = await chargeOfOrder(ctx, orderId)
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
