import { digestOf } from '../../platform/digest.ts'
import type { CartState } from './cart-state.ts'

/**
 * Of everything that somebody decides in the checkout: things, places, address, how it is paid, and the plan that counts. An order is made only of what its
 * review showed; another tab may have changed it meanwhile (CAR-22). Pure.
 */
export const reviewDigestOf = ({ lines, parts, address, payment, plan }: CartState): string =>
  digestOf({
    items: lines.map(({ item: { activityId, productNumber, quantity } }) => [
      activityId,
      productNumber,
      quantity,
    ]),
    places: parts.map(({ offer, location }) => [offer.activity.id, location?.id ?? null]),
    ...{ address, payment },
    // Prices are compared apart; whose discount is in them was shown, too.
    plan: plan?.id ?? null,
  })
