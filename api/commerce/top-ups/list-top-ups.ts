import { desc, eq, lt } from 'drizzle-orm'
import type { TopUp } from '#contract/commerce/top-ups/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { topUps } from './tables.ts'
import { topUpAnswer } from './top-up-answer.ts'

/** The caller's requests for credits, newest first, page by page (WAL-02). */
export async function listTopUps(
  ctx: ApiContext,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ content: TopUp[]; next: string | null }> {
  const { rows, last } = await page(
    ctx.db
      .select()
      .from(topUps)
      .where(
        inStation(
          topUps,
          ctx,
          eq(topUps.participantId, memberOf(ctx)),
          after ? lt(topUps.id, after) : undefined,
        ),
      )
      .orderBy(desc(topUps.id)),
    limit,
  )
  return { content: rows.map(topUpAnswer), next: last ? String(last.id) : null }
}
