import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cardOf } from '../cards/index.ts'
import { cartState } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { changeCheckout } from './checkout-row.ts'
import { requireStep } from './require-step.ts'
import { cartTexts } from './texts.ts'

type Choice = {
  type: 'pix' | 'credit_card'
  selected_card?: number | null | undefined
  installments: number
}

/**
 * How what the wallet leaves of the caller's cart is paid (CAR-06, CAR-08). @throws invalid_input beside `selected_card` and
 * `installments`; conflict where the installation takes neither; as `requireStep`
 */
export const choosePayment = (outer: ApiContext, choice: Choice): Promise<Cart> =>
  changeCart(outer, async (ctx, participantId, checkout) => {
    const state = await cartState(ctx, participantId, checkout)
    requireStep(state, 'payment')
    if (!state.takesPayments) throw new ApiError('conflict', cartTexts.noPayments)
    const { type: method, selected_card: cardId = null, installments } = choice
    if (method === 'pix') return changeCheckout(ctx, participantId, { method, cardId: null, installments: 1 })
    if (cardId === null) throw ApiError.fields({ selected_card: fieldTexts.required })
    await requireOwnCard(ctx, cardId)
    if (!state.instalments.some(({ count }) => count === installments))
      throw ApiError.fields({ installments: cartTexts.noInstallments })
    await changeCheckout(ctx, participantId, { method, cardId, installments })
  })

async function requireOwnCard(ctx: ApiContext, id: number): Promise<void> {
  try {
    await cardOf(ctx, id)
  } catch (problem) {
    const isUnknown = problem instanceof ApiError && problem.code === 'not_found'
    throw isUnknown ? ApiError.fields({ selected_card: problem.message }) : problem
  }
}
