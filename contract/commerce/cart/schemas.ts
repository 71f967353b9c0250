import { z } from 'zod'
import { fieldTexts, requiredText } from '../../fields.ts'
import { cepField } from '../../person-fields.ts'
import { reserveTimeField } from './reserve-time.ts'

const nullableText = z.string().nullable()

/** Amounts on the wire are reais, decimal; points are decimal points. */
const reais = z.number()

export const deliveryLocationSchema = z.object({
  id: z.number(),
  name: z.string(),
  price: reais,
  /** True: it is brought; false: it is fetched. */
  delivery: z.boolean(),
  helper_label_field_1: z.string(),
  helper_label_field_2: z.string(),
  street: z.string(),
  street_number: z.string(),
  zipcode: z.string(),
})

/** The reasons why an item cannot be ordered as it is, in words for the person; the whole cart waits for it (CAR-02, CAR-21). */
export const itemProblems = ['withdrawn', 'not_open', 'sold_out', 'too_many', 'only_one'] as const

export const cartItemSchema = z.object({
  product_id: z.number(),
  quantity: z.number(),
  product: z.object({
    id: z.number(),
    name: z.string(),
    image: nullableText,
    description: z.string(),
    value: reais,
    discount_value: reais,
    limit: z.number().nullable(),
    /** The most that may be ordered now: limit and what is left, whichever is less; null: without an end. */
    max: z.number().nullable(),
    action: z.object({ id: z.number(), name: z.string() }),
  }),
  /** (value − discount) × quantity (CAR-17). */
  total: reais,
  /** The price of one when it was put in; null as long as it is the same. */
  was: reais.nullable(),
  problem: z.object({ kind: z.enum(itemProblems), message: z.string() }).nullable(),
})

/** An activity of the cart: what of delivery and payment it asks for, and what was chosen (D3§3). */
export const cartActionSchema = z.object({
  id: z.number(),
  name: z.string(),
  type_id: z.number(),
  /** Points that come back with the purchase (PTS-06). */
  points: z.number(),
  additional_cashback: z.number(),
  digital_product: z.boolean(),
  payment_option: z.enum(['all', 'payment_only']),
  allow_installments: z.boolean(),
  discount_delivery: reais,
  delivery_locations: z.array(deliveryLocationSchema),
  /** The number of the location that was chosen. */
  deliveryLocation: z.number().nullable(),
  /** The code that was typed and takes something off (CAR-20). */
  discount_code: nullableText,
})

/** A delivery address; `complement` may be empty. */
export const addressSchema = z.object({
  zipcode: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
})

/** The discount of a plan, with the plan's name. */
export const planDiscountSchema = z.object({ plan: z.string(), value: reais })

/** The totals of a cart, worked out by one pure function (CAR-17). */
export const totalsSchema = z.object({
  product_items_sum_value: reais,
  delivery_tax_value: reais,
  /** Discounts of delivery, of codes and of a plan, together. */
  additional_discount_value: reais,
  /** Ours: what of it the code takes off. */
  code_discount: reais,
  /** Ours: what of it the plan takes off that one has; null where it takes nothing. */
  plan_discount: planDiscountSchema.nullable(),
  /** Items − discounts + delivery. */
  final_value: reais,
  /** The wallet's part, in reais and in points. */
  wallet_value: reais,
  wallet_points: z.number(),
  /** The rest for card or PIX; with the interest of the chosen instalments. */
  credit_card_value: reais,
  /** Points that come back. */
  cashback: z.number(),
})

export const paymentChoiceSchema = z.object({
  /** `wallet`: it covers all, nothing else is asked for (CAR-15). Null: not chosen yet. */
  type: z.enum(['wallet', 'pix', 'credit_card']).nullable(),
  /** A saved card. */
  selected_card: z.number().nullable(),
  installments: z.number(),
})

export const installmentSchema = z.object({
  installment: z.number(),
  /** The amount of each instalment, and the total. */
  installment_amount: reais,
  total: reais,
})

/** The steps of the checkout, in their order (D3§2). */
export const checkoutSteps = ['cart', 'delivery', 'payment', 'review'] as const

/** Everything the screens of the checkout show, as it is at this instant. */
export const cartSchema = z.object({
  content: z.array(cartItemSchema),
  actions: z.array(cartActionSchema),
  totals: totalsSchema,
  /** Whether nothing of it is sent (CAR-05). */
  is_digital: z.boolean(),
  address: addressSchema.nullable(),
  payment: paymentChoiceSchema,
  /** The installation or station can take PIX and cards. */
  takes_payments: z.boolean(),
  /** The rest for card or PIX, and the instalments by card; one alone where more are not allowed (CAR-08). */
  rest_value: reais,
  installments: z.array(installmentSchema),
  /** Until when the items are kept; null: nothing is reserved (GAP-67). */
  reserveTime: reserveTimeField.nullable(),
  /** `changed`: the time runs, and what is in the cart now is more than what is kept. `over`: the time has run out (CAR-14). */
  reservation: z.enum(['none', 'kept', 'changed', 'over']),
  /** The furthest step that may be opened; later ones lead back to it (GAP-82). */
  step: z.enum(checkoutSteps),
  /** Changes with what is ordered, where it goes and how it is paid; sent along with the order, only what was shown is ordered (CAR-22). */
  review: z.string(),
  /** An order that is being paid just now: the cart waits for it. */
  order_id: z.number().nullable(),
})

export const cartSummarySchema = z.object({ items: z.number() })

export const quantityField = z
  .int(fieldTexts.number)
  .min(1, 'A quantidade mínima é 1')
  .max(1_000, 'A quantidade máxima é 1.000')

export const deliveryBodySchema = z.strictObject({
  /** A location for each activity that is not digital; one that is missing is said under `locations.{action_id}`. */
  locations: z.array(z.strictObject({ action_id: z.int(), deliveryLocation: z.int() })).max(100),
  /** Needed where a location that was chosen delivers; what of it is missing is said under its own name. */
  address: z
    .strictObject({
      zipcode: cepField,
      street: requiredText(120),
      number: requiredText(20),
      complement: z.string().trim().max(80, fieldTexts.max(80)).default(''),
      neighborhood: z.string().trim().max(80, fieldTexts.max(80)).default(''),
      city: requiredText(80),
      state: requiredText(2)
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, 'Informe a sigla do estado'),
    })
    .nullable(),
})

export type Cart = z.output<typeof cartSchema>
export type CartItem = z.output<typeof cartItemSchema>
export type CartAction = z.output<typeof cartActionSchema>
export type CheckoutStep = (typeof checkoutSteps)[number]
export type OrderAddress = z.output<typeof addressSchema>
export type Installment = z.output<typeof installmentSchema>
