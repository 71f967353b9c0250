import { eq, isNull, sum } from 'drizzle-orm'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { donationBody, donation as type } from '#contract/activity-types/donation.ts'
import type { Activity } from '../../../activities/participation/index.ts'
import { participations } from '../../../activities/participation/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize-html.ts'
import { vouchers } from '../tables.ts'

/** A member who opens a donation with a goal reads what was really donated by everybody; without one nothing is counted (GAP-153). */
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

/** What all receipts of an activity say, in centavos; a donation that was taken back counts no more. */
async function gatheredCents(ctx: ApiContext, activityId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ cents: sum(vouchers.priceCents).mapWith(Number) })
    .from(participations)
    .innerJoin(vouchers, inStation(vouchers, ctx, eq(vouchers.participationId, participations.id)))
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.activityId, activityId),
        isNull(participations.undoneAt),
      ),
    )
  return row?.cents ?? 0
}
