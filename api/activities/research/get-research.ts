import { toMemberResearch } from '#contract/activities/research/member-research.ts'
import type { MemberResearch } from '#contract/activities/research/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { researchOf } from './research-of.ts'

/** What is asked, without what is right (POL-01). A research has the number of its activity. @throws not_found */
export const getResearch = async (ctx: ApiContext, id: number): Promise<MemberResearch> =>
  toMemberResearch(id, await researchOf(ctx, id))
