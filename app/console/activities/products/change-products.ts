import type { Product, ProductsBody } from '#contract/activity-types/products.ts'

/**
 * What owners do to the products of an activity, each a body made of another. Where nothing is left to do the very same comes
 * back: a form that is sent again is done already.
 */

/** The highest number that a product of it ever had. Pure. */
export const lastProductOf = ({ lastProductId, products }: ProductsBody): number =>
  Math.max(lastProductId, ...products.map(({ id }) => id))

/** The highest number that a place of delivery of it ever had. Pure. */
export const lastLocationOf = ({ lastLocationId, deliveryLocations }: ProductsBody): number =>
  Math.max(lastLocationId, ...deliveryLocations.map(({ id }) => id))

const withProducts = (body: ProductsBody, products: Product[]): ProductsBody => ({
  ...body,
  products,
  lastProductId: lastProductOf({ ...body, products, lastProductId: lastProductOf(body) }),
})

/** A product in the place of the one with its number, or at the end where there is none. Pure. */
export function putProduct(body: ProductsBody, product: Product): ProductsBody {
  const at = body.products.findIndex(({ id }) => id === product.id)
  return withProducts(body, at < 0 ? [...body.products, product] : body.products.with(at, product))
}

/** A new product at the end; with another number where somebody else's has or had its own. The same again is one. Pure. */
export function addProduct(body: ProductsBody, product: Product): ProductsBody {
  const there = body.products.find(({ id }) => id === product.id)
  if (there && JSON.stringify(there) === JSON.stringify(product)) return body
  if (!there && product.id > body.lastProductId) return putProduct(body, product)
  return putProduct(body, { ...product, id: lastProductOf(body) + 1 })
}

/** One place up (-1) or down (1), from the place it was seen at, counted from 1. Pure. */
export function moveProduct(body: ProductsBody, id: number, by: -1 | 1, from?: number): ProductsBody {
  const at = body.products.findIndex((product) => product.id === id)
  const [product, other] = [body.products[at], body.products[at + by]]
  if ((from !== undefined && at + 1 !== from) || !product || !other) return body
  return { ...body, products: body.products.with(at, other).with(at + by, product) }
}

/** Without a product, whose number does not come back. Pure. */
export function removeProduct(body: ProductsBody, id: number): ProductsBody {
  const products = body.products.filter((product) => product.id !== id)
  return products.length === body.products.length ? body : withProducts(body, products)
}

/** The same product again behind itself, with a number of its own. Pure. */
export function duplicateProduct(body: ProductsBody, id: number): ProductsBody {
  const at = body.products.findIndex((product) => product.id === id)
  const product = body.products[at]
  if (!product) return body
  const copy = { ...product, id: lastProductOf(body) + 1 }
  return withProducts(body, [...body.products.slice(0, at + 1), copy, ...body.products.slice(at + 1)])
}
