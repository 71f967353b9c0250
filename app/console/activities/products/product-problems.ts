import type { ProductsBody } from '#contract/activity-types/products.ts'
import { codesAddress, locationsAddress, productsAddress } from './addresses.ts'
import { texts } from './texts.ts'

export type ProductProblemLink = { message: string; href: string }

const inLists = /^(?:body\.)?(products|deliveryLocations|discountCodes)(?:\[(\d+)\])?/

/**
 * What is wrong with products, places and codes, by the places that the API names, in words and with the page it is mended on; the
 * rest of what is wrong stays by its fields. Pure.
 */
export function productProblems(
  fields: Readonly<Record<string, string>>,
  activityId: number,
  { products }: Pick<ProductsBody, 'products'>,
): { fields: Record<string, string>; links: ProductProblemLink[] } {
  const others: Record<string, string> = {}
  const links = new Map<string, ProductProblemLink>()
  for (const [place, message] of Object.entries(fields)) {
    const [found, list, at] = inLists.exec(place) ?? []
    if (found === undefined) others[place] = message
    else {
      const link = linkOf(list, at === undefined ? undefined : Number(at), message)
      links.set(link.message, link)
    }
  }
  return { fields: others, links: [...links.values()] }

  function linkOf(list: string | undefined, at: number | undefined, message: string): ProductProblemLink {
    if (list === 'deliveryLocations') return said(texts.locations, at, message, locationsAddress(activityId))
    if (list === 'discountCodes') return said(texts.codes, at, message, codesAddress(activityId))
    const product = at === undefined ? undefined : products[at]
    const here = productsAddress(activityId)
    return product
      ? { message: `${product.name}: ${message}`, href: `${here}/${product.id}` }
      : { message: `${texts.door}: ${message}`, href: here }
  }
}

const said = (
  { door, one }: { door: string; one: (n: number) => string },
  at: number | undefined,
  message: string,
  href: string,
): ProductProblemLink => ({ message: `${at === undefined ? door : one(at + 1)}: ${message}`, href })

/** What is wrong with one product, by the fields of its own form; the rest in words. Pure. */
export function problemsOfProduct(
  fields: Readonly<Record<string, string>>,
  activityId: number,
  body: Pick<ProductsBody, 'products'>,
  productId: number,
): { fields: Record<string, string>; messages: string[] } {
  const at = body.products.findIndex(({ id }) => id === productId)
  return problemsUnder(fields, activityId, body, `body.products[${at}].`)
}

/** What is wrong under a place of the body, by the names that its form has; the rest in words. Pure. */
export function problemsUnder(
  fields: Readonly<Record<string, string>>,
  activityId: number,
  body: Pick<ProductsBody, 'products'>,
  place: string,
  cut = place.length,
): { fields: Record<string, string>; messages: string[] } {
  const entries = Object.entries(fields)
  const isOwn = ([name]: [string, string]) => name.startsWith(place)
  const rest = productProblems(Object.fromEntries(entries.filter((entry) => !isOwn(entry))), activityId, body)
  return {
    fields: Object.fromEntries(entries.filter(isOwn).map(([name, message]) => [name.slice(cut), message])),
    messages: [...rest.links.map(({ message }) => message), ...Object.values(rest.fields)],
  }
}
