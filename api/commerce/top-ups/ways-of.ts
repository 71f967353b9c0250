import { hasExactAmount } from '#contract/activities/wallet/exact-amount.ts'
import { walletLimits } from '#contract/commerce/top-ups/limits.ts'
import type { TopUpOptions } from '#contract/commerce/top-ups/schemas.ts'
import type { TopUpWay } from '#contract/commerce/top-ups/state.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { payerCpf } from '../payments/index.ts'

/**
 * How wallets of the station are filled: by a transfer where it says to which account, by PIX where this installation takes
 * payments; not at all where a point is worth more than anybody may ask for (GAP-118).
 */
export function waysOf({ station, ports }: Pick<ApiContext, 'station' | 'ports'>): TopUpWay[] {
  const { features, topUp, currency } = station.config
  if (!features.checkout || !hasExactAmount(currency.multiplier, walletLimits.transfer)) return []
  return [
    ...(topUp.transferInstructions.trim() ? (['transfer'] as const) : []),
    ...(ports.payments ? (['pix'] as const) : []),
  ]
}

/** What the page offers (WAL-01, STN-U15). */
export async function getTopUpOptions(ctx: ApiContext): Promise<TopUpOptions> {
  const ways = waysOf(ctx)
  const { topUp, behaviour } = ctx.station.config
  const payer = ways.includes('pix') ? await payerCpf(ctx, memberOf(ctx)) : null
  return {
    ways,
    transfer_instructions: ways.includes('transfer') ? topUp.transferInstructions.trim() : null,
    buys_points: behaviour.buyPoints && ways.includes('pix'),
    needs_cpf: payer?.isAsked ?? false,
    typed_cpf: payer?.isAsked ? payer.cpf : null,
  }
}
