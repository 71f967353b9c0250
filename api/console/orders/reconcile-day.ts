import type { ReconciledCharge } from '#contract/console/orders/schemas.ts'
import { reconcile } from '../../commerce/payments/index.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { startOfDay } from '../../platform/start-of-day.ts'

/** The charges of a day as their gateway tells them now, against ours, differences first. @throws forbidden */
export async function reconcileDay(ctx: ApiContext, day: string): Promise<{ charges: ReconciledCharge[] }> {
  await requireOwner(ctx)
  const { timezone } = ctx.station.config
  const rows = await reconcile(ctx, startOfDay(day, timezone), startOfDay(day, timezone, 1))
  return {
    charges: rows.map(({ charge, ours, theirs, differs }) => ({
      orderId: charge.referenceId,
      code: charge.code,
      gateway: charge.gateway,
      createdAt: charge.createdAt.toISOString(),
      amountCents: charge.amountCents,
      ours,
      theirs: theirs ?? null,
      isAnswered: theirs !== undefined,
      differs,
    })),
  }
}
