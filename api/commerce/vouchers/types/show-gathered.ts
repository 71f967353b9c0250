import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { donationBody, donation as type } from '#contract/activity-types/donation.ts'
import type { Activity } from '../../../activities/participation/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize-html.ts'
import { gatheredCents } from './gathered.ts'

/** A member who opens a donation with a goal reads what was really donated by everybody; without one nothing is looked for (GAP-153). */
export async function showGathered(ctx: ApiContext, activity: Activity): Promise<Partial<ActionDetail>> {
  if (activity.typeId !== type.id) return {}
  const { success, data } = donationBody.schema.safeParse(activity.body)
  if (!success || data.goalCents == null) return {}
  const gathered = reaisOf(await gatheredCents(ctx, activity.id))
  const { donations } = donationBody.forMembers(data, {
    activityId: activity.id,
    seatsLeft: null,
    harmless: sanitizeHtml,
  })
  return { donations: donations.map((one) => ({ ...one, goal: one.goal && { ...one.goal, gathered } })) }
}
