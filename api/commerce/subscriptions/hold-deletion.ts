import { eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { subscriptions } from './tables.ts'
import { subscriptionTexts } from './texts.ts'

/** A plan whose payment is waited for keeps its person here; one that is paid ends with the account (PPL-31). */
export async function holdForBills(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<string[]> {
  const { state } = subscriptions
  const isOpen = inStation(
    subscriptions,
    ctx,
    eq(subscriptions.participantId, participantId),
    inArray(state, ['pending', 'past_due']),
  )
  return (await ctx.db.$count(subscriptions, isOpen)) > 0 ? [subscriptionTexts.holdsDeletion] : []
}
