import { and, asc, eq, exists, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { donation } from '#contract/activity-types/donation.ts'
import type { PlatformContext } from '../context.ts'
import { collectionActivities } from '../home/tables.ts'
import { earn, spend } from '../ledger/index.ts'
import { fixedClock } from '../ports/index.ts'
import { stations } from '../stations/tables.ts'
import { issueVoucher, newVoucherCode } from '../vouchers/index.ts'
import { takePlace } from './participation/places.ts'
import { placesOffered } from './registry.ts'
import { activities, activityPrerequisites, isOnAir, participations } from './tables.ts'

type StationContext = PlatformContext & { station: { id: number } }
type Past = { ctx: StationContext; participantId: number; daysAgo: number }

/** Types that somebody may have done weeks ago; raw content (16) is left for people to try. */
const doneTypes = [5, 6, 8, 9, 10, 11, 12, 15]
const daysAgoOf = [40, 31, 19, 11]
const dayMs = 24 * 60 * 60 * 1000

/** A few participations over past weeks, and what they earned spent again: the balance stays as it was. Demo only. */
export async function seedDemoHistory(ctx: StationContext, participantId: number, now: Date): Promise<void> {
  const done = await activitiesToTakePartIn(ctx, now)
  const past = (daysAgo: number): Past => ({ ctx: at(ctx, now, daysAgo), participantId, daysAgo })
  let earnedH = await takeSeatInPast(past(6), await openCourse(ctx, now))
  for (const [index, activity] of done.entries()) {
    await takePartInPast(past(daysAgoOf[index] ?? 10), activity)
    earnedH += activity.pointsH
  }
  if (earnedH === 0) return
  const target = await activityToSpendOn(ctx)
  const firstH = Math.round(earnedH * 0.6)
  await spendInPast(past(8), target, firstH)
  await spendInPast(past(3), target, earnedH - firstH)
}

/** The same context, some days ago at a plausible hour. */
function at(ctx: StationContext, now: Date, daysAgo: number): StationContext {
  const minutes = (daysAgo * 97) % 600
  const clock = fixedClock(new Date(now.getTime() - daysAgo * dayMs - minutes * 60_000))
  return { ...ctx, ports: { ...ctx.ports, clock } }
}

const chosen = {
  id: activities.id,
  name: activities.name,
  typeId: activities.typeId,
  pointsH: activities.pointsH,
}
type Chosen = { id: number; name: string; typeId: number; pointsH: number }

function activitiesToTakePartIn({ db, station }: StationContext, now: Date): Promise<Chosen[]> {
  const needs = db
    .select({ one: sql`1` })
    .from(activityPrerequisites)
    .where(
      and(
        eq(activityPrerequisites.stationId, station.id),
        eq(activityPrerequisites.activityId, activities.id),
      ),
    )
  const inJourney = db
    .select({ one: sql`1` })
    .from(collectionActivities)
    .where(
      and(
        eq(collectionActivities.stationId, station.id),
        eq(collectionActivities.kind, 'journey'),
        eq(collectionActivities.activityId, activities.id),
      ),
    )
  return (
    db
      .select(chosen)
      .from(activities)
      .where(
        and(
          eq(activities.stationId, station.id),
          isOnAir,
          inArray(activities.typeId, doneTypes),
          gt(activities.pointsH, 0),
          or(isNull(activities.limitPerUser), gt(activities.limitPerUser, 0)),
          lte(activities.participationStart, now),
          gt(activities.participationEnd, now),
          notExists(needs),
        ),
      )
      // Journeys first, so that one is under way.
      .orderBy(sql`${exists(inJourney)} desc`, asc(activities.id))
      .limit(daysAgoOf.length)
  )
}

/** A donation or a coupon of the station, if it has one. */
async function activityToSpendOn({ db, station }: StationContext): Promise<Chosen | undefined> {
  const [first] = await db
    .select(chosen)
    .from(activities)
    .where(and(eq(activities.stationId, station.id), isOnAir, inArray(activities.typeId, [3, 20])))
    .orderBy(sql`${activities.typeId} desc`, asc(activities.id))
    .limit(1)
  return first
}

async function takePartInPast({ ctx, participantId, daysAgo }: Past, activity: Chosen): Promise<number> {
  const id = await record(ctx, participantId, activity.id, activity.pointsH, `demo:${daysAgo}`)
  if (activity.pointsH > 0)
    await earn(ctx, {
      participantId,
      key: `participation:${id}`,
      cause: 'participation',
      referenceId: activity.id,
      note: activity.name,
      amountH: activity.pointsH,
    })
  return id
}

async function spendInPast({ ctx, participantId, daysAgo }: Past, on: Chosen | undefined, amountH: number) {
  if (amountH <= 0) return
  let key = `demo:${participantId}:${daysAgo}`
  if (on) {
    const participationId = await record(ctx, participantId, on.id, 0, `demo:${daysAgo}`)
    // As the engine books it, so that undoing gives it back.
    key = `participation:${participationId}:spent`
    const receipt = await receiptOf(ctx, on, amountH)
    await issueVoucher(ctx, { ...receipt, participantId, activityId: on.id, participationId })
  }
  await spend(ctx, {
    participantId,
    key,
    cause: on ? (on.typeId === donation.id ? 'donation' : 'coupon_purchase') : 'purchase',
    referenceId: on?.id,
    note: on?.name ?? 'Resgate de brinde',
    amountH,
  })
}

/** The first course of the station that is open, if it has one. */
async function openCourse({ db, station }: StationContext, now: Date) {
  const [first] = await db
    .select({ ...chosen, body: activities.body })
    .from(activities)
    .where(
      and(
        eq(activities.stationId, station.id),
        isOnAir,
        eq(activities.typeId, 4),
        lte(activities.participationStart, now),
        gt(activities.participationEnd, now),
      ),
    )
    .orderBy(asc(activities.id))
    .limit(1)
  return first
}

/** A seat with its voucher; answers what it earned. */
async function takeSeatInPast(
  past: Past,
  course: (Chosen & { body: Record<string, unknown> }) | undefined,
): Promise<number> {
  const offer = course && placesOffered(course.typeId, course.body)
  if (!offer) return 0
  const { ctx, participantId } = past
  await takePlace(ctx, course.id, offer)
  const participationId = await takePartInPast(past, course)
  const voucher = { kind: 'course', code: newVoucherCode(), shouldContact: true } as const
  await issueVoucher(ctx, { ...voucher, participantId, activityId: course.id, participationId })
  return course.pointsH
}

/** A donation or a coupon of that price, in the currency of the station. */
async function receiptOf({ db, station }: StationContext, { typeId }: Chosen, paidH: number) {
  const [row] = await db.select({ config: stations.config }).from(stations).where(eq(stations.id, station.id))
  const { multiplier = 1 } = (row?.config as { currency?: { multiplier?: number } })?.currency ?? {}
  const kind = typeId === donation.id ? ('donation' as const) : ('coupon' as const)
  return { kind, code: newVoucherCode(), priceCents: Math.round(paidH * multiplier), paidH }
}

async function record(
  { db, station, ports }: StationContext,
  participantId: number,
  activityId: number,
  earnedH: number,
  idempotencyKey: string,
): Promise<number> {
  const [row] = await db
    .insert(participations)
    .values({
      stationId: station.id,
      activityId,
      participantId,
      idempotencyKey,
      earnedH,
      data: {},
      createdAt: ports.clock.now(),
    })
    .returning({ id: participations.id })
  if (!row) throw new Error('The participation was not written')
  return row.id
}
