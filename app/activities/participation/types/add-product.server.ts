import { redirect } from '@remix-run/node'
import type { Participation } from '#contract/activities/participation/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { addToCart } from '#contract/commerce/cart/endpoints.ts'
import { quantityField } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { formKeyOf } from '../../../forms/form-key.server.ts'
import type { Sent } from './sent.ts'

/**
 * Puts a product of type 14 into the cart and comes back to its page; an order takes part, later (ACT-14, CAR-03).
 * @throws a redirect, or the problem of the field
 */
export async function addProduct(api: ApiClient, { activityId, formData }: Sent): Promise<Participation> {
  const id = /^\d{1,15}$/.exec(String(formData.get('produto')))?.[0] ?? '0'
  const products = [{ id, quantity: requireQuantity(String(formData.get('quantity') ?? '')) }]
  await api.call(addToCart, { body: { products }, idempotencyKey: formKeyOf(formData) })
  throw redirect(`/homepage/atividades/${activityId}?adicionado=${id}`)
}

/** Reads the typed quantity (CAR-02). @throws ApiProblem with its field */
function requireQuantity(typed: string): number {
  const text = typed.trim()
  if (text === '') throw refused(fieldTexts.required)
  const { success, data, error } = quantityField.safeParse(
    /^-?[\d.,]{1,20}$/.test(text) ? Number(text) : text,
  )
  if (!success) throw refused(error.issues[0]?.message ?? fieldTexts.number)
  return data
}

const refused = (message: string) =>
  new ApiProblem(422, { code: 'invalid_input', messages: [message], fields: { quantity: [message] } })
