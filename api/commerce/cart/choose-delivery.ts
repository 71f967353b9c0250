import type { z } from 'zod'
import type { DeliveryLocation } from '#contract/activity-types/products.ts'
import type { Cart, deliveryBodySchema } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { personTexts } from '#contract/person-fields.ts'
import { readStates } from '#contract/state-codes.ts'
import { findMunicipality, isSameCity } from '../../people/onboarding/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { PostalAddress } from '../../platform/ports/index.ts'
import { placeOfCep } from '../addresses/index.ts'
import { offersOf } from '../catalog/index.ts'
import { cartState, type PartState } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { changeCheckout } from './checkout-row.ts'
import { requireStep } from './require-step.ts'
import { cartTexts as texts } from './texts.ts'

type Delivery = z.output<typeof deliveryBodySchema>

/**
 * Where the things of the caller's cart go: a location for each activity that is not digital, and an address where one of them
 * delivers, which lies where its CEP does, in a city that is there, and where the location delivers (CAR-04, CAR-19). @throws invalid_input beside `locations.{action_id}` and the fields of the address; as `changeCart` and `requireStep`
 */
export async function chooseDelivery(outer: ApiContext, { locations, address }: Delivery): Promise<Cart> {
  // Before anything is locked: somebody else's service may be asked.
  const place = address && (await placeOf(outer, { zipcode: address.zipcode, locations }))
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
      ...(isBrought ? problemsOf(address, place, chosen) : {}),
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

type Sent = Pick<Delivery, 'locations'> & { zipcode: string }

/**
 * Where the CEP of an address lies; null where it is none. What is fetched asks nobody for it, and who asked too often is not kept from
 * their order: as while the service is silent, what its range says is enough (SEC-107).
 */
async function placeOf(ctx: ApiContext, { zipcode, locations }: Sent): Promise<PostalAddress | null> {
  const guess = ctx.ports.postalCodes.guess(zipcode)
  if (!(await isBrought(ctx, locations))) return guess
  return placeOfCep(ctx, zipcode).catch((problem: unknown) => {
    if (problem instanceof ApiError && problem.code === 'too_many_requests') return guess
    throw problem
  })
}

/** Whether one of the locations that are wanted delivers. */
async function isBrought(ctx: ApiContext, wanted: Delivery['locations']): Promise<boolean> {
  const offers = await offersOf(
    ctx,
    wanted.map(({ action_id }) => action_id),
  )
  return wanted.some(
    ({ action_id, deliveryLocation }) =>
      offers.get(action_id)?.body.deliveryLocations.find(({ id }) => id === deliveryLocation)?.delivery,
  )
}

const locationIn = ({ offer }: PartState, wanted: number | undefined) =>
  offer.body.deliveryLocations.find(({ id }) => id === wanted)

type Chosen = { part: PartState; location: DeliveryLocation | undefined }

/** What is wrong with where things are brought: with its CEP, its state, its city, or the regions that were chosen (CAR-04, CAR-19). */
function problemsOf(
  address: Delivery['address'],
  place: PostalAddress | null,
  chosen: readonly Chosen[],
): Record<string, string> {
  if (!address) return noAddress
  if (!place) return { zipcode: personTexts.cep }
  const { state, city } = address
  if (place.state !== state) return { state: texts.cepOf(place.state) }
  const wrongCity = problemOfCity(city, place)
  const leftOut = chosen.filter(({ location }) => location?.delivery && !reaches(location, state))
  return {
    ...(wrongCity && { city: wrongCity }),
    ...Object.fromEntries(
      leftOut.map(({ part }) => [`locations.${part.offer.activity.id}`, texts.notBroughtTo(state)]),
    ),
  }
}

const reaches = ({ states }: DeliveryLocation, state: string) =>
  states === '' || readStates(states)?.includes(state) === true

/**
 * A city is that of its CEP where this one's is known, and otherwise one of the state. What a CEP calls its city and no list
 * knows, such as a district, contradicts nobody.
 */
function problemOfCity(city: string, place: PostalAddress): string | undefined {
  if (place.city !== '' && isSameCity(city, place.city)) return undefined
  if (findMunicipality(place.state, place.city)) return texts.cepOf(place.city)
  return findMunicipality(place.state, city) ? undefined : texts.noCity(place.state)
}

const noAddress = Object.fromEntries(
  ['zipcode', 'street', 'number', 'city', 'state'].map((name) => [name, fieldTexts.required]),
)
