import type { PlatformContext } from '../../platform/context.ts'
import { skeletonOf } from './name-skeleton.ts'
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
