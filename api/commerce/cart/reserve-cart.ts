import { and, asc, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { memberOf, requireArea } from '../../people/access/index.ts'
import { type ApiContext, inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { type Amount, giveBackStock, takeStock } from '../catalog/index.ts'
import { cartState, type ItemState } from './cart-state.ts'
import { limitCart } from './change-cart.ts'
import { changeCheckout, lockCheckout } from './checkout-row.ts'
import { requireOrderableCart } from './checkout-steps.ts'
import { checkouts, type Reserved } from './tables.ts'

/** GAP-67: from the moment the reservation starts. */
const keptMs = 10 * 60 * 1000

/**
 * Keeps what is in the caller's cart for them until `reserveTime`, all of it or nothing (CAR-14, GAP-67). Again while the time
 * runs it follows what changed in the cart and keeps its end. Where too little is left, what others let expire is given back first.
 * @throws conflict, sold_out, plan_required, too_many_requests
 */
export async function reserveCart(ctx: ApiContext): Promise<{ reserveTime: string }> {
  const participantId = memberOf(ctx)
  await requireArea(ctx, 'checkout')
  await limitCart(ctx, participantId)
  try {
    return await reserve(ctx, participantId)
  } catch (problem) {
    const isShort = problem instanceof ApiError && ['sold_out', 'conflict'].includes(problem.code)
    if (!isShort || (await releaseExpired(ctx, ctx.station.id)) === 0) throw problem
    return reserve(ctx, participantId)
  }
}

const reserve = (outer: ApiContext, participantId: number): Promise<{ reserveTime: string }> =>
  inTransaction(outer, async (ctx) => {
    const now = ctx.ports.clock.now()
    const checkout = await lockCheckout(ctx, participantId)
    const state = await cartState(ctx, participantId, checkout)
    requireOrderableCart(state)
    const wanted = state.items.map(({ row: { activityId, productNumber, quantity } }): Reserved => {
      return { activityId, productNumber, quantity }
    })
    await takeStock(ctx, difference(wanted, checkout.reserved), supplyIn(state.items))
    const isRunning = checkout.expiresAt !== null && checkout.expiresAt > now
    const expiresAt = isRunning && checkout.expiresAt ? checkout.expiresAt : new Date(now.getTime() + keptMs)
    await changeCheckout(ctx, participantId, { reserved: wanted, expiresAt })
    return { reserveTime: expiresAt.toISOString() }
  })

/** What has to be taken, and below zero what is given back. Pure. */
const difference = (wanted: Reserved[], reserved: Reserved[]): Amount[] => [
  ...wanted,
  ...reserved.map((one) => ({ ...one, quantity: -one.quantity })),
]

const supplyIn = (items: ItemState[]) => (of: Omit<Amount, 'quantity'>) => {
  const item = items.find(
    ({ row }) => row.activityId === of.activityId && row.productNumber === of.productNumber,
  )
  return { total: item?.product?.stock ?? null, name: item?.product?.name ?? '' }
}

const perTurn = 200

/**
 * Gives back what was reserved too long, of one station or of all (GAP-67), and answers how many people's it was. Of whoever
 * is changing theirs at this moment it leaves it: nobody waits.
 */
export async function releaseExpired(ctx: PlatformContext, stationId?: number): Promise<number> {
  let released = 0
  for (;;) {
    const stations = stationId === undefined ? await stationsWithExpired(ctx) : [stationId]
    let inTurn = 0
    for (const id of stations) inTurn += await releaseInStation(ctx, id)
    released += inTurn
    if (inTurn === 0 || (stationId !== undefined && inTurn < perTurn)) return released
  }
}

async function stationsWithExpired({ db, ports }: PlatformContext): Promise<number[]> {
  const rows = await acrossStations(
    async () =>
      await db
        .selectDistinct({ stationId: checkouts.stationId })
        .from(checkouts)
        .where(isDue(ports.clock.now())),
  )
  return rows.map((row) => row.stationId)
}

const isDue = (now: Date) => and(lte(checkouts.expiresAt, now), sql`${checkouts.reserved} <> '[]'`)

const releaseInStation = (outer: PlatformContext, stationId: number): Promise<number> =>
  inTransaction({ ...outer, station: { id: stationId } }, async (ctx) => {
    const { db, ports } = ctx
    const rows = await db
      .select({ participantId: checkouts.participantId, reserved: checkouts.reserved })
      .from(checkouts)
      .where(inStation(checkouts, { stationId }, isDue(ports.clock.now())))
      .orderBy(asc(checkouts.expiresAt))
      .limit(perTurn)
      .for('no key update', { skipLocked: true })
    if (rows.length === 0) return 0
    await db
      .update(checkouts)
      .set({ reserved: [] })
      .where(
        inStation(
          checkouts,
          { stationId },
          sql`${checkouts.participantId} = any(${sql.param(rows.map(({ participantId }) => participantId))})`,
        ),
      )
    await giveBackStock(
      ctx,
      rows.flatMap(({ reserved }) => reserved),
      { cause: 'released' },
    )
    return rows.length
  })

/** Each minute. Nothing depends on it: what is reserved too long covers nothing, and whoever wants it gives it back before. */
export const releaseReservations = defineJob({
  name: 'release-reservations',
  data: z.object({}),
  cron: '* * * * *',
  async run(ctx) {
    await releaseExpired(ctx)
  },
})
