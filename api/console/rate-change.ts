import type { RateChange } from '#contract/console/schemas.ts'
import { countWaitingTopUps } from '../commerce/top-ups/index.ts'
import { countHolders } from '../ledger/index.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { ApiError } from '../platform/errors.ts'
import { readDraft } from './managed-site.ts'
import { managementTexts as texts } from './texts.ts'

/**
 * What another multiplier of the currency in the draft touches once it is published: wallets that are worth something else, and requests
 * for credits that have to be settled first (TEN-07, WAL-01). Nothing where it stays. @throws forbidden
 */
export async function getRateChange(ctx: ApiContext): Promise<RateChange> {
  await requireTeam(ctx)
  const from = ctx.station.config.currency.multiplier
  return rateChange(ctx, (await readDraft(ctx)).document?.config.currency.multiplier ?? from)
}

/**
 * Another multiplier than the published one is asked about where wallets have a balance. While requests for credits wait it is refused:
 * their points were fixed when they were asked for, and would be worth other reais (WAL-01). `waits` makes that error of its words.
 * @throws invalid_input, and what `waits` makes
 */
export async function requireRateConfirmed(
  ctx: ApiContext,
  { to, confirmed, waits }: { to: number; confirmed: boolean; waits: (message: string) => ApiError },
): Promise<void> {
  const change = await rateChange(ctx, to)
  if (change.waiting > 0) throw waits(texts.topUpsWait(change.waiting))
  if (change.wallets > 0 && !confirmed) throw ApiError.fields({ confirmed: texts.rateChanges(change) })
}

async function rateChange(ctx: ApiContext, to: number): Promise<RateChange> {
  const from = ctx.station.config.currency.multiplier
  if (from === to) return { from, to, wallets: 0, waiting: 0 }
  return { from, to, wallets: await countHolders(ctx), waiting: await countWaitingTopUps(ctx) }
}
