import type { ApiContext } from '../../platform/context.ts'
import { orderedThings } from './events.ts'

/** How many of each product of these activities somebody has ordered, by `stockKey`, but for one order (CAR-02). */
export async function orderedOf(
  ctx: ApiContext,
  participantId: number,
  { activityIds, except }: { activityIds: readonly number[]; except: number | null },
): Promise<ReadonlyMap<string, number>> {
  if (activityIds.length === 0) return new Map()
  const answers = await orderedThings.ask(ctx, { participantId, activityIds, except })
  return new Map(answers.flatMap((ordered) => [...ordered]))
}
