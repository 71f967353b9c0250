import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import {
  activityOfType,
  othersToLock,
  participationTaken,
  recordParticipation,
} from '../../activities/participation/index.ts'
import { participations } from '../../activities/participation/tables.ts'
import { lockWallets } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { giveBackStock } from '../catalog/index.ts'
import type { SubscriptionRow } from '../subscriptions/index.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { itemsOf } from './product-subscription-answer.ts'
import { productSubscriptionWords as words } from './texts.ts'

/**
 * The first charge was paid: whoever subscribed took part, once, and earns the activity's points (GAP-61). Renewals earn nothing. Of an
 * activity that was removed meanwhile there is nothing to take part in.
 */
export async function hearBegan(ctx: ApiContext, row: SubscriptionRow): Promise<void> {
  const { id, activityId, participantId } = row
  if (activityId === null) return
  const activity = await activityOfType(ctx, activityId, [productSubscription.id], 'any').catch(isGone)
  if (!activity) return
  const others = await othersToLock.ask(ctx, { participantId })
  await lockWallets(ctx, [participantId, ...others])
  // Its key is nobody's to guess: one that was taken before would be no participation.
  const values = {
    ...{ activityId, participantId, earnedH: activity.pointsH, data: { subscriptionId: id } },
    idempotencyKey: `subscription:${id}:${randomUUID()}`,
  }
  const earning = { cause: 'participation', note: activity.name } as const
  const written = await recordParticipation(ctx, values, { earning })
  if (!written) throw new Error('The participation was not written')
  await participationTaken.publish(ctx, { participantId })
}

function isGone(problem: unknown): undefined {
  if (problem instanceof ApiError && problem.code === 'not_found') return undefined
  throw problem
}

/** It is over: its products are there for somebody else; what never was paid was only kept for them. */
export async function hearEnded(ctx: ApiContext, row: SubscriptionRow): Promise<void> {
  const { id, activityId, periodStart } = row
  if (activityId === null) return
  const amounts = (await itemsOf(ctx, [id])).map(({ productNumber, quantity }) => ({
    ...{ activityId, productNumber, quantity },
  }))
  const note = periodStart === null ? words.unpaid : words.ended
  await giveBackStock(ctx, amounts, { cause: 'released', note })
}

/** What a subscription brought is not taken back while it goes on. @throws conflict */
export async function requireNoSubscription(
  { db, station }: ApiContext,
  { participationId }: { participationId: number },
): Promise<void> {
  const [row] = await db
    .select({ state: subscriptions.state })
    .from(participations)
    .innerJoin(
      subscriptions,
      inStation(
        subscriptions,
        participations,
        sql`${subscriptions.id} = (${participations.data}->>'subscriptionId')::bigint`,
      ),
    )
    .where(withId(participations, { station }, participationId))
  if (row && row.state !== 'ended') throw new ApiError('conflict', words.isSubscribed)
}
