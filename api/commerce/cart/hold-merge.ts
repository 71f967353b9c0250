import { gt, inArray, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { checkouts } from './tables.ts'
import { cartTexts } from './texts.ts'

/** A purchase under way keeps its person's account apart as long as things are reserved for it (PPL-12). */
export async function holdMergeForCheckout(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const rows = await ctx.db
    .select({ id: checkouts.participantId })
    .from(checkouts)
    .where(
      inStation(
        checkouts,
        ctx,
        inArray(checkouts.participantId, [...ids]),
        gt(checkouts.expiresAt, ctx.ports.clock.now()),
        sql`${checkouts.reserved} <> '[]'`,
      ),
    )
  return rows.map(({ id }) => ({ id, text: cartTexts.holdsMerge }))
}
