import { redirect } from '@remix-run/node'
import type { Participation } from '#contract/activities/participation/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { subscribeToProducts } from '#contract/commerce/product-subscriptions/endpoints.ts'
import { afterName, chosenIn, subscriptionKeyOf } from '../../../forms/chosen-products.ts'
import { addressAfterSubscribing } from '../../../routing/address-after-subscribing.server.ts'
import { subscribePath } from '../../../routing/subscription-path.ts'
import { texts } from '../texts.ts'
import type { Sent } from './sent.ts'

const words = texts.subscription

/**
 * Subscribes to the chosen products, paid as the form says (type 21, ACT-21). Leads to the card that is new, to the
 * PIX, or back to the activity, which says what came of it. @throws a redirect, or the problem of a field
 */
export async function subscribe(api: ApiClient, { activityId, formData }: Sent): Promise<Participation> {
  const chosen = chosenIn(formData)
  if (chosen.products.length === 0) throw refused('products', words.unselected.text)
  const method = String(formData.get('forma') ?? '')
  const typedPath = `${subscribePath(activityId)}?${new URLSearchParams(namedIn(formData))}`
  if (method === 'novo') throw redirect(typedPath)
  const card = /^\d{1,15}$/.exec(method)?.[0]
  if (method !== 'pix' && !card) throw refused('payment_method', words.chooseMethod)
  const way = card
    ? { payment_method: 'credit_card' as const, selected_card: Number(card) }
    : { payment_method: 'pix' as const }
  const idempotencyKey = subscriptionKeyOf(activityId, formData.get(afterName))
  const call = api.call(subscribeToProducts, { body: { ...chosen, ...way }, idempotencyKey })
  const done = await call.catch((problem: unknown) => {
    // Where one pays with a card that is new, the CPF is asked for, too (CAR-06).
    const isAsked = problem instanceof ApiProblem && problem.body.details?.missing === 'cpf'
    throw isAsked ? redirect(typedPath) : problem
  })
  const path = await addressAfterSubscribing(api, done)
  if (path) throw redirect(path)
  throw new ApiProblem(409, { code: 'conflict', messages: [words.refused(done.refusal ?? '')] })
}

/** Lists the chosen products for an address. */
const namedIn = (form: FormData): [string, string][] =>
  [...form]
    .filter(([name]) => /^(produto|(quantidade|preco)-\d{1,15})$/.test(name))
    .slice(0, 100)
    .map(([name, value]) => [name, String(value).slice(0, 15)])

const refused = (field: string, message: string) =>
  new ApiProblem(422, { code: 'invalid_input', messages: [message], fields: { [field]: [message] } })
