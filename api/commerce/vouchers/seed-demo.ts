import { asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { couponBody } from '#contract/activity-types/coupon.ts'
import { participateInDemo } from '../../activities/participation/index.ts'
import { activities, isOnAir } from '../../activities/participation/tables.ts'
import { balanceOf, spend } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { type Demo, demoBalanceH } from '../../platform/demo.ts'
import { dependents, partnerMembers } from './tables.ts'
import { coupon } from './types/coupon.ts'
import { course } from './types/course.ts'
import { donation } from './types/donation.ts'
import { amountToPay } from './types/require-as-shown.ts'

const family = [
  { name: 'Lia Duarte', kinship: 'Filha' },
  { name: 'Tomás Duarte', kinship: 'Cônjuge' },
]

/**
 * A seat in a course, what was earned spent again, the family of `participante@`, and `parceiro@` as the person of the
 * station's partners.
 */
export async function seedDemoVouchers({ ctx, isNew, callsOf }: Demo): Promise<void> {
  if (!isNew) return
  await addPartner(ctx, callsOf('parceiro')?.participantId)
  const [atCourse, first, second] = [6, 8, 3].map((daysAgo) => callsOf('participante', daysAgo))
  if (!atCourse || !first || !second) return
  const { participantId } = atCourse
  await ctx.db
    .insert(dependents)
    .values(family.map((one) => ({ ...one, stationId: ctx.station.id, participantId })))
  const seat = await firstOf(ctx, [course.contract.id])
  const consents = { shouldContact: true, terms: true }
  if (seat) await participateInDemo(atCourse, course, { activityId: seat.id, input: consents })
  const target = await firstOf(ctx, [donation.contract.id, coupon.contract.id])
  await spendOn(first, target, Math.round((await surplusOf(first)) * 0.6))
  await spendOn(second, target, await surplusOf(second))
  await spendRest(second)
}

type Calls = NonNullable<ReturnType<Demo['callsOf']>>
type Target = { id: number; typeId: number; body: Record<string, unknown> }

const surplusOf = async (calls: Calls) =>
  (await balanceOf(calls, calls.participantId)).availableH - demoBalanceH

/** A donation of that amount, or a coupon that costs no more: as much of it as the station lets one spend. */
async function spendOn(calls: Calls, target: Target | undefined, amountH: number): Promise<void> {
  if (!target || amountH <= 0) return
  if (target.typeId === donation.contract.id) {
    const cents = Math.floor(amountH * calls.station.config.currency.multiplier)
    await participateInDemo(calls, donation, { activityId: target.id, input: { cents } })
    return
  }
  const price = couponBody.schema.safeParse(target.body).data?.coupon.newPriceCents
  if (price !== undefined && amountToPay(calls, price) <= amountH)
    await participateInDemo(calls, coupon, { activityId: target.id, input: {} })
}

/** What neither of them took is a gift. */
async function spendRest(calls: Calls): Promise<void> {
  const amountH = await surplusOf(calls)
  const { participantId } = calls
  const gift = { key: `demo:${participantId}`, cause: 'purchase', note: 'Resgate de brinde' } as const
  if (amountH > 0) await spend(calls, { participantId, amountH, ...gift })
}

/** The first activity of these types that is on air; the later type before the earlier. */
async function firstOf({ db, station }: ApiContext, typeIds: number[]): Promise<Target | undefined> {
  const [first] = await db
    .select({ id: activities.id, typeId: activities.typeId, body: activities.body })
    .from(activities)
    .where(inStation(activities, { station }, isOnAir, inArray(activities.typeId, typeIds)))
    .orderBy(sql`${activities.typeId} desc`, asc(activities.id))
    .limit(1)
  return first
}

async function addPartner({ db, station }: ApiContext, participantId: number | undefined): Promise<void> {
  if (participantId === undefined) return
  const partners = await db
    .selectDistinct({ partnerId: activities.partnerId })
    .from(activities)
    .where(inStation(activities, { station }, isNotNull(activities.partnerId)))
  const members = partners.flatMap(({ partnerId }) =>
    partnerId === null ? [] : [{ stationId: station.id, partnerId, participantId }],
  )
  if (members.length > 0) await db.insert(partnerMembers).values(members).onConflictDoNothing()
}
