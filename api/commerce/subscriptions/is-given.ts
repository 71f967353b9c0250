import { afterDays, graceDays } from './periods.ts'
import type { SubscriptionRow } from './types.ts'

/** Whether what the plan gives is given at an instant: by the clock, even where no job came to it yet. Pure. */
export function isGiven(
  { state, periodEnd, cancelledAt }: Pick<SubscriptionRow, 'state' | 'periodEnd' | 'cancelledAt'>,
  now: Date,
): boolean {
  if ((state !== 'active' && state !== 'past_due') || !periodEnd) return false
  return now < (cancelledAt ? periodEnd : afterDays(periodEnd, graceDays))
}
