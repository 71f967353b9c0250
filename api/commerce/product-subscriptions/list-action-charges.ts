import { desc, eq, isNotNull, lt, ne } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { ActionCharge, ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { subscriptionBills as bills, subscriptions } from '../subscriptions/tables.ts'
import { answersOf, newestOf } from './product-subscription-answer.ts'

type Asked = { activityId?: number | undefined; before?: number | undefined; limit: number }
type Listed = { content: ActionCharge[]; subscriptions: ActionSubscription[]; next: number | null }

/**
 * What the caller was or is to be charged for products, newest first, and how each of their activities stands (PLN-10). What was refused
 * or something took the place of is no charge any more.
 */
export async function listActionCharges(
  ctx: ApiContext,
  { activityId, before, limit }: Asked,
): Promise<Listed> {
  const { rows, last } = await page(
    ctx.db
      .select({ bill: bills, subscription: subscriptions })
      .from(bills)
      .innerJoin(subscriptions, withId(subscriptions, bills, bills.subscriptionId))
      .where(
        inStation(
          bills,
          ctx,
          eq(bills.participantId, memberOf(ctx)),
          activityId === undefined
            ? isNotNull(subscriptions.activityId)
            : eq(subscriptions.activityId, activityId),
          ne(bills.state, 'void'),
          before === undefined ? undefined : lt(bills.id, before),
        ),
      )
      .orderBy(desc(bills.id)),
    limit,
  )
  const content = rows.map((row) => toCharge(row, ctx.station.config.timezone))
  const ids: number[] = []
  for (const actionId of new Set(content.map((one) => one.actionId))) {
    const id = await newestOf(ctx, actionId)
    if (id !== undefined) ids.push(id)
  }
  return {
    content,
    subscriptions: await answersOf(ctx, { ids }),
    next: last?.bill.id ?? null,
  }
}

type Row = { bill: typeof bills.$inferSelect; subscription: typeof subscriptions.$inferSelect }

function toCharge({ bill, subscription }: Row, timeZone: string): ActionCharge {
  const { activityId, recurrence } = subscription
  if (activityId === null || recurrence === null) throw new Error('A plan has no products')
  const day = (at: Date) => dayIn(at, timeZone).split('-').reverse().join('/')
  return {
    id: bill.id,
    actionId: activityId,
    action_subscription: { action_id: activityId, recurrence, description: bill.planName },
    vigencia: `${day(bill.periodStart)} a ${day(bill.periodEnd)}`,
    price: reaisOf(bill.amountCents),
    paid: bill.state === 'paid',
    createdAt: bill.createdAt.toISOString(),
    expiration: bill.periodEnd.toISOString(),
    cancelled: subscription.cancelledAt !== null || subscription.state === 'ended',
    subscription_id: subscription.id,
    payment_method: bill.method,
  }
}
