import { type Carry, ended, moved } from '../../platform/carry.ts'
import { cartItems, checkouts } from './tables.ts'

/** What lies in a cart is chosen still; nothing is reserved for it, or the merge is held (PPL-12). */
export const cartCarried: readonly Carry[] = [
  moved(cartItems, { same: [cartItems.activityId, cartItems.productNumber] }),
  ended(checkouts),
]
