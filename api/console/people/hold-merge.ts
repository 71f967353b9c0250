import { arrayOverlaps, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { peopleActs } from './tables.ts'
import { peopleTexts } from './texts.ts'

/** Points for many that wait for a second person keep each account among them apart (PPL-08, PPL-12). */
export async function holdMergeForCredits(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const rows = await ctx.db
    .select({ ids: peopleActs.ids })
    .from(peopleActs)
    .where(
      inStation(peopleActs, ctx, eq(peopleActs.isWaiting, true), arrayOverlaps(peopleActs.ids, [...ids])),
    )
  const meant = new Set(rows.flatMap((row) => row.ids ?? []))
  return ids.filter((id) => meant.has(id)).map((id) => ({ id, text: peopleTexts.holdsMerge }))
}
