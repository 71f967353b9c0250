import { eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { topUps } from './tables.ts'
import { topUpTexts } from './texts.ts'

/** Credits that were asked for and are not decided keep their person's account apart (PPL-12). */
export async function holdMergeForTopUps(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const isOpen = [inArray(topUps.participantId, [...ids]), eq(topUps.state, 'waiting')]
  const rows = await ctx.db
    .selectDistinct({ id: topUps.participantId })
    .from(topUps)
    .where(inStation(topUps, ctx, ...isOpen))
  return rows.map(({ id }) => ({ id, text: topUpTexts.holdsMerge }))
}
