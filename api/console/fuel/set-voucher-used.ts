import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { fuelVouchers } from '../../services/fuel/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { fuelConsoleTexts as texts } from './texts.ts'

/** Says that a voucher was used, or that it was not; twice is once (FUE-02, GAP-147). @throws not_found */
export function setVoucherUsed(
  ctx: ApiContext,
  { id, isUsed }: { id: number; isUsed: boolean },
): Promise<{ isUsed: boolean }> {
  const answer = () => ({ isUsed })
  return ownerChange(ctx, {}, async (ctx, owner) => {
    requireOption(ctx, 'fuelCampaigns')
    const { db, ports } = ctx
    const itself = withId(fuelVouchers, ctx, id)
    const row = await db
      .select({ usedAt: fuelVouchers.usedAt, code: fuelVouchers.code })
      .from(fuelVouchers)
      .where(itself)
      .for('update')
      .then(one(texts.unknownVoucher))
    if ((row.usedAt !== null) === isUsed) return { answer }
    const used = isUsed ? { usedAt: ports.clock.now(), usedBy: owner.name } : { usedAt: null, usedBy: null }
    await db.update(fuelVouchers).set(used).where(itself)
    const what = isUsed ? 'fuel-voucher.use' : 'fuel-voucher.reopen'
    return { done: { what, part: `fuel-voucher:${id}`, after: { name: row.code } }, answer }
  })
}
