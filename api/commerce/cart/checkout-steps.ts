import type { z } from 'zod'
import type { DeliveryLocation } from '#contract/activity-types/products.ts'
import {
  type Cart,
  type CheckoutStep,
  checkoutSteps,
  type deliveryBodySchema,
} from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { personTexts } from '#contract/person-fields.ts'
import { readStates } from '#contract/state-codes.ts'
import { memberOf } from '../../people/access/index.ts'
import { findMunicipality, isSameCity } from '../../people/onboarding/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { PostalAddress } from '../../platform/ports/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { placeOfCep } from '../addresses/index.ts'
import { cardOf } from '../cards/index.ts'
import { offersOf } from '../catalog/index.ts'
import { type CartState, cartState, type PartState } from './cart-state.ts'
import { changeCart } from './change-cart.ts'
import { changeCheckout } from './checkout-row.ts'
import { cartTexts, cartTexts as texts } from './texts.ts'

type Delivery = z.output<typeof deliveryBodySchema>

/**
 * Where the things of the caller's cart go: a location for each activity that is not digital, and an address where one of them
 * delivers, which lies where its CEP does, in a city that is there, and where the location delivers (CAR-04, CAR-19). @throws invalid_input beside `locations.{action_id}` and the fields of the address; as `changeCart` and `requireStep`
 */
export async function chooseDelivery(outer: ApiContext, { locations, address }: Delivery): Promise<Cart> {
  // Before anything is locked: somebody else's service may be asked.
  const postal = address && (await placeOf(outer, { zipcode: address.zipcode, locations }))
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
      ...(isBrought ? problemsOf(address, postal, chosen) : {}),
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
  postal: PostalAddress | null,
  chosen: readonly Chosen[],
): Record<string, string> {
  if (!address) return noAddress
  if (!postal) return { zipcode: personTexts.cep }
  const { state, city } = address
  if (postal.state !== state) return { state: texts.cepOf(postal.state) }
  const wrongCity = problemOfCity(city, postal)
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
function problemOfCity(city: string, postal: PostalAddress): string | undefined {
  if (postal.city !== '' && isSameCity(city, postal.city)) return undefined
  if (findMunicipality(postal.state, postal.city)) return texts.cepOf(postal.city)
  return findMunicipality(postal.state, city) ? undefined : texts.noCity(postal.state)
}

const noAddress = Object.fromEntries(
  ['zipcode', 'street', 'number', 'city', 'state'].map((name) => [name, fieldTexts.required]),
)

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

/**
 * Refuses what belongs to a step that may not be opened yet, with the one that may in `details.step`.
 * @throws conflict, also where the cart changed while its time runs; gone when that time is over (CAR-14); sold_out where
 * nothing is left
 */
export function requireStep(state: CartState, wanted: CheckoutStep): void {
  if (checkoutSteps.indexOf(state.step) >= checkoutSteps.indexOf(wanted)) return
  const details = { step: state.step }
  if (state.step === 'delivery') throw new ApiError('conflict', cartTexts.deliveryFirst, { details })
  if (state.step === 'payment') throw new ApiError('conflict', cartTexts.paymentFirst, { details })
  requireOrderableCart(state)
  if (state.reservation === 'over') throw new ApiError('gone', cartTexts.timeOver, { details })
  const isChanged = state.reservation === 'changed'
  throw new ApiError('conflict', isChanged ? cartTexts.changed : cartTexts.cartFirst, { details })
}

/** Refuses an empty cart, one that waits for an order, and one with an item that cannot be ordered. @throws conflict, sold_out */
export function requireOrderableCart({ items, checkout }: Pick<CartState, 'items' | 'checkout'>): void {
  const details = { step: 'cart' }
  if (checkout.orderId)
    throw new ApiError('conflict', cartTexts.beingPaid, {
      details: { ...details, order_id: checkout.orderId },
    })
  if (items.length === 0) throw new ApiError('conflict', cartTexts.empty, { details })
  const problem = items.find((item) => item.problem)?.problem
  if (problem)
    throw new ApiError(problem.kind === 'sold_out' ? 'sold_out' : 'conflict', problem.message, { details })
  requireFewTickets(items)
}

/** Each is a voucher of its own, written when the order is paid (SEC-103). */
const mostTickets = 500

function requireFewTickets(items: CartState['items']): void {
  const tickets = items.reduce(
    (sum, { row, product }) => sum + (product?.presentialCourseId ? row.quantity : 0),
    0,
  )
  if (tickets > mostTickets)
    throw new ApiError('conflict', cartTexts.tooManyTickets(mostTickets), { details: { step: 'cart' } })
}

/** Codes are short: nobody finds one by trying. */
const perHour = 30

/**
 * Uses a code that was typed in the cart, in place of one that was used before; an empty one takes it away (CAR-20, GAP-87).
 * @throws invalid_input beside `code` for one that takes nothing off this cart, too_many_requests
 */
export async function applyDiscountCode(outer: ApiContext, typed: string): Promise<Cart> {
  const code = typed.toUpperCase() || null
  const key = `${outer.station.id}:${memberOf(outer)}`
  if (code) await limit(outer, { name: 'discount-code', key, points: perHour, durationSeconds: 3600 })
  return changeCart(outer, async (ctx, participantId, checkout) => {
    if (code) {
      const { parts } = await cartState(ctx, participantId, { ...checkout, discountCode: code })
      if (!parts.some((part) => part.code)) throw ApiError.fields({ code: cartTexts.noCode })
    }
    await changeCheckout(ctx, participantId, { discountCode: code })
  })
}
