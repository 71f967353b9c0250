import { eq, inArray, or } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { charges, refunds } from './tables.ts'
import { paymentTexts } from './texts.ts'

/** A payment in doubt, or money that goes back just now, keeps its payer's account apart (PPL-12). */
export async function holdMergeForCharges(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const isOpen = or(inArray(charges.state, ['asked', 'pending']), eq(refunds.state, 'asked'))
  const rows = await ctx.db
    .selectDistinct({ id: charges.participantId })
    .from(charges)
    .leftJoin(refunds, inStation(refunds, charges, eq(refunds.chargeId, charges.id)))
    .where(inStation(charges, ctx, inArray(charges.participantId, [...ids]), isOpen))
  return rows.map(({ id }) => ({ id, text: paymentTexts.holdsMerge }))
}
