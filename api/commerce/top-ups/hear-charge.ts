import type { ApiContext } from '../../platform/context.ts'
import { type Charge, returnSurplus, type SettledCharge } from '../payments/index.ts'
import { creditTopUp } from './credit-top-up.ts'
import { topUpTexts } from './texts.ts'
import { lockTopUp, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

/**
 * What becomes of a request for credits when its PIX was settled; the same news again find nothing to do. What comes after its end, or a
 * second time, goes back as it does of orders (GAP-65).
 */
export async function hearCharge(ctx: ApiContext, { charge, isGivenUp }: SettledCharge): Promise<void> {
  if (charge.purpose !== 'top_up') return
  const topUp = await lockTopUp(ctx, charge.referenceId)
  const now = topUp.state === 'waiting' ? await decide(ctx, topUp, charge, isGivenUp) : topUp
  if (now.state === 'waiting') return
  const isKept = now.state === 'paid' || now.state === 'refunded'
  const cents = await returnSurplus(ctx, charge, { isKept })
  if (cents > 0)
    await writeTopUp(ctx, now, { notice: isKept ? topUpTexts.twice(cents) : topUpTexts.late(cents) })
}

function decide(
  ctx: ApiContext,
  topUp: TopUpRow,
  { state, reason, expiresAt }: Charge,
  isGivenUp: boolean,
): TopUpRow | Promise<TopUpRow> {
  const settledAt = ctx.ports.clock.now()
  switch (state) {
    case 'paid':
      return creditTopUp(ctx, topUp)
    case 'refused':
      return writeTopUp(ctx, topUp, { state: 'cancelled', reason, settledAt })
    case 'expired':
      return isGivenUp
        ? writeTopUp(ctx, topUp, { state: 'cancelled', reason: topUpTexts.givenUp, settledAt })
        : writeTopUp(ctx, topUp, { state: 'expired', settledAt })
    case 'pending':
      return writeTopUp(ctx, topUp, { expiresAt })
    case 'asked':
      return topUp
  }
}
