import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import {
  applyDiscountCode,
  getCart,
  removeFromCart,
  reserveCart,
  updateCart,
} from '#contract/commerce/cart/endpoints.ts'
import { type Cart, type CartItem, quantityField } from '#contract/commerce/cart/schemas.ts'
import { errorTexts } from '#contract/errors.ts'
import { fieldTexts } from '#contract/fields.ts'
import { createShortener } from '../../forms/create-shortener.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { quantityName } from './quantity-name.ts'
import { nextStep, stepPath } from './steps.ts'
import { texts } from './texts.ts'

export type CartProblem = { title?: string; text: string }

/** The problems of a sent cart, with its typed values. */
export type RefusedCart = {
  /** The problems by product. */
  errors: Record<number, string>
  values: Record<number, string>
  /** The problems of the whole cart. */
  problems: CartProblem[]
  /** The platform's words against the one line that was changed: they stand beside it. */
  failure: string | null
  code: { value: string; errors: string[] } | null
}

const intents = ['atualizar', 'mais', 'menos', 'remover', 'codigo', 'sem-codigo', 'continuar'] as const
type Sent = { api: ApiClient; form: FormData; productId: number; cart: Cart }

/** Dispatches a button of the cart; each ends at an address of its own, so that a reload does nothing again. */
export async function changeCart(api: ApiClient, { request }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = intentOf(form, intents)
  const productId = numberOr(new URL(request.url).searchParams.get('produto')) ?? 0
  const sent = { api, form, productId, cart: await api.call(getCart) }
  switch (intent) {
    case 'mais':
      return setQuantities(sent, { productId, by: 1 })
    case 'menos':
      return setQuantities(sent, { productId, by: -1 })
    case 'remover':
      return remove(sent)
    case 'codigo':
      return discount(sent, String(form.get('codigo') ?? ''))
    case 'sem-codigo':
      return discount(sent, '')
    case 'continuar':
      return goOn(sent)
    default:
      return setQuantities(sent)
  }
}

const here = () => redirect(stepPath('cart'))

async function setQuantities(sent: Sent, step?: Parameters<typeof readQuantities>[2]) {
  const { refused } = await saveQuantities(sent, step)
  return refused ?? here()
}

async function remove({ api, form, productId }: Sent) {
  if (productId <= 0) return here()
  try {
    await api.call(removeFromCart, { params: { id: productId } })
    return here()
  } catch (problem) {
    const { messages, status } = readProblem(problem)
    const [text = errorTexts.internal] = messages
    return refuse(form, { problems: [{ title: texts.error, text }] }, { status })
  }
}

/** Uses or removes a code; a refusal is said in the specified words, once for each reason (CAR-20). */
async function discount({ api, form }: Sent, typed: string) {
  const code = typed.slice(0, 40)
  try {
    await api.call(applyDiscountCode, { body: { code } })
    return here()
  } catch (problem) {
    const { reasons, status } = readProblem(problem)
    return refuse(form, { code: { value: code, errors: reasons } }, { status })
  }
}

/** Keeps what is in the cart and leads to the next step (CAR-14). */
async function goOn(sent: Sent) {
  const { refused, cart } = await saveQuantities(sent)
  if (refused) return refused
  try {
    await sent.api.call(reserveCart)
    return redirect(stepPath(nextStep(cart, 'cart')))
  } catch (problem) {
    const { reasons, status } = readProblem(problem)
    return refuse(sent.form, { problems: reasons.map((text) => ({ text })) }, { status })
  }
}

type Saved = { refused: ReturnType<typeof refuse> | null; cart: Cart }

async function saveQuantities(
  { api, form, cart }: Sent,
  step?: Parameters<typeof readQuantities>[2],
): Promise<Saved> {
  const { changes, errors } = readQuantities(cart.content, form, step)
  if (Object.keys(errors).length > 0) return { refused: refuse(form, { errors }), cart }
  if (changes.length === 0) return { refused: null, cart }
  try {
    return { refused: null, cart: await api.call(updateCart, { body: { shoppingItems: changes } }) }
  } catch (problem) {
    const { messages, status } = readProblem(problem)
    const [only] = changes
    const [text = errorTexts.internal] = messages
    // Of one line that was refused everybody knows which one is meant; a failure is no line's.
    const found =
      changes.length === 1 && only && status < 500
        ? { errors: { [only.product_id]: text }, failure: text }
        : { problems: [{ title: texts.error, text }] }
    const ids = changes.map(({ product_id }) => product_id)
    return { refused: refuse(form, found, { status, ids }), cart }
  }
}

/**
 * Reads the API's refusal: its messages, after the words of the change that was not carried out (D3§8). A failure
 * refuses nothing, so it is said alone (ERR-03). @throws any other error
 */
function readProblem(problem: unknown) {
  if (!(problem instanceof ApiProblem)) throw problem
  const { messages } = problem.body
  const reasons = problem.status < 500 ? messages.map(texts.failed) : [messages[0] ?? errorTexts.internal]
  return { messages, reasons, status: problem.status }
}

type Refusing = {
  status?: number
  /** The products whose typed values are shown again. */
  ids?: number[]
}

function refuse(
  form: FormData,
  found: Partial<RefusedCart> & Partial<ReadQuantities>,
  { status = 422, ids = Object.keys(found.errors ?? {}).map(Number) }: Refusing = {},
) {
  const shorten = createShortener()
  const values: Record<number, string> = {}
  for (const id of ids) {
    const typed = form.get(quantityName(id))
    if (typeof typed === 'string') values[id] = shorten(typed)
  }
  const refused: RefusedCart = {
    errors: found.errors ?? {},
    values,
    problems: found.problems ?? [],
    failure: found.failure ?? null,
    code: found.code ?? null,
  }
  return data(refused, { status })
}

type Line = Pick<CartItem, 'product_id' | 'quantity'>
type Change = { product_id: number; quantity: number }
type Step = { productId: number; by: 1 | -1 }
type ReadQuantities = { changes: Change[]; errors: Record<number, string> }

/**
 * Reads the numbers of a sent cart that differ from what is in it, and what is wrong with the others (CAR-02, GAP-78).
 * Pure. @param step the − or + that sent it: it counts from what was typed
 */
export function readQuantities(lines: readonly Line[], form: FormData, step?: Step): ReadQuantities {
  const read: ReadQuantities = { changes: [], errors: {} }
  for (const { product_id, quantity } of lines) {
    const by = step?.productId === product_id ? step.by : 0
    const parsed = quantityField.safeParse(numberOf(form.get(quantityName(product_id)) ?? quantity) + by)
    if (!parsed.success) read.errors[product_id] = parsed.error.issues[0]?.message ?? fieldTexts.number
    else if (parsed.data !== quantity) read.changes.push({ product_id, quantity: parsed.data })
  }
  return read
}

/** Reads a number; NaN for anything else. */
function numberOf(typed: FormDataEntryValue | number): number {
  if (typeof typed === 'number') return typed
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? Number.NaN : Number(text.replace(',', '.'))
}
