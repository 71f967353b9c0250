import { asc, eq } from 'drizzle-orm'
import { invitation } from '#contract/activity-types/invitation.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one } from '../../platform/db/rows.ts'
import { activities } from '../participation/tables.ts'
import { findInviteActivity } from './find-invite.ts'

/**
 * Which invitation a sending without `action_id` is about: that of the code in its link, else the station's first one.
 * @throws not_found
 */
export async function findInvitationId(ctx: ApiContext, link: string | undefined): Promise<number> {
  const code = /\/cadastrar\/([A-Za-z0-9]{2,40})(?:-U|$|[/?#])/.exec(link ?? '')?.[1]
  const named = code ? await findInviteActivity(ctx, code) : null
  if (named) return named.activity.id
  const first = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(
      inStation(activities, ctx, eq(activities.status, 'published'), eq(activities.typeId, invitation.id)),
    )
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(1)
    .then(one())
  return first.id
}
