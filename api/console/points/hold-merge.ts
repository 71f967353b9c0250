import { inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { isWaiting } from './handled-points.ts'
import { pointActs } from './tables.ts'
import { pointTexts } from './texts.ts'

/** Points that wait for a second person keep the account that they are for apart (PPL-12, PPL-13). */
export async function holdMergeForPointActs(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const rows = await ctx.db
    .selectDistinct({ id: pointActs.participantId })
    .from(pointActs)
    .where(inStation(pointActs, ctx, inArray(pointActs.participantId, [...ids]), isWaiting))
  return rows.map(({ id }) => ({ id, text: pointTexts.holdsMerge }))
}
