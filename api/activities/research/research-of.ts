import { toMemberResearch } from '#contract/activities/research/member-research.ts'
import type { Research } from '#contract/activities/research/research.ts'
import type { MemberResearch } from '#contract/activities/research/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { activityOfType, readBody, requirePlanOf } from '../participation/index.ts'
import { researchTypes } from './types/index.ts'

const ids = researchTypes.map(({ contract }) => contract.id)

export type Asking = { research: Research; needsAll: boolean }

/** What a published activity of types 6 to 12 asks, what is right included. @throws not_found, plan_required */
export const researchOf = async (ctx: ApiContext, activityId: number): Promise<Research> =>
  (await askingOf(ctx, activityId)).research

/** The same, and whether its type wants an answer to every question (ACT-12). @throws not_found, plan_required */
export async function askingOf(ctx: ApiContext, activityId: number): Promise<Asking> {
  const activity = await activityOfType(ctx, activityId, ids)
  await requirePlanOf(ctx, activity)
  const type = researchTypes.find(({ contract }) => contract.id === activity.typeId)
  if (!type) throw new Error('A type that asks is not in its list')
  return { research: readBody(ctx, type.body, activity).research, needsAll: type.needsAll }
}

/** What is asked, without what is right (POL-01). A research has the number of its activity. @throws not_found */
export const getResearch = async (ctx: ApiContext, id: number): Promise<MemberResearch> =>
  toMemberResearch(id, await researchOf(ctx, id))
