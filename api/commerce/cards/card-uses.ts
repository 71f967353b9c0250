import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type CardUse, usesOfCard } from './events.ts'

/** What one of the caller's cards pays by itself; nothing of a card that is not theirs. */
export async function cardUses(ctx: ApiContext, cardId: number): Promise<CardUse[]> {
  return await usesOfCard.ask(ctx, { cardId, participantId: memberOf(ctx) })
}
