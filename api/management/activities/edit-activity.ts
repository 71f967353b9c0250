import { and, eq } from 'drizzle-orm'
import { isBuiltType } from '#contract/activity-types/index.ts'
import type { ActivityInput, ManagedActivity } from '#contract/management/activities/schemas.ts'
import { mostEntries } from '#stations/limits.ts'
import { formatInstant, takesParticipations, worthOf } from '../../activities/index.ts'
import { activities } from '../../activities/tables.ts'
import type { ApiContext } from '../../context.ts'
import { inTransaction } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { cleanAhead } from '../../html/clean-ahead.ts'
import { touchStation } from '../../stations/index.ts'
import { audit, lastLine } from '../audit.ts'
import { requireOwner } from '../managed-site.ts'
import { makeOnce } from '../once.ts'
import {
  type ActivityRow,
  activityInStation,
  lockActivities,
  refuseStale,
  toManaged,
} from './activity-rows.ts'
import { activityValues, checkedBody, writePrerequisites } from './activity-values.ts'
import { differences } from './differences.ts'
import { requireOwnCode } from './require-own-code.ts'
import { managedActivityTexts as texts } from './texts.ts'

/** One activity as its owners edit it. @throws not_found */
export async function getManagedActivity(ctx: ApiContext, id: number): Promise<ManagedActivity> {
  await requireOwner(ctx)
  return toManaged(ctx, await activityInStation(ctx, id))
}

/** A new activity, as a draft, once for each form. @throws invalid_input, conflict */
export async function createActivity(
  outer: ApiContext,
  input: { type_id: number; value: ActivityInput },
  key?: string,
): Promise<ManagedActivity> {
  const owner = await requireOwner(outer)
  const { type_id, value } = input
  if (!isBuiltType(type_id)) throw ApiError.fields({ type_id: texts.typeLater })
  await cleanAhead(value)
  return inTransaction(outer, async (ctx) => {
    await lockActivities(ctx)
    const make = async () => {
      const row = await writeDraft(ctx, type_id, value)
      await audit(ctx, {
        who: owner.name,
        participantId: owner.id,
        what: 'activity.create',
        part: `activity:${row.id}`,
        after: { name: row.name, type_id },
      })
      return { id: row.id, answer: await toManaged(ctx, row) }
    }
    const again = async (id: number) => toManaged(ctx, await activityInStation(ctx, id))
    return makeOnce(ctx, { key, by: owner.id, what: 'activity', input }, make, again)
  })
}

async function writeDraft(ctx: ApiContext, typeId: number, value: ActivityInput) {
  const there = await ctx.db.$count(activities, eq(activities.stationId, ctx.station.id))
  if (there >= mostEntries.activities)
    throw new ApiError('conflict', texts.fullActivities(mostEntries.activities))
  const values = { ...activityValues(typeId, value), stationId: ctx.station.id, typeId }
  const [row] = await ctx.db
    .insert(activities)
    .values({ ...values, status: 'draft' })
    .returning()
  if (!row) throw new Error('The activity was not written')
  await writePrerequisites(ctx, row.id, value.prerequisites)
  return row
}

/**
 * Changes an activity that is still as the owner saw it (`seen`); what is published changes at once for everybody.
 * @throws conflict with `details` { who, tag, value }, invalid_input, not_found
 */
export async function saveActivity(
  outer: ApiContext,
  { id, seen, value }: { id: number; seen: string; value: ActivityInput },
): Promise<ManagedActivity> {
  const owner = await requireOwner(outer)
  await cleanAhead(value)
  return inTransaction(outer, async (ctx) => {
    await lockActivities(ctx)
    const before = await activityInStation(ctx, id)
    const known = await toManaged(ctx, before)
    const last = await lastLine(ctx, `activity:${id}`)
    if (last?.participantId !== owner.id) refuseStale(known, seen)
    const values = activityValues(before.typeId, value, before, known.tag !== seen)
    if (before.status === 'published') {
      requireWindow(ctx, { ...values, typeId: before.typeId })
      await requireOwnCode(ctx, { id, typeId: before.typeId, body: values.body })
    }
    await ctx.db.update(activities).set(values).where(inStation(ctx, id))
    await writePrerequisites(ctx, id, value.prerequisites)
    const after = await toManaged(ctx, { ...before, ...values })
    if (after.tag === known.tag) return known
    // What an owner saved last may come again after a lost answer; anything else is as stale as of anybody.
    refuseStale(known, seen)
    await audit(ctx, {
      who: owner.name,
      participantId: owner.id,
      what: 'activity.save',
      part: `activity:${id}`,
      ...differences(known, after),
    })
    if (before.status === 'published') await touchStation(ctx, ctx.station.id)
    return { ...after, updated_by: owner.name }
  })
}

/** Publishes or withdraws an activity that is as the owner saw it. @throws conflict, invalid_input, not_found */
export async function setActivityStatus(
  outer: ApiContext,
  { id, seen, status }: { id: number; seen: string; status: 'published' | 'withdrawn' },
): Promise<ManagedActivity> {
  const owner = await requireOwner(outer)
  return inTransaction(outer, async (ctx) => {
    await lockActivities(ctx)
    const before = await activityInStation(ctx, id)
    const known = await toManaged(ctx, before)
    const last = await lastLine(ctx, `activity:${id}`)
    if (before.status === status && known.tag !== seen && last?.participantId === owner.id) return known
    refuseStale(known, seen)
    if (before.status === status) throw new ApiError('already_done', texts.alreadyThere(texts.states[status]))
    if (status === 'published') {
      if (!isBuiltType(before.typeId)) throw ApiError.fields({ status: texts.typeLater })
      requireWindow(ctx, before)
      checkedBody(before.typeId, before.body)
      await requireOwnCode(ctx, before)
    }
    await ctx.db.update(activities).set({ status }).where(inStation(ctx, id))
    await audit(ctx, {
      who: owner.name,
      participantId: owner.id,
      what: status === 'published' ? 'activity.publish' : 'activity.withdraw',
      part: `activity:${id}`,
      before: { status: before.status },
      after: { status },
    })
    await touchStation(ctx, ctx.station.id)
    return toManaged(ctx, { ...before, status })
  })
}

type Window = Pick<ActivityRow, 'typeId' | 'participationStart' | 'participationEnd' | 'body'>

/** What can be taken part in has both ends of its window, and ends before what it gives does (ACT-S05). @throws invalid_input */
function requireWindow(
  { station }: ApiContext,
  { participationStart, participationEnd, ...row }: Window,
): void {
  if (!takesParticipations(row.typeId)) return
  if (!participationStart) throw ApiError.fields({ participationStart: texts.windowMissing })
  if (!participationEnd) throw ApiError.fields({ participationEnd: texts.windowMissing })
  const { timezone } = station.config
  const endsAt = worthOf(row.typeId, row.body, timezone)?.endsAt
  // Both ends belong to the window, and a form knows minutes only.
  if (endsAt && participationEnd > endsAt)
    throw ApiError.fields({ participationEnd: texts.outlivesWorth(formatInstant(endsAt, timezone)) })
}

const inStation = ({ station }: ApiContext, id: number) =>
  and(eq(activities.stationId, station.id), eq(activities.id, id))
