import type { ActionLink } from '#contract/activities/participation/action-link.ts'

/** Gives the page of an activity. Pure. */
const activityPath = (id: number): string => `/homepage/atividades/${id}`

/** Gives the beginning of a standalone quiz (POL-11). Pure. */
export const quizPath = (id: number): string => `/homepage/quizzes/quiz?id=${id}`

/** Gives the address of the activity that a line speaks of; null: members meet it nowhere any more. Pure. */
export function addressOfAction({ id, page }: ActionLink): string | null {
  if (page === null) return null
  return page === 'quiz' ? quizPath(id) : activityPath(id)
}
