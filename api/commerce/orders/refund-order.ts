import { productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { askRefund } from './ask-refund.ts'
import { itemsOf, lockOrder } from './order-rows.ts'
import { orderTexts } from './texts.ts'
import type { ItemRow, RefundRow } from './types.ts'

/** `all`: everything of it that has not come back yet; else so many of these products. */
type BackToStock = 'all' | 'none' | readonly { productId: number; quantity: number }[]
export type Refunding = {
  orderId: number
  amountCents: number
  reason: string
  backToStock: BackToStock
  /** The refund it is in the order, 1, 2 …; sent again, it is the same. */
  number?: number | undefined
}

/**
 * An owner gives back an order, whole or in part, with a reason. What card and PIX paid goes back first, by a job at the gateway; the rest
 * of it follows when that is done: points to the wallet, cashback from it, things to the stock.
 * @throws forbidden, not_found; conflict when there is not so much left, one is under way, or all would go back and a voucher was used
 */
export async function refundOrder(ctx: ApiContext, input: Refunding): Promise<RefundRow> {
  const owner = await requireOwner(ctx)
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, input.orderId)
    const items = await itemsOf(inner, order.id)
    const { amountCents, reason, number } = input
    const backToStock = amountsOf(input.backToStock, items)
    return askRefund(inner, order, { by: 'owner', who: owner.name, amountCents, reason, backToStock, number })
  })
}

/** @throws conflict for more than the order still has */
export function amountsOf(back: BackToStock, items: readonly ItemRow[]): RefundRow['backToStock'] {
  if (back === 'none') return []
  const left = items.map(({ activityId, productNumber, quantity, returned }) => ({
    ...{ activityId, productNumber },
    quantity: quantity - returned,
  }))
  if (back === 'all') return left.filter(({ quantity }) => quantity > 0)
  return back.map(({ productId, quantity }) => {
    const key = productKeyOf(productId)
    const item = left.find((one) => one.activityId === key?.activityId && one.productNumber === key.number)
    if (!item || quantity < 1 || quantity > item.quantity)
      throw new ApiError('conflict', orderTexts.nothingBack)
    return { ...item, quantity }
  })
}
