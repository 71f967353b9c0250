import type { Category } from '#contract/activities/home/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { collectionRows } from './collections.ts'

/** Of each, where all are asked for: every one of them is a row of cards. */
const mostOfEach = 12

type Query = { limit: number; offset?: number; id?: number | undefined }

/** Categories with their first activities by priority, and how many there are (HOM-05); more than the first few of one by itself. */
export async function listParticipantCategories(
  ctx: ApiContext,
  { limit: asked, ...query }: Query,
): Promise<{ content: Category[] }> {
  const limit = query.id === undefined ? Math.min(asked, mostOfEach) : asked
  const rows = await collectionRows(ctx, { kind: 'category', order: 'priority', limit, ...query })
  return {
    content: rows.map(({ id, name, icon, total, actions }) => ({
      id,
      name,
      icon: icon ?? 'star',
      total,
      category_actions: actions.map((action) => ({ action })),
    })),
  }
}
