import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { course as courseType } from '#contract/activity-types/course.ts'
import { changeSeats } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { vouchers } from './tables.ts'
import { momentText } from './terms.ts'
import { voucherTexts } from './texts.ts'
import { newVoucherCode } from './voucher-code.ts'

type Context = Pick<ApiContext, 'db' | 'ports' | 'station'>
type Item = { activityId: number; productNumber: number; quantity: number; courseId: number | null }
type Ordered = { orderId: number; participantId: number; items: readonly Item[] }

const ofOrder = (ctx: Context, orderId: number) => inStation(vouchers, ctx, eq(vouchers.orderId, orderId))

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
  const made: { activityId: number }[] = []
  for (const piece of inPieces(wanted))
    made.push(
      ...(await ctx.db
        .insert(vouchers)
        .values(piece)
        .onConflictDoNothing({ target: [vouchers.stationId, vouchers.orderId, vouchers.orderItem] })
        .returning({ activityId: vouchers.activityId })),
    )
  await countSeats(ctx, made, 1)
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
      inStation(activities, { station }, eq(activities.typeId, courseType.id), inArray(activities.id, ids)),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Which of an order's refunds it is that cancels, or was refused. */
type Refunded = { orderId: number; refund: number }

/**
 * The vouchers of an order are worth nothing from now on. Locks them, so that each is either redeemed or cancelled.
 * @throws conflict when one was redeemed
 */
export async function cancelOrderVouchers(ctx: Context, refunded: Refunded): Promise<void> {
  const rows = await lockValid(ctx, refunded.orderId)
  const used = rows.find(({ redeemedAt }) => redeemedAt)
  if (used) throw usedConflict(ctx, used)
  await cancel(ctx, refunded, rows)
}

/**
 * The same of as many vouchers of some of its things as are not `left` to the buyer, the last first.
 * @throws conflict when more were redeemed than are left
 */
export async function cancelVouchersOfThings(
  ctx: Context,
  {
    things,
    ...refunded
  }: Refunded & { things: readonly (Omit<Item, 'quantity' | 'courseId'> & { left: number })[] },
): Promise<void> {
  const valid = await lockValid(ctx, refunded.orderId)
  const gone = things.flatMap(({ activityId, productNumber, left }) => {
    const own = valid.filter((row) => row.orderItem?.startsWith(`${activityId}:${productNumber}:`))
    const unused = own.filter(({ redeemedAt }) => !redeemedAt)
    const surplus = Math.max(0, own.length - left)
    const used = own.find(({ redeemedAt }) => redeemedAt)
    if (used && surplus > unused.length) throw usedConflict(ctx, used)
    return unused.slice(unused.length - surplus)
  })
  await cancel(ctx, refunded, gone)
}

/** Those of an order that were not redeemed, where nobody can be asked any more. */
export async function cancelUnusedVouchers(ctx: Context, refunded: Refunded): Promise<void> {
  const rows = await lockValid(ctx, refunded.orderId)
  await cancel(
    ctx,
    refunded,
    rows.filter(({ redeemedAt }) => !redeemedAt),
  )
}

/** What was going to be refunded is not: what it cancelled is worth what it was. */
export async function restoreOrderVouchers(ctx: Context, { orderId, refund }: Refunded): Promise<void> {
  const rows = await ctx.db
    .update(vouchers)
    .set({ cancelledAt: null, refundNumber: null })
    .where(and(ofOrder(ctx, orderId), eq(vouchers.refundNumber, refund)))
    .returning()
  await countSeats(ctx, rows, 1)
}

/** Whether one of an order's vouchers was used: by one query. */
export async function hasUsedVoucherOf(ctx: Context, orderId: number): Promise<boolean> {
  const used = and(ofOrder(ctx, orderId), isNull(vouchers.cancelledAt), isNotNull(vouchers.redeemedAt))
  return (await ctx.db.$count(vouchers, used)) > 0
}

type Row = typeof vouchers.$inferSelect

const lockValid = (ctx: Context, orderId: number): Promise<Row[]> =>
  ctx.db
    .select()
    .from(vouchers)
    .where(and(ofOrder(ctx, orderId), isNull(vouchers.cancelledAt)))
    .orderBy(vouchers.id)
    .for('no key update')

async function cancel(ctx: Context, { refund }: Refunded, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await ctx.db
    .update(vouchers)
    .set({ cancelledAt: ctx.ports.clock.now(), refundNumber: refund })
    .where(inStation(vouchers, ctx, inArray(vouchers.id, ids)))
  await countSeats(ctx, rows, -1)
}

function usedConflict({ station }: Context, { redeemedAt, redeemedPlace }: Row): ApiError {
  const when = redeemedAt ? momentText(redeemedAt, station.config.timezone) : ''
  return new ApiError('conflict', voucherTexts.usedOfOrder(when, redeemedPlace ?? ''))
}

/** What is sold was counted by its own stock: seats are counted for those who come without a ticket, and hold nobody up. */
async function countSeats(
  ctx: Context,
  rows: readonly { activityId: number }[],
  each: 1 | -1,
): Promise<void> {
  const courses = new Map<number, number>()
  for (const { activityId } of rows) courses.set(activityId, (courses.get(activityId) ?? 0) + each)
  // In the order in which seats are locked.
  for (const [activityId, seats] of [...courses].sort(([a], [b]) => a - b))
    await changeSeats(ctx, activityId, seats)
}
