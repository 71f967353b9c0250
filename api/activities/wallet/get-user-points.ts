import { balanceOf } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'

/** What the participant can spend, decimal (PTS-01). The edge has checked that `userId` is the caller's own (GAP-05). */
export async function getUserPoints(ctx: ApiContext, userId: number): Promise<{ points: number }> {
  const { availableH } = await balanceOf(ctx, userId)
  return { points: availableH / 100 }
}
