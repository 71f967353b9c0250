import { getNextAction } from '#contract/activities/home/endpoints.ts'
import { getParticipation } from '#contract/activities/participation/endpoints.ts'
import type { ActionCard, Participation } from '#contract/activities/participation/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { numberOr } from './route-number.ts'

/** What came of taking part, and the activity that is next, if there is one. */
export type JustTaken = { participation: Participation; next: ActionCard | null }

/**
 * Loads the participation of `?participacao=` and what is next (ACT-S08); null where it is of another activity, or not (any more) the
 * member's own.
 */
export async function justTaken(
  api: ApiClient,
  activityId: number,
  wanted: string | null,
): Promise<JustTaken | null> {
  const id = numberOr(wanted)
  if (id === null) return null
  const [participation, next] = await Promise.all([
    api.call(getParticipation, { params: { id } }).catch(nullWhereNotFound),
    api.call(getNextAction, { params: { id: activityId } }).catch(noNext),
  ])
  return participation?.action_id === activityId ? { participation, next: next.content } : null
}

function nullWhereNotFound(problem: unknown): null {
  if (problem instanceof ApiProblem && problem.status === 404) return null
  throw problem
}

/** What was done is said, though what is next is not known. */
function noNext(problem: unknown): { content: null } {
  if (problem instanceof ApiProblem) return { content: null }
  throw problem
}
