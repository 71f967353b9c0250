import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { reserveTimeField } from './reserve-time.ts'
import * as schemas from './schemas.ts'

const products = z
  .array(z.strictObject({ id: idParam, quantity: schemas.quantityField }))
  .min(1)
  .max(100)

export const getCart = endpoint({
  method: 'get',
  path: '/user-shopping-cart',
  access: 'participant',
  tag: 'cart',
  summary: "The user's cart with everything the steps of the checkout show (CAR-01)",
  answer: schemas.cartSchema,
})

/** Ours: how many things wait in the cart, for the menu and the notice of pending purchases (CAR-03). */
export const getCartSummary = endpoint({
  method: 'get',
  path: '/user-shopping-cart/summary',
  access: 'participant',
  tag: 'cart',
  summary: 'How many things wait in the cart (CAR-03)',
  answer: schemas.cartSummarySchema,
})

/** `quantity` is added to what is there; with the same key it is added once. */
export const addToCart = endpoint({
  method: 'post',
  path: '/add-products-to-shoppping-cart',
  aliases: ['/add-products-to-shopping-cart'],
  access: 'participant',
  tag: 'cart',
  summary: 'Put products into the cart (CAR-03)',
  idempotent: true,
  body: z.strictObject({ products }),
  answer: schemas.cartSchema,
})

/** Whether each product is named once: of two quantities nobody knows which one is meant. */
const namesEachOnce = (items: readonly { product_id: number }[]) =>
  new Set(items.map(({ product_id }) => product_id)).size === items.length

/** Sets quantities of what is in the cart; what is not named stays as it is. */
export const updateCart = endpoint({
  method: 'put',
  path: '/update-shopping-cart',
  access: 'participant',
  tag: 'cart',
  summary: 'Change quantities (CAR-02, CAR-14)',
  body: z.strictObject({
    shoppingItems: z
      .array(z.strictObject({ product_id: idParam, quantity: schemas.quantityField }))
      .min(1)
      .max(100)
      .refine(namesEachOnce, 'Informe cada produto uma só vez'),
  }),
  answer: schemas.cartSchema,
})

export const removeFromCart = endpoint({
  method: 'delete',
  path: '/remove-product-from-shopping-cart/{id}',
  access: 'participant',
  tag: 'cart',
  summary: 'Take a product out of the cart; twice is once (CAR-02)',
  params: z.object({ id: idParam }),
  answer: schemas.cartSchema,
})

/** Keeps what is in the cart for this person until `reserveTime`; again while it runs changes nothing but what changed in the cart (CAR-14, GAP-67). */
export const reserveCart = endpoint({
  method: 'post',
  path: '/single-product-orders',
  access: 'participant',
  tag: 'cart',
  summary: 'Reserve what is in the cart (CAR-14)',
  answer: z.object({ reserveTime: reserveTimeField }),
})

export const getProductStock = endpoint({
  method: 'get',
  path: '/get-product-stock/{id}',
  access: 'participant',
  tag: 'cart',
  summary: 'What is left of a product: stock minus what is ordered or reserved (CAR-21)',
  params: z.object({ id: idParam }),
  /** Null: without an end. `stock` is what there was, `single_product_orders` what is taken of it. */
  answer: z.object({
    id: z.number(),
    stock: z.number().nullable(),
    single_product_orders: z.number(),
    left: z.number().nullable(),
  }),
})

/** GAP-87: a code typed in the cart. An empty one takes the code away again. */
export const applyDiscountCode = endpoint({
  method: 'post',
  path: '/cupom-product-order-cart',
  access: 'participant',
  tag: 'cart',
  summary: 'Use a discount code in the cart (CAR-20)',
  body: z.strictObject({ code: z.string().trim().max(40) }),
  answer: schemas.cartSchema,
})

/** Ours: step 1 (CAR-04). */
export const chooseDelivery = endpoint({
  method: 'put',
  path: '/user-shopping-cart/delivery',
  access: 'participant',
  tag: 'cart',
  summary: 'Where the things of the cart go (CAR-04)',
  body: schemas.deliveryBodySchema,
  answer: schemas.cartSchema,
})

/** Ours: step 2 (CAR-06). A new card is saved before (CAR-07). */
export const choosePayment = endpoint({
  method: 'put',
  path: '/user-shopping-cart/payment',
  access: 'participant',
  tag: 'cart',
  summary: 'How the cart is paid (CAR-06)',
  body: z.strictObject({
    type: z.enum(['pix', 'credit_card']),
    selected_card: idParam.nullish(),
    installments: z.int().min(1).max(12).default(1),
  }),
  answer: schemas.cartSchema,
})

export const calculateInstallments = endpoint({
  method: 'post',
  path: '/calculate-installments',
  access: 'participant',
  tag: 'cart',
  summary: 'Instalments that an activity allows for an amount in reais (CAR-08, GAP-75)',
  body: z.strictObject({
    action_id: z.union([idParam, z.array(idParam).min(1).max(100)]),
    amount: z.number().positive().max(1e9),
  }),
  answer: z.object({ content: z.array(schemas.installmentSchema) }),
})
