import type { ActionLink } from '#contract/activities/participation/action-link.ts'
import { activityTypeOf } from '#contract/activity-types/index.ts'
import { activities } from './tables.ts'

/** What a line needs to lead to an activity. */
export const linkColumns = {
  id: activities.id,
  name: activities.name,
  typeId: activities.typeId,
  status: activities.status,
}
type Row = Pick<typeof activities.$inferSelect, keyof typeof linkColumns>

/** An activity as a line leads to it: a quiz has a page of its own, what is withdrawn has none (POL-11). Pure. */
export function toActionLink({ id, name, typeId, status }: Row): ActionLink {
  const isMet = status === 'published'
  return { id, name, page: isMet ? (activityTypeOf(typeId).isStandalone ? 'quiz' : 'activity') : null }
}
