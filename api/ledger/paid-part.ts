import { eq } from 'drizzle-orm'
import { inStation } from '../platform/db/rows.ts'
import { type Account, purseOf } from './accounts.ts'
import { settlementKey } from './settlement-key.ts'
import { ledgerTransfers } from './tables.ts'
import type { Cause, GivenBack, LedgerContext } from './types.ts'

type Line = { account: Account; amountH: number }
type Posted = {
  cause: Cause
  aboutId?: number | null | undefined
  givesBack?: GivenBack | undefined
  lines: readonly Line[]
}

const paidCauses: readonly Cause[] = ['top_up', 'points_purchase']

/**
 * How much of what moves was paid for, in hundredths (GAP-119): of what is spent what is left when the rewards are used; of what comes in all that
 * was bought, and of what comes back after it was spent as much as was paid for then, in proportion.
 */
export async function paidPartOf(ctx: LedgerContext, posted: Posted): Promise<number> {
  const { cause, lines } = posted
  const [toSink, fromSink] = [1, -1].map((sign) =>
    lines.find(({ account, amountH }) => account.kind === 'sink' && amountH * sign > 0),
  )
  if (toSink) return paidOfSpending(ctx, lines, toSink.amountH)
  if (fromSink) return paidOfGivenBack(ctx, posted, -fromSink.amountH)
  const incoming = lines.find(({ account, amountH }) => account.kind === 'wallet' && amountH > 0)
  return incoming && paidCauses.includes(cause) ? incoming.amountH : 0
}

async function paidOfSpending(ctx: LedgerContext, lines: readonly Line[], amountH: number): Promise<number> {
  const participantId = lines.find(({ account }) => account.participantId !== null)?.account.participantId
  if (!participantId) return 0
  const { availableH, heldH, paidH } = await purseOf(ctx, participantId)
  return Math.max(0, amountH - (availableH + heldH - paidH))
}

async function paidOfGivenBack(
  ctx: LedgerContext,
  { aboutId, givesBack }: Posted,
  amountH: number,
): Promise<number> {
  const itself = aboutId
    ? eq(ledgerTransfers.id, aboutId)
    : givesBack
      ? eq(ledgerTransfers.key, settlementKey(givesBack.holdId))
      : null
  if (!itself) return 0
  const [spent] = await ctx.db
    .select({ paidH: ledgerTransfers.paidH })
    .from(ledgerTransfers)
    .where(inStation(ledgerTransfers, ctx, itself))
  const ofH = Math.max(amountH, givesBack?.ofH ?? amountH)
  return Math.floor(((spent?.paidH ?? 0) * amountH) / ofH)
}
