import type { Category } from '#contract/activities/home/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { collectionRows } from './collection-rows.ts'

type Query = { limit: number; offset?: number; id?: number | undefined }

/** Categories with their first activities by priority, and how many there are (HOM-05). */
export async function listParticipantCategories(
  ctx: ApiContext,
  query: Query,
): Promise<{ content: Category[] }> {
  const rows = await collectionRows(ctx, { kind: 'category', order: 'priority', ...query })
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
