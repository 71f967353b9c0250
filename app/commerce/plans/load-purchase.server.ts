import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { getPlan } from '#contract/commerce/plans/endpoints.ts'
import {
  changeSubscription,
  getSubscription,
  quoteChange,
  subscribe,
} from '#contract/commerce/subscriptions/endpoints.ts'
import type { ChangeQuote, Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireStation } from '../../station/require-station.ts'
import { askedOfPayer } from '../cards/new-card.server.ts'
import { loadPayment } from '../payments/pay-as-chosen.server.ts'
import { lastChargeOf } from './last-charge.server.ts'
import { plansPath, purchasePath } from './plan-address.ts'
import { planPrice } from './plan-price.ts'

type Kind = 'comprar' | 'mudar'

/** Gives the last part of the address. @throws a 404 for any other */
export function pathAction(params: { action?: string | undefined }): Kind {
  if (params.action === 'comprar' || params.action === 'mudar') return params.action
  throw data(null, { status: 404 })
}

/**
 * Loads the plan that is bought or changed to, today's price and the ways to pay. A subscriber changes, anybody else
 * buys; the member's own plan and one without a price lead to the list.
 */
export async function loadPurchase(
  api: ApiClient,
  { params, context }: LoaderFunctionArgs,
  memberId: number,
) {
  const kind = pathAction(params)
  const id = routeId(params.id)
  const [plan, { subscription }] = await Promise.all([
    api.call(getPlan, { params: { id }, query: { 'where[station_id]': requireStation(context).id } }),
    api.call(getSubscription),
  ])
  const fits = subscription ? 'mudar' : 'comprar'
  if (kind !== fits) throw redirect(purchasePath(id, fits))
  const price = planPrice(plan)
  if (price.kind === 'negotiate') throw redirect(plansPath)
  const quote = subscription ? await quoteOf(api, id) : null
  const amount = quote ? quote.amount : reaisOf(price.priceCents)
  const isPaid = amount > 0
  const [lastCharge, payment, user] = await Promise.all([
    lastChargeOf(api),
    isPaid ? loadPayment(api, memberId) : null,
    kind === 'comprar' && !isPaid ? api.call(getUserWeb, { params: { id: 'me' } }) : null,
  ])
  const asks = payment ? payment.newCard.asks : user && askedOfPayer(user.content)
  const isAsked = kind === 'comprar' && asks !== null && (asks.cpf || asks.birthday)
  const { cpf, birthday } = payment ? payment.newCard.defaults : personDefaults(user?.content ?? {})
  const missing = isAsked ? { ...asks, known: { cpf, birthday } } : null
  const mine = subscription && withWay(subscription)
  return { kind, plan, price, quote, amount, lastCharge, payment, missing, ...mine }
}

/** The data of the page of a purchase. */
export type LoadedPurchase = Awaited<ReturnType<typeof loadPurchase>>

const withWay = ({ internal_id, card, payment_method, current_period_end }: Subscription) => ({
  subscriptionId: internal_id,
  way: payment_method && { card, payment_method },
  periodEnd: current_period_end,
})

/** Quotes a change of plans; one that is refused now leads to the list, which says why. */
async function quoteOf(api: ApiClient, planId: number): Promise<ChangeQuote> {
  try {
    return await api.call(quoteChange, { params: { planId } })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 409) throw redirect(plansPath)
    throw problem
  }
}

type Purchase = {
  kind: Kind
  planId: number
  amount: number
  form: FormData
  chosen: { payment_method?: 'pix' | 'credit_card'; selected_card?: number }
  subscriptionId: number
}

/** Asks the platform for it. What was typed of the buyer is judged there. */
export function purchase(
  api: ApiClient,
  { kind, planId, amount, form, chosen, subscriptionId }: Purchase,
  idempotencyKey: string | undefined,
): Promise<Subscription> {
  const body = { plan_id: planId, amount, ...chosen }
  if (kind === 'mudar')
    return api.call(changeSubscription, { params: { id: subscriptionId }, body, idempotencyKey })
  const typed = (name: string) => (form.has(name) ? String(form.get(name)).slice(0, 40) : undefined)
  const you = { cpf: typed('seu_cpf'), birthday: typed('seu_nascimento') }
  return api.call(subscribe, { body: { ...body, ...you }, idempotencyKey })
}
