import { eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { charges, refunds } from './tables.ts'
import { paymentTexts } from './texts.ts'

/** A payment in doubt, or money that goes back just now, keeps its payer here (PPL-31). */
export async function holdForCharges(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<string[]> {
  const isOwn = eq(charges.participantId, participantId)
  const open = await ctx.db.$count(
    charges,
    inStation(charges, ctx, isOwn, inArray(charges.state, ['asked', 'pending'])),
  )
  const back = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(charges, inStation(charges, refunds, eq(charges.id, refunds.chargeId)))
    .where(inStation(refunds, ctx, isOwn, eq(refunds.state, 'asked')))
    .limit(1)
  return open + back.length > 0 ? [paymentTexts.holdsDeletion] : []
}
