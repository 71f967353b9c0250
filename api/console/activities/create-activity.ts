import type { ActivityInput, ManagedActivity } from '#contract/console/activities/schemas.ts'
import { mostEntries } from '#stations/limits.ts'
import { worthOf } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { cleanAhead } from '../../platform/html/clean-ahead.ts'
import { changePart, makePart } from '../entries/owner-part.ts'
import { activityInStation, activityPart, toManaged } from './activity-rows.ts'
import { activityValues, requirePlans, writePrerequisites } from './activity-values.ts'
import { managedActivityTexts as texts } from './texts.ts'

/** A new activity, as a draft, once for each form. @throws invalid_input, conflict */
export function createActivity(
  ctx: ApiContext,
  input: { type_id: number; value: ActivityInput },
  key?: string,
): Promise<ManagedActivity> {
  const { type_id, value } = input
  const prepare = () => cleanAhead(ctx, value)
  return changePart(ctx, activityPart, { prepare, sent: input }, (ctx, owner) =>
    makePart(ctx, owner, {
      what: 'activity',
      key,
      input,
      async make() {
        const { id, name } = await writeActivity(ctx, type_id, value)
        const line = { what: 'activity.create', part: `activity:${id}`, after: { name, type_id } }
        return { id, done: { ...line, isPublic: false } }
      },
      answer: async (ctx, id) => toManaged(ctx, await activityInStation(ctx, id)),
    }),
  )
}

async function writeActivity(ctx: ApiContext, typeId: number, value: ActivityInput) {
  const there = await ctx.db.$count(activities, inStation(activities, ctx))
  if (there >= mostEntries.activities)
    throw new ApiError('conflict', texts.fullActivities(mostEntries.activities))
  await requirePlans(ctx, value.onlyForPlans)
  const columns = activityValues(typeId, value)
  const values = { ...columns, ...endWithWorth(ctx, typeId, columns), stationId: ctx.station.id, typeId }
  const row = await insertRow(ctx.db, activities, { ...values, status: 'draft' })
  await writePrerequisites(ctx, row.id, value.prerequisites)
  return row
}

/** A new activity is proposed an end that knows nothing of its course or coupon: it ends with that, else it could not be published. */
function endWithWorth({ station }: ApiContext, typeId: number, written: ReturnType<typeof activityValues>) {
  const endsAt = worthOf(typeId, written.body, station.config.timezone)?.endsAt
  const { participationStart: start, participationEnd: end } = written
  return endsAt && end && end > endsAt && (!start || start < endsAt) ? { participationEnd: endsAt } : {}
}
