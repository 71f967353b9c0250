import { centsOf } from '#contract/activities/wallet/cents.ts'
import { productIdOf } from '#contract/commerce/catalog/product-id.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Checkout } from '../cart/index.ts'
import { orderTexts } from './texts.ts'

/** What the review showed, in reais, and what old clients send beside it. */
export type Shown = {
  final_value: number
  credit_card_value: number
  /** Of the cart's answer, where the client sends it. */
  review?: string | undefined
  cart?: Record<string, unknown>[] | undefined
  isOnlyPayment?: boolean | undefined
  payment?: { type?: string | undefined } | undefined
}

/** Nobody orders or pays what they were not shown. @throws conflict with the step to go back to in `details.step` */
export function requireAsShown(checkout: Checkout, shown: Shown): void {
  const isSameAmount =
    centsOf(shown.final_value) === checkout.totals.finalCents &&
    centsOf(shown.credit_card_value) === checkout.chargeCents
  if (!isSameAmount) throw changed(orderTexts.changed)
  const isSame =
    (shown.review === undefined || shown.review === checkout.review) &&
    (!shown.isOnlyPayment || checkout.totals.walletCents === 0) &&
    (shown.payment?.type === undefined || shown.payment.type === checkout.payment.type) &&
    (!shown.cart || isSameCart(checkout, shown.cart))
  if (!isSame) throw changed(orderTexts.otherCart)
}

const changed = (message: string) => new ApiError('conflict', message, { details: { step: 'review' } })

/** Entries `product-{id}` with a quantity each (D3§3). */
function isSameCart({ items }: Checkout, cart: Record<string, unknown>[]): boolean {
  const wanted = new Map(
    items.map(({ activityId, productNumber: number, quantity }) => [
      productIdOf({ activityId, number }),
      quantity,
    ]),
  )
  const sent = cart.flatMap((entry) =>
    Object.entries(entry).flatMap(([name, quantity]) => {
      const id = /^product-(\d{1,15})$/.exec(name)?.[1]
      return id === undefined ? [] : [[Number(id), Number(quantity)] as const]
    }),
  )
  return sent.length === wanted.size && sent.every(([id, quantity]) => wanted.get(id) === quantity)
}
