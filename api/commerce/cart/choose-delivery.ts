import type { z } from 'zod'
import type { Cart, deliveryBodySchema } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { cartState, type PartState } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { changeCheckout } from './checkout-row.ts'
import { requireStep } from './require-step.ts'

type Delivery = z.output<typeof deliveryBodySchema>

/**
 * Where the things of the caller's cart go: a location for each activity that is not digital, and an address where one of them
 * delivers (CAR-04). @throws invalid_input beside `locations.{action_id}` and the fields of the address; as `requireStep`
 */
export const chooseDelivery = (outer: ApiContext, { locations, address }: Delivery): Promise<Cart> =>
  changeCart(outer, async (ctx, participantId, checkout) => {
    const state = await cartState(ctx, participantId, checkout)
    requireStep(state, 'delivery')
    const wanted = new Map(locations.map(({ action_id, deliveryLocation }) => [action_id, deliveryLocation]))
    const chosen = state.parts
      .filter(({ isDigital }) => !isDigital)
      .map((part) => ({ part, location: locationIn(part, wanted.get(part.offer.activity.id)) }))
    const missing = chosen
      .filter(({ location }) => !location)
      .map(({ part }): [string, string] => [`locations.${part.offer.activity.id}`, fieldTexts.required])
    const isBrought = chosen.some(({ location }) => location?.delivery)
    const fields = { ...Object.fromEntries(missing), ...(isBrought && !address ? noAddress : {}) }
    if (Object.keys(fields).length > 0) throw ApiError.fields(fields)
    await changeCheckout(ctx, participantId, {
      locations: Object.fromEntries(
        chosen.map(({ part, location }) => [String(part.offer.activity.id), location?.id ?? 0]),
      ),
      ...(address && { address }),
    })
  })

const locationIn = ({ offer }: PartState, wanted: number | undefined) =>
  offer.body.deliveryLocations.find(({ id }) => id === wanted)

const noAddress = Object.fromEntries(
  ['zipcode', 'street', 'number', 'city', 'state'].map((name) => [name, fieldTexts.required]),
)
