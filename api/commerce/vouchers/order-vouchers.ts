import { and, eq, inArray, isNull } from 'drizzle-orm'
import { course as courseType } from '#contract/activity-types/course.ts'
import { giveBackPlace, takePlace } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { vouchers } from './tables.ts'
import { momentText } from './terms.ts'
import { voucherTexts } from './texts.ts'
import { newVoucherCode } from './voucher-code.ts'

type Context = Pick<ApiContext, 'db' | 'ports' | 'station'>
type Item = { activityId: number; productNumber: number; quantity: number; courseId: number | null }
type Ordered = { orderId: number; participantId: number; items: readonly Item[] }

/** What is sold was counted by its own stock: seats are counted for those who come without a ticket, and hold nobody up. */
const anySeat = { total: null, soldOut: '' }

const ofOrder = ({ station }: Context, orderId: number) =>
  and(eq(vouchers.stationId, station.id), eq(vouchers.orderId, orderId))

/**
 * A voucher of its course for each thing of an order that has one; each is made once, however often this runs (ORD-06, GAP-69). In the
 * order's transaction, before any ledger account is locked. Answers how many are new, and how many could not be made: their course is gone.
 */
export async function issueOrderVouchers(
  ctx: Context,
  ordered: Ordered,
): Promise<{ made: number; missing: number }> {
  const courses = await existing(
    ctx,
    ordered.items.flatMap(({ courseId }) => courseId ?? []),
  )
  const wanted = ordered.items.flatMap((item) =>
    item.courseId !== null && courses.has(item.courseId) ? tickets(ctx, ordered, item, item.courseId) : [],
  )
  const sold = ordered.items.filter(({ courseId }) => courseId !== null)
  const missing = sold.reduce((sum, { quantity }) => sum + quantity, 0) - wanted.length
  if (wanted.length === 0) return { made: 0, missing }
  const made = await ctx.db
    .insert(vouchers)
    .values(wanted)
    .onConflictDoNothing({ target: [vouchers.stationId, vouchers.orderId, vouchers.orderItem] })
    .returning({ activityId: vouchers.activityId })
  for (const activityId of made.map((row) => row.activityId).sort((a, b) => a - b))
    await takePlace(ctx, activityId, anySeat)
  return { made: made.length, missing }
}

const tickets = (ctx: Context, { orderId, participantId }: Ordered, item: Item, courseId: number) =>
  Array.from({ length: item.quantity }, (_, at) => ({
    stationId: ctx.station.id,
    kind: 'course' as const,
    code: newVoucherCode(),
    participantId,
    activityId: courseId,
    orderId,
    orderItem: `${item.activityId}:${item.productNumber}:${at + 1}`,
    paidH: 0,
    cashbackH: 0,
    shouldContact: true,
    createdAt: ctx.ports.clock.now(),
  }))

async function existing({ db, station }: Context, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.stationId, station.id),
        eq(activities.typeId, courseType.id),
        inArray(activities.id, ids),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/**
 * The vouchers of an order are worth nothing from now on. Locks them, so that each is either redeemed or cancelled.
 * @throws conflict when one was redeemed
 */
export async function cancelOrderVouchers(ctx: Context, orderId: number): Promise<void> {
  const { db, ports, station } = ctx
  const rows = await db
    .select()
    .from(vouchers)
    .where(ofOrder(ctx, orderId))
    .orderBy(vouchers.id)
    .for('no key update')
  const used = rows.find(({ redeemedAt }) => redeemedAt)
  if (used?.redeemedAt) {
    const when = momentText(used.redeemedAt, station.config.timezone)
    throw new ApiError('conflict', voucherTexts.usedOfOrder(when, used.redeemedPlace ?? ''))
  }
  await db.update(vouchers).set({ cancelledAt: ports.clock.now() }).where(ofOrder(ctx, orderId))
  for (const { activityId, cancelledAt } of byCourse(rows))
    if (!cancelledAt) await giveBackPlace(ctx, activityId, anySeat)
}

/** The same of those that were not redeemed, where nobody can be asked any more. */
export async function cancelUnusedVouchers(ctx: Context, orderId: number): Promise<void> {
  const rows = await ctx.db
    .update(vouchers)
    .set({ cancelledAt: ctx.ports.clock.now() })
    .where(and(ofOrder(ctx, orderId), isNull(vouchers.redeemedAt), isNull(vouchers.cancelledAt)))
    .returning()
  for (const { activityId } of byCourse(rows)) await giveBackPlace(ctx, activityId, anySeat)
}

/** What was going to be refunded is not: they are worth what they were. */
export async function restoreOrderVouchers(ctx: Context, orderId: number): Promise<void> {
  const rows = await ctx.db
    .update(vouchers)
    .set({ cancelledAt: null })
    .where(ofOrder(ctx, orderId))
    .returning()
  for (const { activityId } of byCourse(rows)) await takePlace(ctx, activityId, anySeat)
}

/** In the order in which places are locked. */
const byCourse = <Row extends { activityId: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.activityId - b.activityId)
