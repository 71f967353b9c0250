import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { ofOpenStation } from '../../stations/registry/tables.ts'
import { latestCharge, type PreparedCharge, sendCharge } from '../payments/index.ts'
import { chargeBill, openBill } from './bill.ts'
import { endSubscription } from './cancel-subscription.ts'
import { missPayment, suspend } from './hear-charge.ts'
import { payBill } from './paid.ts'
import { afterDays, graceDays, periodEndOf } from './periods.ts'
import { daysBetween } from './recurrence-dates.ts'
import { tellByMail } from './subscription-mail.ts'
import { lockSubscription, openBillOf, writeBill, writeSubscription } from './subscription-rows.ts'
import { subscriptions } from './tables.ts'
import { type BillRow, nextTermsOf, type SubscriptionRow, termsOf } from './types.ts'

/** So many in one run; what is left is first in the next. */
const batch = 2_000
/** Beside each other: each waits for its gateway. */
const atOnce = 5
/** After so long a run begins no more: the next one is due. */
const beginsForMs = 45_000

type Due = { station_id: number; id: number }

/** Each minute: renewals, further tries, suspensions and ends that are due, of all stations in turns but those that are closed (GAP-181). */
export const stepSubscriptionsJob = defineJob({
  name: 'step-subscriptions',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: stepSubscriptions,
})

export async function stepSubscriptions(job: JobContext): Promise<void> {
  const due = await dueNow(job)
  const { clock, log } = job.ports
  const endMs = clock.now().getTime() + beginsForMs
  const work = async () => {
    for (let one = due.shift(); one && clock.now().getTime() < endMs; one = due.shift())
      await stepOne(job, one)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (due.length > 0) log.warn({ left: due.length }, 'Subscriptions are due that no run came to yet')
}

/** One that fails does not keep the others; it is due again in the next run. */
async function stepOne(job: JobContext, { station_id, id }: Due): Promise<void> {
  const stationId = Number(station_id)
  try {
    const ctx = await atStation(job, stationId)
    if (ctx) await stepSubscription(ctx, Number(id))
  } catch (error) {
    job.ports.log.error({ stationId, subscription: Number(id), err: error }, 'A subscription could not go on')
  }
}

async function dueNow({ db, ports }: JobContext): Promise<Due[]> {
  const now = sql`${ports.clock.now().toISOString()}::timestamptz`
  const { rows } = await acrossStations(
    async () =>
      await db.execute<Due>(sql`
        select station_id, id from (
          select station_id, id, next_step_at,
            row_number() over (partition by station_id order by next_step_at, id) as nth
          from ${subscriptions} where next_step_at <= ${now}
            and ${ofOpenStation(subscriptions.stationId)}
        ) due order by nth, next_step_at limit ${batch}`),
  )
  return rows
}

const hourMs = 3_600_000

/**
 * What time alone changes of a subscription: the next period is charged, a refused card tried again, what is unpaid suspended, what was
 * cancelled ended. One transaction decides and writes the charge, once whatever crashes; then the gateway is asked. Run twice, the
 * second finds nothing due.
 */
async function stepSubscription(ctx: ApiContext, id: number): Promise<void> {
  const prepared = await inTransaction(ctx, async (inner) => {
    const row = await lockSubscription(inner, id)
    if (!row?.nextStepAt || row.nextStepAt > inner.ports.clock.now()) return null
    return (await hasLeft(inner, row)) ? end(inner, row) : step(inner, row)
  })
  if (prepared) await sendCharge(ctx, prepared.charge, prepared.request)
}

/** Nobody is charged whose account is gone, or who is shut out and could not leave: the plan ends with what is paid. */
async function hasLeft({ db, station }: ApiContext, { participantId }: SubscriptionRow): Promise<boolean> {
  const [person] = await db
    .select({ status: participants.status })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  return person?.status === 'deleted' || person?.status === 'suspended'
}

async function step(ctx: ApiContext, row: SubscriptionRow): Promise<PreparedCharge | null> {
  const bill = await openBillOf(ctx, row.id)
  switch (row.state) {
    case 'active':
      return stepActive(ctx, row, bill)
    case 'past_due':
      return bill ? stepPastDue(ctx, row, bill) : rest(ctx, row)
    case 'suspended':
      await endSubscription(ctx, row)
      await tellByMail(ctx, row.id, { mail: 'ended' })
      return null
    case 'pending':
    case 'ended':
      return rest(ctx, row)
  }
}

async function rest(ctx: ApiContext, { id }: SubscriptionRow): Promise<null> {
  await writeSubscription(ctx, id, { nextStepAt: null })
  return null
}

/** The end of what is paid, or some days before where a PIX is to be paid by then. */
async function stepActive(ctx: ApiContext, row: SubscriptionRow, bill: BillRow | undefined) {
  const { periodEnd } = row
  if (!periodEnd) throw new Error('An active subscription has no period')
  const isOver = periodEnd <= ctx.ports.clock.now()
  if (row.cancelledAt) return isOver ? end(ctx, row) : sleepUntil(ctx, row, periodEnd)
  if (bill?.kind === 'upgrade') return stepUpgrade(ctx, row, { bill, periodEnd, isOver })
  if (!bill) return renew(ctx, row, periodEnd)
  if (!isOver) return sleepUntil(ctx, row, periodEnd)
  if (await isInDoubt(ctx, bill)) return sleep(ctx, row)
  await missPayment(ctx, row, bill)
  return null
}

type Waiting = { bill: BillRow; periodEnd: Date; isOver: boolean }

/** An upgrade that waits for its payment keeps no renewal back: where the period is over it is given up, and what comes goes back. */
async function stepUpgrade(ctx: ApiContext, row: SubscriptionRow, { bill, periodEnd, isOver }: Waiting) {
  if (!isOver) return sleepUntil(ctx, row, periodEnd)
  if (await isInDoubt(ctx, bill)) return sleep(ctx, row)
  await writeBill(ctx, bill.id, { state: 'void' })
  return renew(ctx, row, periodEnd)
}

async function end(ctx: ApiContext, row: SubscriptionRow): Promise<null> {
  await endSubscription(ctx, row)
  return null
}

const sleep = (ctx: ApiContext, row: SubscriptionRow) =>
  sleepUntil(ctx, row, new Date(ctx.ports.clock.now().getTime() + hourMs))

async function sleepUntil(ctx: ApiContext, { id }: SubscriptionRow, nextStepAt: Date): Promise<null> {
  await writeSubscription(ctx, id, { nextStepAt })
  return null
}

/** Nobody knows whether the card was charged: it is not charged again before that is known. */
async function isInDoubt(ctx: ApiContext, bill: BillRow): Promise<boolean> {
  const charge = await latestCharge(ctx, 'subscription', bill.id)
  return charge?.state === 'asked' || (charge?.state === 'pending' && charge.method === 'credit_card')
}

/** Charges the next period on the terms that hold by then; what costs nothing goes on by itself. */
async function renew(ctx: ApiContext, row: SubscriptionRow, periodStart: Date) {
  const terms = nextTermsOf(row) ?? termsOf(row)
  const periodEnd = periodEndOf(periodStart, terms, row, ctx.station.config.timezone)
  const days = row.recurrence ? daysBetween(periodStart, periodEnd) : terms.days
  const bill = await openBill(ctx, row, {
    ...{ kind: 'renewal', terms: { ...terms, days }, amountCents: terms.priceCents },
    ...{ periodStart, periodEnd },
  })
  if (terms.priceCents === 0) {
    await payBill(ctx, row, bill, null)
    return null
  }
  const isBefore = periodStart > ctx.ports.clock.now()
  // The next look finds it paid, or due.
  if (isBefore) await writeSubscription(ctx, row.id, { nextStepAt: periodStart })
  return isBefore ? charge(ctx, row, bill) : tryCard(ctx, row, bill)
}

async function stepPastDue(ctx: ApiContext, row: SubscriptionRow, bill: BillRow) {
  if (await isInDoubt(ctx, bill)) return sleep(ctx, row)
  const isPix = bill.method === 'pix' || row.method === 'pix'
  if (!isPix) return tryCard(ctx, row, bill)
  await suspend(ctx, row, bill)
  return null
}

/** Counted before it is tried, so that a crash is a try, too. Its answer says when the next one is. */
async function tryCard(ctx: ApiContext, row: SubscriptionRow, bill: BillRow) {
  const nextStepAt = new Date(ctx.ports.clock.now().getTime() + hourMs)
  const counted = await writeSubscription(ctx, row.id, { tries: row.tries + 1, nextStepAt })
  return charge(ctx, counted, bill)
}

/** A card that was removed, or a gateway that is not there any more, is as a refusal. */
async function charge(ctx: ApiContext, row: SubscriptionRow, bill: BillRow): Promise<PreparedCharge | null> {
  const expiresAt = afterDays(bill.periodStart, graceDays)
  try {
    return await chargeBill(ctx, bill, { method: row.method, cardId: row.cardId, expiresAt })
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    await writeBill(ctx, bill.id, { reason: problem.message })
    if (bill.periodStart <= ctx.ports.clock.now()) await missPayment(ctx, row, bill)
    return null
  }
}
