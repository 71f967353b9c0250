import type { z } from 'zod'
import type { DeliveryLocation } from '#contract/activity-types/products.ts'
import type { Cart, deliveryBodySchema } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { personTexts } from '#contract/person-fields.ts'
import { readStates } from '#contract/state-codes.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { cartState, type PartState } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { changeCheckout } from './checkout-row.ts'
import { requireStep } from './require-step.ts'
import { cartTexts as texts } from './texts.ts'

type Delivery = z.output<typeof deliveryBodySchema>

/**
 * Where the things of the caller's cart go: a location for each activity that is not digital, and an address where one of them
 * delivers, which lies where its CEP does and where the location delivers (CAR-04, CAR-19). @throws invalid_input beside `locations.{action_id}` and the fields of the address; too_many_requests; as `requireStep`
 */
export async function chooseDelivery(outer: ApiContext, { locations, address }: Delivery): Promise<Cart> {
  // Before anything is locked: somebody else's service may be asked.
  const place = address && (await placeOf(outer, address.zipcode))
  return changeCart(outer, async (ctx, participantId, checkout) => {
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
    const fields = {
      ...Object.fromEntries(missing),
      ...(isBrought
        ? problemsOf(
            address,
            place,
            chosen.map(({ location }) => location),
          )
        : {}),
    }
    if (Object.keys(fields).length > 0) throw ApiError.fields(fields)
    await changeCheckout(ctx, participantId, {
      locations: Object.fromEntries(
        chosen.map(({ part, location }) => [String(part.offer.activity.id), location?.id ?? 0]),
      ),
      ...(address && { address }),
    })
  })
}

/** Addresses that one person sends in an hour; somebody else's service may be asked for each. */
const perMember = { name: 'cep-delivery', points: 60, durationSeconds: 3600 }

/** Where a CEP lies; null where it is none. @throws too_many_requests */
async function placeOf(ctx: ApiContext, cep: string): Promise<{ state: string } | null> {
  await limit(ctx, { ...perMember, key: `${ctx.station.id}:${memberOf(ctx)}` })
  return ctx.ports.postalCodes.find(cep)
}

const locationIn = ({ offer }: PartState, wanted: number | undefined) =>
  offer.body.deliveryLocations.find(({ id }) => id === wanted)

/** What is wrong with where things are brought: with its CEP, its state, or the regions that were chosen (CAR-04, CAR-19). */
function problemsOf(
  address: Delivery['address'],
  place: { state: string } | null,
  locations: readonly (DeliveryLocation | undefined)[],
): Record<string, string> {
  if (!address) return noAddress
  if (!place) return { zipcode: personTexts.cep }
  const { state } = address
  if (place.state !== state) return { state: texts.cepOf(place.state) }
  const isLeftOut = locations.some(
    (location) =>
      location?.delivery && location.states !== '' && !readStates(location.states)?.includes(state),
  )
  return isLeftOut ? { state: texts.notBroughtTo(state) } : {}
}

const noAddress = Object.fromEntries(
  ['zipcode', 'street', 'number', 'city', 'state'].map((name) => [name, fieldTexts.required]),
)
