import { centsOf, reaisOf } from '#contract/activities/wallet/cents.ts'

/** Names of the fields with which products are subscribed to (ACT-21): one that is chosen, or how many of each. */
export const productName = 'produto'
export const quantityName = (productId: number): string => `quantidade-${productId}`
/** Gives the name of the hidden field with the price that the page showed for one, in centavos. */
export const shownName = (productId: number): string => `preco-${productId}`
/** The number of the member's newest subscription to the activity, 0 before the first: it makes the key (ADR 34). */
export const afterName = 'depois_da_assinatura'

/** The chosen products, and the total that the page showed. */
export type Chosen = { products: { id: number; quantity: number }[]; amount: number }

/** The most products that a page has. */
const most = 100

/** Reads what was chosen from a form or an address; what is no number is not chosen. Pure. */
export function chosenIn(form: Iterable<[string, unknown]>): Chosen {
  const values = new Map([...form].map(([name, value]) => [name, String(value)]))
  const one = numberIn(values.get(productName))
  const products = one === null ? [] : [{ id: one, quantity: 1 }]
  for (const [name, value] of values) {
    const id = numberIn(/^quantidade-(.+)$/.exec(name)?.[1])
    const quantity = numberIn(value.trim())
    if (id !== null && quantity !== null && quantity > 0) products.push({ id, quantity })
  }
  const cents = products.reduce(
    (sum, { id, quantity }) => sum + (numberIn(values.get(shownName(id))) ?? 0) * quantity,
    0,
  )
  return { products: products.slice(0, most), amount: reaisOf(cents) }
}

const numberIn = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

/** Gives the key of an intention: it comes after a certain subscription, however often it is sent (ADR 34). Pure. */
export function subscriptionKeyOf(activityId: number, after: unknown): string | undefined {
  const number = numberIn(String(after ?? ''))
  return number === null ? undefined : `assinatura-${activityId}-depois-${number}`
}

/** Works out the price of one, in centavos. Pure. */
export const costOf = ({ value, discount }: { value: number; discount: number }): number =>
  Math.max(0, centsOf(value) - centsOf(discount))
