import type { ApiContext } from '../../platform/context.ts'
import { afterDays, graceDays } from './periods.ts'
import { currentOf } from './subscription-rows.ts'
import type { SubscriptionRow } from './types.ts'

/** Whether what the plan gives is given at an instant: by the clock, even where no job came to it yet. Pure. */
export function isGiven(
  { state, periodEnd, cancelledAt }: Pick<SubscriptionRow, 'state' | 'periodEnd' | 'cancelledAt'>,
  now: Date,
): boolean {
  if ((state !== 'active' && state !== 'past_due') || !periodEnd) return false
  return now < (cancelledAt ? periodEnd : afterDays(periodEnd, graceDays))
}

/** The name of the plan whose services a member gets now, or null: none, not paid yet, over, or suspended (PLN-02, VCD-02). */
export async function planNameOf(ctx: ApiContext, participantId: number): Promise<string | null> {
  const row = await currentOf(ctx, participantId)
  return row && isGiven(row, ctx.ports.clock.now()) ? row.planName : null
}
