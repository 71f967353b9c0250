import type { ApiContext } from '../../platform/context.ts'
import { giveBackStock, stockKey } from '../catalog/index.ts'
import { itemsOf } from './cart-state.ts'
import { type CheckoutRow, changeCheckout } from './checkout-row.ts'
import type { Reserved } from './tables.ts'

/**
 * Gives back at once what is reserved of what somebody no longer has in their cart: others read 'esgotado' of it (CAR-14). The time of the
 * rest goes on; where nothing is left there is no reservation. Under the lock of the checkout.
 */
export async function releaseBeyond(
  ctx: ApiContext,
  participantId: number,
  { reserved }: Pick<CheckoutRow, 'reserved'>,
): Promise<void> {
  if (reserved.length === 0) return
  const items = await itemsOf(ctx, participantId)
  const there = new Map(items.map((item) => [stockKey(item), item.quantity]))
  const beyondOf = (one: Reserved) => Math.max(0, one.quantity - (there.get(stockKey(one)) ?? 0))
  const beyond = reserved.map((one) => ({ ...one, quantity: beyondOf(one) })).filter(isAny)
  if (beyond.length === 0) return
  const left = reserved.map((one) => ({ ...one, quantity: one.quantity - beyondOf(one) })).filter(isAny)
  await giveBackStock(ctx, beyond, { cause: 'released' })
  await changeCheckout(ctx, participantId, { reserved: left, ...(left.length === 0 && { expiresAt: null }) })
}

const isAny = ({ quantity }: Reserved): boolean => quantity > 0
