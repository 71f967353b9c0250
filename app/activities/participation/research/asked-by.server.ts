import { data } from '@remix-run/node'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { getResearchDraft } from '#contract/activities/research/endpoints.ts'
import type { MemberResearch, ResearchDraft } from '#contract/activities/research/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'

export type Asked = { action: ActionDetail; research: MemberResearch }

/** Gives an activity that asks, with what it asks. @throws a 404 for others */
export async function askedBy(api: ApiClient, activityId: number): Promise<Asked> {
  const action = await api.call(getAction, { params: { id: activityId } }).catch(throwNotFound)
  const [research] = action.researches
  if (!research) throw data(null, { status: 404 })
  return { action, research }
}

/** Reads the member's answers so far to the questions of an activity (POL-01). @throws a 404 when it asks nothing any more */
export function draftOf(api: ApiClient, activityId: number): Promise<ResearchDraft> {
  return api.call(getResearchDraft, { params: { id: activityId } }).catch(throwNotFound)
}

function throwNotFound(problem: unknown): never {
  if (problem instanceof ApiProblem && problem.status === 404) throw data(null, { status: 404 })
  throw problem
}
