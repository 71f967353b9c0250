import { asc, desc, eq, inArray } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { cardFacts, openPaymentOf, refusalOf, type SubscriptionRow } from '../subscriptions/index.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { subscriptionItems } from './tables.ts'

/** Subscriptions of the caller to products, under the specification's names, in the order of their numbers (D3§3, PLN-10). */
export async function answersOf(
  ctx: ApiContext,
  { ids }: { ids: readonly number[] },
): Promise<ActionSubscription[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      inStation(
        subscriptions,
        ctx,
        eq(subscriptions.participantId, memberOf(ctx)),
        inArray(subscriptions.id, [...ids]),
      ),
    )
  const items = await itemsOf(ctx, ids)
  const answers: ActionSubscription[] = []
  for (const id of ids) {
    const row = rows.find((one) => one.id === id)
    if (row) answers.push(await answerOf(ctx, row, items))
  }
  return answers
}

/** The one that was just written. */
export function requireAnswer([answer]: readonly ActionSubscription[]): ActionSubscription {
  if (!answer) throw new Error('The subscription is gone')
  return answer
}

/** The number of the newest one to an activity, or undefined. */
export async function newestOf(ctx: ApiContext, activityId: number): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      inStation(
        subscriptions,
        ctx,
        eq(subscriptions.participantId, memberOf(ctx)),
        eq(subscriptions.activityId, activityId),
      ),
    )
    .orderBy(desc(subscriptions.id))
    .limit(1)
  return row?.id
}

/** The newest one to an activity, or null (ACT-21). */
export async function getLastSubscription(
  ctx: ApiContext,
  activityId: number,
): Promise<{ content: ActionSubscription | null }> {
  const id = await newestOf(ctx, activityId)
  const [content = null] = id === undefined ? [] : await answersOf(ctx, { ids: [id] })
  return { content }
}

async function answerOf(
  ctx: ApiContext,
  row: SubscriptionRow,
  items: readonly ItemRow[],
): Promise<ActionSubscription> {
  const { activityId, recurrence } = row
  if (activityId === null || recurrence === null) throw new Error('A plan has no products')
  const isPastDue = row.state === 'past_due'
  return {
    id: row.id,
    action_id: activityId,
    description: row.planName,
    state: row.state,
    recurrence,
    price: reaisOf(row.priceCents),
    products: items
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .map(({ productNumber, name, quantity, unitCents }) => ({
        id: productIdOf({ activityId, number: productNumber }),
        ...{ name, quantity, price: reaisOf(unitCents) },
      })),
    payment_method: row.method,
    card: row.method === 'credit_card' ? await cardFacts(ctx, row) : null,
    current_period_end: iso(row.periodEnd),
    cancelled_at: iso(row.cancelledAt),
    createdAt: row.createdAt.toISOString(),
    open_payment: await openPaymentOf(ctx, row),
    refusal: await refusalOf(ctx, row),
    next_try_at: isPastDue && row.method === 'credit_card' ? iso(row.nextStepAt) : null,
    ends_at: isPastDue ? iso(row.suspendsAt) : null,
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

type ItemRow = typeof subscriptionItems.$inferSelect

/** What subscriptions give, in the order of their products: one query. */
export async function itemsOf(
  { db, station }: ApiContext,
  subscriptionIds: readonly number[],
): Promise<ItemRow[]> {
  if (subscriptionIds.length === 0) return []
  return db
    .select()
    .from(subscriptionItems)
    .where(
      inStation(
        subscriptionItems,
        { station },
        inArray(subscriptionItems.subscriptionId, [...subscriptionIds]),
      ),
    )
    .orderBy(asc(subscriptionItems.subscriptionId), asc(subscriptionItems.productNumber))
}
