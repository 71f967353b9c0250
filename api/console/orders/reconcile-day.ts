import type { ReconciledCharge, ReconciledDay } from '#contract/console/orders/schemas.ts'
import { type Reconciled, reconcile } from '../../commerce/payments/index.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { startOfDay } from '../../platform/start-of-day.ts'

/** Gateways are asked outside of the caller's slot: this is what one of many asks at most. */
const perMinute = { name: 'reconciliation', points: 30, durationSeconds: 60 }

type Asked = { day: string; after?: number | undefined }

/**
 * Charges of a day as their gateway tells them now, against ours, from the one after `after` on; the answer says what was not asked.
 * @throws forbidden, too_many_requests
 */
export async function reconcileDay(ctx: ApiContext, { day, after }: Asked): Promise<ReconciledDay> {
  await requireTeam(ctx)
  await limit(ctx, { ...perMinute, key: String(ctx.station.id) })
  const { timezone } = ctx.station.config
  const between = { from: startOfDay(day, timezone), to: startOfDay(day, timezone, 1) }
  const { charges, ...part } = await reconcile(ctx, { ...between, after })
  return { ...part, charges: charges.map(toReconciled) }
}

const toReconciled = ({ charge, ours, theirs, differs }: Reconciled): ReconciledCharge => ({
  orderId: charge.purpose === 'order' ? charge.referenceId : null,
  topUpId: charge.purpose === 'top_up' ? charge.referenceId : null,
  code: charge.code,
  gateway: charge.gateway,
  createdAt: charge.createdAt.toISOString(),
  amountCents: charge.amountCents,
  ours,
  theirs: theirs ?? null,
  isAnswered: theirs !== undefined,
  differs,
})
