import { eq, isNull, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { CardUse } from '../cards/index.ts'
import { subscriptions } from './tables.ts'

/** The plan and the products that a card goes on paying. */
export function paidByCard(
  { db, station }: ApiContext,
  { cardId, participantId }: { cardId: number; participantId: number },
): Promise<CardUse[]> {
  return db
    .select({ name: subscriptions.planName, activityId: subscriptions.activityId })
    .from(subscriptions)
    .where(
      inStation(
        subscriptions,
        { station },
        eq(subscriptions.participantId, participantId),
        eq(subscriptions.method, 'credit_card'),
        eq(subscriptions.cardId, cardId),
        ne(subscriptions.state, 'ended'),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .orderBy(subscriptions.id)
}
