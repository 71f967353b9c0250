import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { choosePayment, getCart } from '#contract/commerce/cart/endpoints.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { numberOr } from '../../routing/number-or.ts'
import { isCardUntyped, saveNewCard, typedCard } from '../cards/new-card.server.ts'
import { isNewCard } from '../payments/is-new-card.ts'
import { saveCpf, typedCpf } from '../payments/save-cpf.server.ts'
import { backToCart } from './back-to-cart.server.ts'
import { ledBy } from './led-by.server.ts'
import { paymentProblems } from './payment-problems.ts'
import { stepPath } from './steps.ts'

/** The problems of the choice, with the chosen values. */
export type RefusedPayment = {
  errors: { method?: string; installments?: string; cpf?: string }
  problems: string[]
  values: { method: string; installments: string; cpf: string }
  /** The problems of a new card. */
  card?: SubmissionResult | undefined
  /** The fields of a new card come up; nothing is wrong with them yet. */
  isCardAsked?: true
}

/** Saves how the cart is paid and leads to the review (CAR-06); where the wallet pays all, nothing is asked (CAR-15). */
export async function savePayment(api: ApiClient, { request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = {
    method: String(form.get('forma') ?? '').slice(0, 20),
    installments: String(form.get('parcelas') ?? '').slice(0, 20),
    cpf: typedCpf(form),
  }
  const isNew = isNewCard(form)
  const refuse = (found: Partial<RefusedPayment>, status = 422) =>
    data(
      {
        errors: {},
        problems: [],
        ...(isNew && typedCard(form)),
        ...found,
        values,
      } as RefusedPayment,
      { status },
    )

  const cart = await api.call(getCart)
  const goOn = (after: Cart) =>
    after.step === 'cart' ? backToCart(context, after) : redirect(stepPath('review'))
  if (cart.payment.type === 'wallet') return goOn(cart)
  const known = numberOr(values.method)
  if (values.method !== 'pix' && !isNew && known === null)
    return refuse({ errors: { method: fieldTexts.required } })
  // CAR-08: where there is nothing to choose, it is paid at once.
  const isOnce = values.installments === '' && cart.installments.length < 2
  const installments = isOnce ? 1 : numberOr(values.installments)
  if (values.method !== 'pix' && (installments === null || installments > mostInstallments))
    return refuse({ errors: { installments: fieldTexts.required } })
  try {
    const cpf = await saveCpf(api, form)
    if (cpf !== null) return refuse({ errors: { cpf } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return refuse({ problems: paymentProblems(problem.body) }, problem.status)
  }
  if (isNew && isCardUntyped(form)) return refuse({})
  const made = isNew ? await saveNewCard(api, form, { save: form.get('save') === 'on' }) : null
  if (made?.refused) return refuse({ card: made.refused.data.form }, made.refused.init?.status)
  const selected = made ? made.id : known
  try {
    const chosen = await api.call(choosePayment, {
      body:
        selected === null
          ? { type: 'pix' }
          : { type: 'credit_card', selected_card: selected, installments: installments ?? 1 },
    })
    return await goOn(chosen)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const led = await ledBy(context, problem)
    if (led) return led
    const { selected_card: [method] = [], installments: [ofCount] = [] } = problem.body.fields ?? {}
    const errors = { ...(method && { method }), ...(ofCount && { installments: ofCount }) }
    return refuse({ errors, problems: paymentProblems(problem.body) }, problem.status)
  }
}

const mostInstallments = 12
