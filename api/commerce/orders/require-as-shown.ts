import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'
import { productIdOf, productKeyOf } from '#contract/commerce/catalog/product-id.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Checkout } from '../cart/index.ts'
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

type Entry = NonNullable<Shown['cart']>[number]
type Sent = { entry: Entry; products: { id: number; quantity: number }[] }

/**
 * Which of the fields that a client sent (D3§3) are not what the checkout says: all that are sent are looked at, none is taken from
 * there (CAR-22, GAP-63). Pure.
 */
function differingFields(checkout: Checkout, shown: Shown): string[] {
  const entries = shown.cart?.map(toSent)
  const differs = {
    review: shown.review !== undefined && shown.review !== checkout.review,
    cart: entries !== undefined && !isSameCart(checkout, entries),
    action_id: entries?.some((sent) => !isOfItsAction(sent)) === true,
    deliveryLocation: entries?.some((sent) => !goesTo(checkout, sent)) === true,
    zipcode: entries?.some((sent) => !isAddressed(checkout, sent, 'zipcode')) === true,
    address: entries?.some((sent) => !isAddressed(checkout, sent, 'address')) === true,
    number: entries?.some((sent) => !isAddressed(checkout, sent, 'number')) === true,
    isOnlyPayment: shown.isOnlyPayment !== undefined && !leavesWallet(checkout, shown.isOnlyPayment),
    ...paymentDiffers(checkout, shown),
  }
  return Object.entries(differs).flatMap(([field, isOther]) => (isOther ? [field] : []))
}

const toSent = (entry: Entry): Sent => ({
  entry,
  products: Object.entries(entry).flatMap(([name, quantity]) => {
    const id = /^product-(\d{1,15})$/.exec(name)?.[1]
    return id === undefined ? [] : [{ id: Number(id), quantity: Number(quantity) }]
  }),
})

/** Each thing once, in its quantity, and nothing else. */
function isSameCart({ items }: Checkout, entries: readonly Sent[]): boolean {
  const wanted = new Map(
    items.map(({ activityId, productNumber: number, quantity }) => [
      productIdOf({ activityId, number }),
      quantity,
    ]),
  )
  const sent = entries.flatMap(({ products }) => products)
  const isOnce = new Set(sent.map(({ id }) => id)).size === sent.length
  return (
    isOnce && sent.length === wanted.size && sent.every(({ id, quantity }) => wanted.get(id) === quantity)
  )
}

const isOfItsAction = ({ entry, products }: Sent): boolean =>
  entry.action_id === undefined ||
  products.every(({ id }) => productKeyOf(id)?.activityId === entry.action_id)

/** The parts of the checkout that an entry is about: by its activity, or by the things in it. */
function partsOf({ parts }: Checkout, { entry, products }: Sent): Checkout['parts'] {
  const ids = new Set([entry.action_id, ...products.map(({ id }) => productKeyOf(id)?.activityId)])
  return parts.filter(({ offer }) => ids.has(offer.activity.id))
}

/** 0 stands for none, as null does. */
const goesTo = (checkout: Checkout, sent: Sent): boolean =>
  sent.entry.deliveryLocation === undefined ||
  partsOf(checkout, sent).every(
    ({ location }) => (location?.id ?? null) === (sent.entry.deliveryLocation || null),
  )

/** What is brought goes to the address; what is fetched has its own place, or nothing is said of it. */
function isAddressed(checkout: Checkout, sent: Sent, field: 'zipcode' | 'address' | 'number'): boolean {
  const typed = plain(sent.entry[field] ?? '')
  if (sent.entry[field] === undefined) return true
  return partsOf(checkout, sent).every(({ location }) => {
    const { address } = checkout
    const brought = address && { zipcode: address.zipcode, address: address.street, number: address.number }
    if (location?.delivery) return typed === plain(brought?.[field] ?? '')
    const place = location && {
      ...{ zipcode: location.zipcode, address: location.street, number: location.streetNumber },
    }
    return typed === '' || typed === plain(place?.[field] ?? '')
  })
}

/** Blanks, marks and capitals are the client's matter. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s.,-]+/g, '')

/** What is for payment only leaves the wallet alone; elsewhere it may be empty. */
const leavesWallet = ({ parts, totals }: Checkout, isOnlyPayment: boolean): boolean =>
  isOnlyPayment
    ? totals.walletCents === 0
    : parts.every(({ offer }) => offer.body.paymentOption !== 'payment_only')

/** Whoever says no amounts says how it is paid: nothing where the wallet pays all (CAR-15). */
function paymentDiffers({ payment }: Checkout, { payment: sent, ...shown }: Shown) {
  const saysAmounts = shown.final_value !== undefined && shown.credit_card_value !== undefined
  const isCard = payment.type === 'credit_card'
  const isOther = (said: number | null | undefined, stands: number | null) => Boolean(said) && said !== stands
  return {
    payment:
      sent?.type === undefined ? !saysAmounts && payment.type !== 'wallet' : sent.type !== payment.type,
    selected_card: isCard && isOther(sent?.selected_card, payment.cardId),
    installments: isCard && isOther(sent?.installments, payment.installments),
  }
}
