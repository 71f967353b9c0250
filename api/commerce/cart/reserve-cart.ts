import { memberOf, requireArea } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type Amount, takeStock } from '../catalog/index.ts'
import { cartState, type LineState } from './cart-state.ts'
import { limitCart } from './change-cart.ts'
import { changeCheckout, lockCheckout } from './checkout-row.ts'
import { releaseExpired } from './release-expired.ts'
import { requireOrderableCart } from './require-step.ts'
import type { Reserved } from './tables.ts'

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
    const wanted = state.lines.map(({ item: { activityId, productNumber, quantity } }): Reserved => {
      return { activityId, productNumber, quantity }
    })
    await takeStock(ctx, difference(wanted, checkout.reserved), supplyIn(state.lines))
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

const supplyIn = (lines: LineState[]) => (of: Omit<Amount, 'quantity'>) => {
  const line = lines.find(
    ({ item }) => item.activityId === of.activityId && item.productNumber === of.productNumber,
  )
  return { total: line?.product?.stock ?? null, name: line?.product?.name ?? '' }
}
