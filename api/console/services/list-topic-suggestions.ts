import { desc, lt } from 'drizzle-orm'
import type { Suggestions } from '#contract/console/services/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { topicSuggestions } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'

/** What members suggest to become a topic, newest first, page by page (PLS-03). @throws forbidden, not_found */
export async function listTopicSuggestions(
  ctx: ApiContext,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Suggestions> {
  requireOption(ctx, 'unionServices')
  await requireTeam(ctx)
  const { rows, last } = await page(
    ctx.db
      .select({
        id: topicSuggestions.id,
        person: participants.name,
        description: topicSuggestions.description,
        createdAt: topicSuggestions.createdAt,
      })
      .from(topicSuggestions)
      .innerJoin(participants, withId(participants, topicSuggestions, topicSuggestions.participantId))
      .where(inStation(topicSuggestions, ctx, before ? lt(topicSuggestions.id, before) : undefined))
      .orderBy(desc(topicSuggestions.id)),
    limit,
  )
  const list = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  return { list, next: last?.id ?? null }
}
