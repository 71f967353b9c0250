import type { SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { listCards } from '#contract/commerce/cards/endpoints.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { fieldTexts } from '#contract/fields.ts'
import { numberOr } from '../../routing/number-or.ts'
import { isCardUntyped, loadNewCard, saveNewCard, typedCard } from '../cards/new-card.server.ts'
import { changeName } from './change-name.ts'
import { isNewCard } from './is-new-card.ts'
import { saveCpf, typedCpf } from './save-cpf.server.ts'
import { texts } from './texts.ts'

/** The problems of a recurring payment, with the chosen values. */
export type RefusedPayment = {
  problems: string[]
  errors: { method?: string; cpf?: string; birthday?: string }
  values: { method: string; cpf: string; birthday: string; isTicked: boolean }
  /** The reason why the bank refused. */
  reason: string | null
  card?: SubmissionResult | undefined
  /** The fields of a new card come up; nothing is wrong with them yet. */
  isCardAsked?: true
}

/** Loads the cards to choose from, and the form for a new one: it is charged again, so all are kept. */
export async function loadPayment(api: ApiClient, memberId: number) {
  const [newCard, { content }] = await Promise.all([
    loadNewCard(api, { memberId }),
    api.call(listCards, { params: { userId: memberId } }),
  ])
  return { newCard, cards: content.filter(({ is_expired, is_saved }) => !is_expired && is_saved) }
}

const keyOf = (form: FormData, what: string): string | undefined => {
  const after = /^\d{1,15}$/.exec(String(form.get('depois')))?.[0]
  return after && `${what}-depois-${after}`
}

type Chosen = { payment_method?: 'pix' | 'credit_card'; selected_card?: number }
type Pay<Paid> = (chosen: Chosen, idempotencyKey: string | undefined) => Promise<Paid>

type Paying<Paid> = {
  isAsked: boolean
  /** The form asks an account that has none for the CPF, which is saved first (CAR-06). */
  savesCpf?: boolean
  what: string
  pay: Pay<Paid>
  /** Gives the words for problems without a field; left out, the messages as they are. */
  tell?: (problem: Pick<ErrorBody, 'fields' | 'messages'>) => string[]
}

/** Saves the CPF and gives the problem with it, if any. */
async function cpfProblem(api: ApiClient, form: FormData) {
  try {
    const cpf = await saveCpf(api, form)
    return cpf === null ? null : { found: { errors: { cpf } }, status: 422 }
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return { found: { problems: [...problem.body.messages] }, status: problem.status }
  }
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 40)

const typedIn = (form: FormData) => ({
  method: text(form, 'forma'),
  cpf: typedCpf(form),
  birthday: text(form, 'seu_nascimento'),
})

/**
 * Pays as the form says: saves a new card first, then has `pay` ask the platform. `what` begins the key of the intention (ADR 34).
 * Answers what was paid for, or the form with what was wrong; nothing typed is lost.
 */
export async function payAsChosen<Paid>(
  api: ApiClient,
  form: FormData,
  { isAsked, savesCpf = false, what, pay, tell = ({ messages }) => [...messages] }: Paying<Paid>,
): Promise<{ subscription: Paid } | { refused: ReturnType<typeof refuse> }> {
  const values = { ...typedIn(form), isTicked: form.get(changeName) === 'on' }
  const isNew = isAsked && isNewCard(form)
  const no = (found: Partial<RefusedPayment>, status = 422) => ({
    refused: refuse({ values, ...(isNew && typedCard(form)), ...found }, status),
  })
  const wrongCpf = savesCpf ? await cpfProblem(api, form) : null
  if (wrongCpf) return no(wrongCpf.found, wrongCpf.status)
  const known = numberOr(values.method)
  if (isAsked && values.method !== 'pix' && !isNew && known === null)
    return no({ errors: { method: fieldTexts.required } })
  if (isNew && isCardUntyped(form)) return no({})
  const made = isNew ? await saveNewCard(api, form) : null
  if (made?.refused) return no({ card: made.refused.data.form }, made.refused.init?.status)
  const card = made ? made.id : known
  const chosen: Chosen = !isAsked
    ? {}
    : values.method === 'pix' || card === null
      ? { payment_method: 'pix' }
      : { payment_method: 'credit_card', selected_card: card }
  try {
    return { subscription: await pay(chosen, keyOf(form, what)) }
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const {
      cpf: [cpf] = [],
      birthday: [birthday] = [],
      payment_method: [method] = [],
      ...fields
    } = problem.body.fields ?? {}
    const errors = { ...(cpf && { cpf }), ...(birthday && { birthday }), ...(method && { method }) }
    const isSaid = Object.keys(errors).length > 0 && Object.keys(fields).length === 0
    const problems = isSaid ? [] : tell({ fields, messages: problem.body.messages })
    return no({ errors, problems }, problem.status)
  }
}

/** Answers the form again, with its problems. */
export const refuse = (found: Partial<RefusedPayment> & Pick<RefusedPayment, 'values'>, status = 422) =>
  data<RefusedPayment>({ problems: [], errors: {}, reason: null, ...found }, { status })

/** Answers the form again after the bank refused, for another way of paying. */
export const refuseByBank = (
  form: FormData,
  { refusal, open_payment }: { refusal: string | null; open_payment: { reason: string | null } | null },
) => {
  // How it was paid before did not do: the question for another way is open.
  const values = { ...typedIn(form), isTicked: true }
  return refuse({ values, reason: refusal ?? open_payment?.reason ?? texts.pay.error })
}
