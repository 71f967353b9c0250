import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Subscriber, SubscriberFilter } from '#contract/console/plans/schemas.ts'
import { itemsOf } from '../../commerce/product-subscriptions/index.ts'
import { subscriptions } from '../../commerce/subscriptions/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundByName } from '../people-found.ts'
import { subscribersWhere, toSubscriber } from './subscriber-rows.ts'

/** Who has or had a plan, or, with an activity, subscribed to its products (ACT-21), newest first; a name or an e-mail is found by any part of it. */
export async function listSubscribers(
  ctx: ApiContext,
  { search, state, plan, activity, before, limit }: SubscriberFilter,
): Promise<{ list: Subscriber[]; next: number | null }> {
  await requireTeam(ctx)
  const rows = await subscribersWhere(
    ctx,
    and(
      activity ? eq(subscriptions.activityId, activity) : isNotNull(subscriptions.planId),
      state ? eq(subscriptions.state, state) : undefined,
      plan ? eq(subscriptions.planId, plan) : undefined,
      before ? lt(subscriptions.id, before) : undefined,
      search ? foundByName(search) : undefined,
    ),
    limit + 1,
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const items = await itemsOf(ctx, activity ? shown.map(({ row }) => row.id) : [])
  return {
    list: shown.map((found) => toSubscriber(found, items)),
    next: rows.length > limit && last ? last.row.id : null,
  }
}
