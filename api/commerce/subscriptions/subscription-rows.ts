import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { othersToLock } from '../../activities/participation/index.ts'
import { lockAccounts, lockParticipant } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, updateRow, withId } from '../../platform/db/rows.ts'
import { subscriptionBills, subscriptions } from './tables.ts'
import type { BillRow, SubscriptionRow } from './types.ts'

/** Of a member, to products of an activity, or, without one, to plans. */
const ofMember = (ctx: ApiContext, participantId: number, activityId: number | null) =>
  inStation(
    subscriptions,
    ctx,
    eq(subscriptions.participantId, participantId),
    activityId === null ? isNotNull(subscriptions.planId) : eq(subscriptions.activityId, activityId),
  )

/** The subscription of a member that has not ended: to products of an activity, or, without one, to a plan. */
export async function currentOf(
  ctx: ApiContext,
  participantId: number,
  activityId: number | null = null,
): Promise<SubscriptionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(ofMember(ctx, participantId, activityId), ne(subscriptions.state, 'ended')))
  return row
}

/** The newest plan of a member, whatever became of it. */
export async function newestPlanOf(
  ctx: ApiContext,
  participantId: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(ofMember(ctx, participantId, null))
    .orderBy(desc(subscriptions.id))
    .limit(1)
  return row
}

export async function subscriptionInStation(
  ctx: ApiContext,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(withId(subscriptions, ctx, id))
  return row
}

/** Locks a member who acts, and what they have now: the first locks of a transaction (ADR 24). @throws account_blocked */
export async function lockMember(
  ctx: ApiContext,
  participantId: number,
  activityId: number | null = null,
): Promise<SubscriptionRow | undefined> {
  await lockParticipant(ctx, participantId, await othersOf(ctx, participantId))
  return currentOf(ctx, participantId, activityId)
}

/** The same for time and gateways, whatever became of the account. Its row is locked with its owner. */
export async function lockSubscription(ctx: ApiContext, id: number): Promise<SubscriptionRow | undefined> {
  const found = await subscriptionInStation(ctx, id)
  if (!found) return undefined
  const { participantId } = found
  await lockAccounts(ctx, [participantId, ...(await othersOf(ctx, participantId))])
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(withId(subscriptions, ctx, id))
    .for('no key update')
  return row
}

/** Who is paid for having invited them: locked with them by whoever settles a charge. */
const othersOf = async (ctx: ApiContext, participantId: number) =>
  await othersToLock.ask(ctx, { participantId })

export async function writeSubscription(
  ctx: ApiContext,
  id: number,
  facts: Partial<typeof subscriptions.$inferInsert>,
): Promise<SubscriptionRow> {
  return updateRow(ctx.db, subscriptions, withId(subscriptions, ctx, id), facts)
}

const ofSubscription = (ctx: ApiContext, id: number) =>
  inStation(subscriptionBills, ctx, eq(subscriptionBills.subscriptionId, id))

/** What is to be paid now; there is one at most. */
export async function openBillOf(ctx: ApiContext, id: number): Promise<BillRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptionBills)
    .where(and(ofSubscription(ctx, id), eq(subscriptionBills.state, 'open')))
  return row
}

/** The newest that was paid. */
export async function paidBillOf(ctx: ApiContext, id: number): Promise<BillRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptionBills)
    .where(and(ofSubscription(ctx, id), eq(subscriptionBills.state, 'paid')))
    .orderBy(desc(subscriptionBills.id))
    .limit(1)
  return row
}

/** The newest, whatever became of it. */
export async function newestBillOf(ctx: ApiContext, id: number): Promise<BillRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptionBills)
    .where(ofSubscription(ctx, id))
    .orderBy(desc(subscriptionBills.id))
    .limit(1)
  return row
}

export async function billInStation({ db, station }: ApiContext, id: number): Promise<BillRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionBills)
    .where(withId(subscriptionBills, { station }, id))
  return row
}

export async function billByKey(ctx: ApiContext, id: number, key: string): Promise<BillRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptionBills)
    .where(and(ofSubscription(ctx, id), eq(subscriptionBills.idempotencyKey, key)))
  return row
}

export async function writeBill(
  { db, station }: ApiContext,
  id: number,
  facts: Partial<typeof subscriptionBills.$inferInsert>,
): Promise<BillRow> {
  return updateRow(db, subscriptionBills, withId(subscriptionBills, { station }, id), facts)
}
