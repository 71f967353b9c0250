import { and, eq } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/context.ts'
import { skeletonOf } from './name-skeleton.ts'
import { siteNames } from './tables.ts'

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
