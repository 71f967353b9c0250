import { type CartLine, quantityField } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { quantityName } from './quantity-name.ts'

type Line = Pick<CartLine, 'product_id' | 'quantity'>
type Change = { product_id: number; quantity: number }
type Step = { productId: number; by: 1 | -1 }
export type ReadQuantities = { changes: Change[]; errors: Record<number, string> }

/**
 * The numbers of a sent cart that differ from what is in it, and what is wrong with the others (CAR-02, GAP-78). Pure.
 * @param step the − or + that sent it: it counts from what was typed
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

/** NaN for what is no number at all. */
function numberOf(typed: FormDataEntryValue | number): number {
  if (typeof typed === 'number') return typed
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? Number.NaN : Number(text.replace(',', '.'))
}
