import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Checkout } from '../cart/index.ts'
import { differingFields } from './differing-fields.ts'
import { orderTexts } from './texts.ts'
import type { Shown } from './types.ts'

/**
 * Nobody orders or pays what they were not shown (GAP-63). Whoever says no amounts was shown those that the server told last.
 * @throws conflict with the step to go back to in `details.step`: with the amounts as they are, or the fields that are not as they stand
 */
export function requireAsShown(checkout: Checkout, shown: Shown): void {
  const { totals, chargeCents } = checkout
  const { told } = checkout.checkout
  const finalCents = shown.final_value === undefined ? told?.finalCents : centsOf(shown.final_value)
  const shownCents =
    shown.credit_card_value === undefined ? told?.chargeCents : centsOf(shown.credit_card_value)
  if (finalCents !== totals.finalCents || shownCents !== chargeCents)
    throw changed(orderTexts.changed, {
      final_value: reaisOf(totals.finalCents),
      credit_card_value: reaisOf(chargeCents),
    })
  const differs = differingFields(checkout, shown)
  if (differs.length > 0) throw changed(orderTexts.otherCart, { differs })
}

const changed = (message: string, details: object) =>
  new ApiError('conflict', message, { details: { step: 'review', ...details } })

/** The conflict tells other amounts than the caller was told before. */
export const tellsAmounts = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.details?.final_value !== undefined
