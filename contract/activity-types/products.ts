import { z } from 'zod'
import { reaisOf } from '../activities/wallet/cents.ts'
import { productIdOf } from '../commerce/catalog/product-id.ts'
import {
  mostDeliveryLocations,
  mostDiscountCodes,
  mostMorePictures,
  mostProducts,
} from '../console/most-entries.ts'
import { assetField, idField } from '../content-fields.ts'
import { dayField } from '../day-fields.ts'
import { fieldTexts } from '../fields.ts'
import { mostLetters } from '../most-letters.ts'
import { readStates } from '../state-codes.ts'
import type { ActivityBody, ActivityType, BodyProblem } from './activity-type.ts'
import { atMost } from './at-most.ts'

/** Type 14: things to order (ACT-14). Taking part is an order that was paid. */
export const products = {
  id: 14,
  name: 'Produtos',
  paysCashback: true,
  isTakenElsewhere: true,
} as const satisfies ActivityType

const most = mostLetters.deliveryLocation
const priceCents = z.int().nonnegative().max(100_000_000)

export const productSchema = z.object({
  /** Its number within the activity: orders and stock hang on it, so none comes again. */
  id: z.int().min(1).max(9_999),
  name: atMost(mostLetters.product.name).min(1),
  description: atMost(mostLetters.product.description).default(''),
  image: assetField.nullish(),
  /** More pictures of it, behind the first (GAP-154). */
  images: z
    .array(z.object({ image: assetField }))
    .max(mostMorePictures)
    .default([]),
  valueCents: priceCents.min(1),
  /** Off the value of each. */
  discountCents: priceCents.default(0),
  /** Null: without an end. */
  stock: z.int().nonnegative().max(1_000_000).nullish(),
  /** The most that one person may order, in all their orders. Null: as many as there are. */
  limit: z.int().positive().max(1_000).nullish(),
  /** The course (type 4) that a ticket is for; its voucher comes with the payment (ORD-06). */
  presentialCourseId: idField.nullish(),
})

export const locationSchema = z.object({
  id: z.int().min(1).max(9_999),
  name: atMost(most.name).min(1),
  priceCents: priceCents.default(0),
  /** True: it is brought to an address; false: it is fetched here. */
  delivery: z.boolean(),
  /** The states it is brought to, 'AL, BA'; empty: all of them (CAR-04). */
  states: atMost(most.states)
    .refine((text) => readStates(text) !== null, 'as siglas dos estados, como AL, BA, CE')
    .overwrite((text) => readStates(text)?.join(', ') ?? text)
    .default(''),
  helperLabelField1: atMost(most.helperLabel).default(''),
  helperLabelField2: atMost(most.helperLabel).default(''),
  street: atMost(most.street).default(''),
  streetNumber: atMost(most.streetNumber).default(''),
  zipcode: z
    .string()
    .regex(/^(\d{8})?$/, '8 algarismos')
    .default(''),
})

/** A code that is typed in the cart, and what it takes off the items of this activity (CAR-20, GAP-87). */
export const discountCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,}$/, fieldTexts.alphanumeric)
    .max(mostLetters.discountCode, fieldTexts.alphanumeric),
  /** The discount: an amount, or a share of the items in whole per cent. */
  amountCents: priceCents.min(1).nullish(),
  percent: z.int().min(1).max(100).nullish(),
  /** The last day, YYYY-MM-DD on the station's calendar. */
  until: dayField.nullish(),
})

const schema = z.object({
  products: z.array(productSchema).max(mostProducts).default([]),
  /** Whether nothing of it is sent: the step of delivery is left out (CAR-05). */
  digitalProduct: z.boolean().default(false),
  /** `payment_only`: the wallet pays no part of it (CAR-16). */
  paymentOption: z.enum(['all', 'payment_only']).default('all'),
  allowInstallments: z.boolean().default(false),
  maxInstallments: z.int().min(1).max(12).default(1),
  /** Interest per month in hundredths of a per cent, from the second instalment on. */
  monthlyInterestBp: z.int().min(0).max(2_000).default(0),
  /** Taken off the items, once for the activity, not below zero (GAP-76). */
  discountDeliveryCents: priceCents.default(0),
  /** Whether the payment brings a voucher for the course of each product (ORD-06). */
  sellVouchers: z.boolean().default(false),
  /** Whether an order can have one of its products only, in any number. */
  onlyOneProduct: z.boolean().default(false),
  deliveryLocations: z.array(locationSchema).max(mostDeliveryLocations).default([]),
  discountCodes: z.array(discountCodeSchema).max(mostDiscountCodes).default([]),
  /** The highest numbers that a product and a location ever had. */
  lastProductId: z.int().nonnegative().default(0),
  lastLocationId: z.int().nonnegative().default(0),
})
export type ProductsBody = z.output<typeof schema>
export type Product = ProductsBody['products'][number]
export type DeliveryLocation = ProductsBody['deliveryLocations'][number]

const highest = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id))
const hasTwice = (values: readonly unknown[]) => new Set(values).size < values.length

const problem = (path: PropertyKey[], message: string): BodyProblem => ({ path, message })

/** Lists the problems of products alone that keep an activity from being published; the same for all types with products. Pure. */
export const missingOfProducts = (body: Pick<ProductsBody, 'products'>): BodyProblem[] => [
  ...(body.products.length === 0 ? [problem(['products'], 'Inclua pelo menos um produto')] : []),
  ...(hasTwice(body.products.map(({ id }) => id)) ? [problem(['products'], 'um número por produto')] : []),
  ...body.products.flatMap(({ discountCents, valueCents }, at) =>
    discountCents >= valueCents
      ? [problem(['products', at, 'discountCents'], 'O desconto precisa ser menor que o preço')]
      : [],
  ),
]

/** Lists the problems that keep it from being published. */
function missing(body: ProductsBody): BodyProblem[] {
  return [
    ...missingOfProducts(body),
    ...(!body.digitalProduct && body.deliveryLocations.length === 0
      ? [problem(['deliveryLocations'], 'Inclua pelo menos um local de entrega ou retirada')]
      : []),
    ...body.discountCodes.flatMap(({ amountCents, percent }, at) =>
      (amountCents == null) === (percent == null)
        ? [problem(['discountCodes', at, 'amountCents'], 'Informe o valor ou a porcentagem')]
        : [],
    ),
  ]
}

/** Keeps the highest numbers that were given: none is given again. */
const over = (before: ProductsBody, next: ProductsBody): ProductsBody => ({
  ...next,
  lastProductId: Math.max(before.lastProductId, highest(before.products), highest(next.products)),
  lastLocationId: Math.max(
    before.lastLocationId,
    highest(before.deliveryLocations),
    highest(next.deliveryLocations),
  ),
})

/** Prices are shown in reais. What was ordered of the stock is no part of this: the catalog knows it. */
export const productsBody = {
  schema,
  missing,
  over,
  forMembers: (body, { activityId }) => ({
    products: productsForMembers(body, activityId, ({ stock }) => stock ?? null),
    only_one_product: body.onlyOneProduct,
    sell_vouchers: body.sellVouchers,
    discount_delivery: reaisOf(body.discountDeliveryCents),
  }),
  forVisitors: ({ products }) => ({ products: products.map((product) => seenByAll(product)) }),
} satisfies ActivityBody<ProductsBody>

/** Gives the products of an activity as members see them, with what is left of each; null: without an end. Pure. */
export const productsForMembers = (
  { products }: Pick<ProductsBody, 'products'>,
  activityId: number,
  leftOf: (product: Product) => number | null,
) =>
  products.map((product) => {
    const left = leftOf(product)
    return { ...seenByAll(product, activityId), left, soldOut: left === 0 }
  })

/** Gives a product as everybody sees it; visitors, who order nothing, know its number within the activity. */
const seenByAll = (product: Product, activityId?: number) => ({
  id: activityId === undefined ? product.id : productIdOf({ activityId, number: product.id }),
  name: product.name,
  description: product.description,
  image: product.image ?? null,
  images: product.images.map(({ image }) => image),
  value: reaisOf(product.valueCents),
  discount: reaisOf(product.discountCents),
  limit: product.limit ?? null,
  soldOut: product.stock === 0,
})
