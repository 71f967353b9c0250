import { and, eq } from 'drizzle-orm'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { siteNames } from './tables.ts'

/** Takes a name for a station, with all that look like it. False when somebody has it; of two at a moment, one wins. */
export async function claimName(
  ctx: Pick<PlatformContext, 'db'>,
  name: string,
  ownerStationId: number,
): Promise<boolean> {
  const rows = await ctx.db
    .insert(siteNames)
    .values({ skeleton: skeletonOf(name), name, ownerStationId })
    .onConflictDoNothing()
    .returning({ name: siteNames.name })
  return rows.length > 0
}

/**
 * Brings the skeletons that an earlier version wrote up to what `skeletonOf` says now (GAP-10); once after the
 * migrations, and again without effect. Where another name has the new skeleton already, both stay as they are: the
 * skeleton is taken, and the name itself is still found by its letters. Answers how many rows changed.
 */
export async function renewSkeletons(ctx: PlatformContext): Promise<number> {
  let renewed = 0
  // A skeleton may be free only once its holder has moved to another: again, while something moves.
  for (let before = -1; before < renewed; ) {
    before = renewed
    for (const row of await ctx.db.select().from(siteNames))
      if (row.skeleton !== skeletonOf(row.name) && (await renew(ctx, row))) renewed += 1
  }
  return renewed
}

function renew(outer: PlatformContext, row: typeof siteNames.$inferSelect): Promise<boolean> {
  return inTransaction(outer, async ({ db }) => {
    const rows = await db
      .insert(siteNames)
      .values({ ...row, skeleton: skeletonOf(row.name) })
      .onConflictDoNothing()
      .returning({ name: siteNames.name })
    if (rows.length === 0) return false
    await db.delete(siteNames).where(and(eq(siteNames.skeleton, row.skeleton), eq(siteNames.name, row.name)))
    return true
  })
}

const alike: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g', i: 'l' }

/**
 * What a name looks like to a hurried reader: names with one skeleton are taken for each other (0 and o, 1, i and l,
 * 3 and e, 4 and a, 5 and s, 7 and t, 9 and g, rn and m, vv and w). Pure (GAP-10).
 */
export const skeletonOf = (name: string): string =>
  name
    .replace(/[0134579i]/g, (letter) => alike[letter] ?? letter)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
