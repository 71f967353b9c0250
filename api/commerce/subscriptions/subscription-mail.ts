import { eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { sendMail } from '../../platform/mail/index.ts'
import { type MailContent, renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { formatReais, latestCharge } from '../payments/index.ts'
import { billInStation, subscriptionInStation } from './subscription-rows.ts'
import { subscriptionMails } from './tables.ts'
import type { BillRow, SubscriptionRow } from './types.ts'

type SubscriptionMail = Extract<MailContent, { kind: 'subscription' }>

/**
 * `paid` · `renewal`: a PIX to pay before the period ends · `refused`: the card, with the day of the next try · `unpaid`: the PIX · then
 * `suspended`, `ended`; `cancelled` says until when it lasts · `changed`: an owner chose the plan of the next period · `surplus`: what came too late or twice went back.
 */
const mails = [
  'paid',
  'renewal',
  'refused',
  'unpaid',
  'suspended',
  'ended',
  'cancelled',
  'changed',
  'surplus',
] as const

const askedSchema = z.object({
  mail: z.enum(mails),
  billId: z.number().optional(),
  amountCents: z.number().optional(),
  /** Of an owner who ends or changes it. */
  why: z.string().optional(),
  /** Of tries that were refused, and all that came in where some of it goes back: each is told. */
  number: z.number().optional(),
})
type Asked = z.output<typeof askedSchema>

/** What tells a mail of a subscription from the others. */
const keyOf = ({ mail, billId, number, amountCents }: Asked) =>
  [mail, billId ?? '', number ?? amountCents ?? ''].join(':')

/** Has the member told by mail, once for each thing that happens, if the surrounding transaction commits. `again`: it happened anew. */
export async function tellByMail(
  ctx: ApiContext,
  subscriptionId: number,
  asked: Asked,
  again = '',
): Promise<void> {
  const key = `${keyOf(asked)}${again}`
  const rows = await ctx.db
    .insert(subscriptionMails)
    .values({ stationId: ctx.station.id, subscriptionId, key })
    .onConflictDoNothing()
    .returning({ id: subscriptionMails.id })
  if (rows.length === 0) return
  await enqueue(ctx, subscriptionMailJob, { ...asked, key, subscriptionId, stationId: ctx.station.id })
}

/** Renders and sends it; run twice it is sent once. */
export const subscriptionMailJob = defineJob({
  name: 'mail-subscription',
  data: askedSchema.extend({ stationId: z.number(), subscriptionId: z.number(), key: z.string() }),
  async run(job, asked) {
    const ctx = await atStation(job, asked.stationId)
    const subscription = ctx && (await subscriptionInStation(ctx, asked.subscriptionId))
    const person = subscription && (await personOf(ctx, subscription))
    if (!subscription || !person) return
    const bill = asked.billId === undefined ? undefined : await billInStation(ctx, asked.billId)
    const content = await contentOf(ctx, { asked, subscription, bill }, stationUrl(ctx.station, job.urls))
    if (!content) return
    const mail = await renderMail(ctx.station, job.urls, { ...content, name: person.name })
    await inTransaction(ctx, async (inner) => {
      const isFirst = await markSent(inner, asked)
      const { stationId } = asked
      if (isFirst)
        await sendMail(inner, { ...mail, stationId, kind: `subscription_${asked.mail}`, to: person.email })
    })
  },
})

async function markSent(
  { db, ports }: ApiContext,
  { stationId, subscriptionId, key }: { stationId: number; subscriptionId: number; key: string },
): Promise<boolean> {
  const rows = await db
    .update(subscriptionMails)
    .set({ sentAt: ports.clock.now() })
    .where(
      inStation(
        subscriptionMails,
        { stationId },
        eq(subscriptionMails.subscriptionId, subscriptionId),
        eq(subscriptionMails.key, key),
        isNull(subscriptionMails.sentAt),
      ),
    )
    .returning({ id: subscriptionMails.id })
  return rows.length > 0
}

/** None to who left. */
async function personOf({ db, station }: ApiContext, { participantId }: SubscriptionRow) {
  const [person] = await db
    .select({ name: participants.name, email: participants.email, status: participants.status })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  return person && person.status !== 'deleted' ? person : undefined
}

type Facts = { asked: Asked; subscription: SubscriptionRow; bill: BillRow | undefined }

/** Null where it is of no use any more: a code that cannot be paid. */
async function contentOf(
  ctx: ApiContext,
  { asked, subscription, bill }: Facts,
  url: string,
): Promise<Omit<SubscriptionMail, 'name'> | null> {
  const charge =
    asked.mail === 'renewal' && bill ? await latestCharge(ctx, 'subscription', bill.id) : undefined
  if (asked.mail === 'renewal' && (bill?.state !== 'open' || charge?.state !== 'pending')) return null
  const cents = asked.amountCents ?? bill?.amountCents
  const { activityId, periodEnd, nextStepAt, suspendsAt, planName } = subscription
  const isOpen = bill?.state === 'open'
  const nextTryAt = asked.mail === 'refused' && isOpen ? nextStepAt : null
  const isChange = asked.mail === 'changed'
  if (isChange && subscription.nextPlanId === null) return null
  return {
    kind: 'subscription',
    state: asked.mail,
    about: activityId === null ? 'plan' : 'products',
    plan: bill?.planName ?? (isChange ? subscription.nextPlanName : null) ?? planName,
    amount: cents === undefined ? undefined : formatReais(cents),
    reason: asked.why ?? (isOpen ? (bill.reason ?? undefined) : undefined),
    pixCode: charge?.pixCode ?? undefined,
    payUntil: charge?.expiresAt ?? undefined,
    paidUntil: (isChange ? null : asked.mail === 'paid' ? bill?.periodEnd : periodEnd) ?? undefined,
    startsAt: (isChange ? periodEnd : null) ?? undefined,
    nextTryAt: nextTryAt ?? undefined,
    suspendsAt: (isOpen ? suspendsAt : null) ?? undefined,
    link: `${url}${pathOf(subscription, isOpen)}`,
  }
}

/** Where it is seen, or paid. Pure. */
function pathOf({ activityId }: SubscriptionRow, isOpen: boolean): string {
  if (activityId === null) return `/homepage/planos${isOpen ? '/editar-pagamento' : ''}`
  return `/homepage/assinaturas/${activityId}${isOpen ? '/pagamento' : ''}`
}
