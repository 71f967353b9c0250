import { and, desc, eq, lt } from 'drizzle-orm'
import type { TopUp } from '#contract/commerce/top-ups/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { topUps } from './tables.ts'
import { topUpAnswer } from './top-up-answer.ts'

/** The caller's requests for credits, newest first, page by page (WAL-02). */
export async function listTopUps(
  ctx: ApiContext,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ content: TopUp[]; next: string | null }> {
  const rows = await ctx.db
    .select()
    .from(topUps)
    .where(
      and(
        eq(topUps.stationId, ctx.station.id),
        eq(topUps.participantId, memberOf(ctx)),
        after ? lt(topUps.id, after) : undefined,
      ),
    )
    .orderBy(desc(topUps.id))
    .limit(limit + 1)
  const content = rows.slice(0, limit)
  const last = content.at(-1)
  return { content: content.map(topUpAnswer), next: rows.length > limit && last ? String(last.id) : null }
}
