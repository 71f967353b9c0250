import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { findAddress } from '#contract/commerce/addresses/endpoints.ts'
import { chooseDelivery, getCart } from '#contract/commerce/cart/endpoints.ts'
import type { CartAction, OrderAddress } from '#contract/commerce/cart/schemas.ts'
import { refuse } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { backToCart } from './back-to-cart.server.ts'
import { deliverySchema } from './delivery-schema.ts'
import { ledBy } from './led-by.server.ts'
import { isBroughtValue, locationOf, regionName, sentActions } from './region-value.ts'
import { stepPath } from './steps.ts'

const addressNames = ['zipcode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state'] as const

/** Saves where things go, or looks up a CEP and shows what it says (CAR-04, CAR-19). */
export async function saveDelivery(api: ApiClient, { request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = intentOf(form, ['continuar', 'cep'], { unnamed: 'continuar' })
  if (intent === 'cep') return lookUp(api, form)
  const { actions } = await api.call(getCart)
  const sent = sentActions(actions)
  const regions = sent.map(({ id }) => regionName(id))
  const isBrought = regions.some((name) => isBroughtValue(form.get(name)))
  const submission = parseSent(form, deliverySchema(regions, isBrought))
  if (submission.status !== 'success') return refuse(submission)
  const values = submission.value as Record<string, string>
  try {
    const chosen = await api.call(chooseDelivery, {
      body: {
        locations: sent.map(({ id }) => ({
          action_id: id,
          deliveryLocation: locationOf(values[regionName(id)]) ?? 0,
        })),
        address: isBrought ? addressOf(values) : null,
      },
    })
    // What was kept is kept no more: the cart says so.
    return chosen.step === 'cart' ? await backToCart(context, chosen) : redirect(stepPath('payment'))
  } catch (problem) {
    const led = problem instanceof ApiProblem ? await ledBy(context, problem) : null
    return led ?? refuseShown(submission, problem, shownNames(sent))
  }
}

/** Maps the API's names to those of the form. */
const shownNames = (actions: readonly CartAction[]) =>
  Object.fromEntries([
    ...addressNames.flatMap((name) => [
      [name, name],
      [`address.${name}`, name],
    ]),
    ...actions.map(({ id }) => [`locations.${id}`, regionName(id)]),
  ])
const addressOf = (values: Record<string, string>): OrderAddress => {
  const { zipcode, street, number, complement, neighborhood, city, state } = values
  return {
    zipcode: zipcode ?? '',
    street: street ?? '',
    number: number ?? '',
    complement: complement ?? '',
    neighborhood: neighborhood ?? '',
    city: city ?? '',
    state: state ?? '',
  }
}

/** Fills in the address of a CEP (CAR-19). Typed text stays, unless it belongs to another CEP. */
async function lookUp(api: ApiClient, form: FormData) {
  const submission = parseSent(form, deliverySchema([], false))
  const payload = submission.payload as Record<string, string>
  const zip = String(payload.zipcode ?? '').replace(/\D/g, '')
  try {
    const found = await api.call(findAddress, { body: { zip } })
    const { street, city, state, neighborhood } = found
    const before = String(payload['cep-anterior'] ?? '').replace(/\D/g, '')
    const isOther = before !== '' && before !== zip
    const known = Object.fromEntries(
      Object.entries({ street, city, state, neighborhood, 'cep-anterior': zip }).filter(
        // What stands there belongs to the other CEP.
        ([, value]) => value !== '' || isOther,
      ),
    )
    return data({ form: { initialValue: { ...payload, ...known } }, found: known })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const [message = ''] = problem.body.messages
    // CAR-19: in both.
    const fieldErrors = { city: [message], street: [message] }
    return data({ form: submission.reply({ fieldErrors }), found: null }, { status: 422 })
  }
}
