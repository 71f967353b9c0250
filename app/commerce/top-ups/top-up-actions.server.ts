import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { buyPoints, cancelTopUp, createTopUp } from '#contract/commerce/top-ups/endpoints.ts'
import { walletLimits } from '#contract/commerce/top-ups/limits.ts'
import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import { fieldTexts } from '#contract/fields.ts'
import { formKeyOf } from '../../forms/form-key.server.ts'
import { readAmount } from '../../forms/read-amount.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { topUpListPath, topUpsPath } from '../../routing/top-ups-path.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { saveCpf, typedCpf } from '../payments/save-cpf.server.ts'
import { texts } from './texts.ts'

type Arguments = Pick<ActionFunctionArgs, 'request' | 'context'>

/** A refused form: its typed values, its problems, and the key of the intention. */
export type Refused = {
  amount: string
  way: string
  key: string
  error: string | null
  cpf: { value: string; error: string | null }
  problem: string | null
}

/** Asks for credits, buys points, or gives a request up (WAL-01, WAL-05). */
export async function changeTopUps(api: ApiClient, { request, context }: Arguments) {
  const form = await request.formData()
  const intent = intentOf(form, ['abastecer', 'pontos', 'cancelar'], { unnamed: 'abastecer' })
  if (intent === 'cancelar') return cancel(api, context, form)
  const { multiplier } = requireStation(context).config.currency
  const way = form.get('forma') === 'pix' ? 'pix' : 'transfer'
  const isPix = intent === 'pontos' || way === 'pix'
  const givePayer = async () => (isPix ? saveCpf(api, form) : null)
  return askForCredits(form, givePayer, async (cents, idempotencyKey) => {
    if (intent === 'abastecer')
      return api.call(createTopUp, { body: { type_id: 5, points: reaisOf(cents), way }, idempotencyKey })
    requireExact(cents, multiplier)
    return api.call(buyPoints, {
      body: { points: hundredthsForCents(cents, multiplier) / 100 },
      idempotencyKey,
    })
  })
}

/**
 * Refuses an amount that no whole points cost, for points are bought in points (GAP-118). Amounts beyond the limits are
 * left to the API. @throws ApiProblem with its field
 */
function requireExact(cents: number, multiplier: number): void {
  const { minCents, maxCents } = walletLimits.transfer
  const inexact =
    cents >= minCents && cents <= maxCents && inexactProblem(cents, multiplier, walletLimits.transfer)
  if (!inexact) return
  throw new ApiProblem(422, { code: 'invalid_input', messages: [inexact], fields: { points: [inexact] } })
}

/** Gives the problem of a typed amount; one with too many decimals has a message of its own. */
function wrongAmount(typed: string): string {
  if (typed === '') return fieldTexts.required
  return /^[\d.]+,\d{3,}$/.test(typed) ? texts.decimals : fieldTexts.number
}

/** Asks for credits; a PIX leads to its code, a transfer to the account to send it to, over the list. */
async function askForCredits(
  form: FormData,
  givePayer: () => Promise<string | null>,
  send: (cents: number, key: string | undefined) => Promise<TopUpDetail>,
) {
  const typed = String(form.get('valor') ?? '').slice(0, 40)
  const cents = readAmount(typed)
  if (cents === null) return refuse(form, 422, { error: wrongAmount(typed.trim()) })
  try {
    const wrongCpf = await givePayer()
    if (wrongCpf !== null) return refuse(form, 422, { error: null, wrongCpf })
    const { id, way, state, reason } = await send(cents, formKeyOf(form))
    // It is over: sent again it is another one.
    if (way === 'pix' && state === 'cancelled')
      return refuse(form, 409, { error: null, problem: reason, key: '' })
    if (way === 'pix' && state === 'waiting') return redirect(`${topUpsPath}/${id}`)
    return redirect(state === 'waiting' ? `${topUpListPath}&enviado=1&pedido=${id}` : topUpListPath)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const [error = null] = problem.body.fields?.points ?? []
    return refuse(form, problem.status, { error, problem: error ? null : problem.firstMessage })
  }
}

type Said = { error: string | null; wrongCpf?: string; problem?: string | null; key?: string }

function refuse(form: FormData, status: number, { wrongCpf, ...said }: Said) {
  const refused: Refused = {
    amount: String(form.get('valor') ?? '').slice(0, 40),
    way: String(form.get('forma') ?? '').slice(0, 20),
    key: formKeyOf(form) ?? '',
    cpf: { value: typedCpf(form), error: wrongCpf ?? null },
    problem: null,
    ...said,
  }
  return data(refused, { status })
}

/** Gives a request up; a second time as well. One that was paid meanwhile is paid, and the list says so. */
async function cancel(api: ApiClient, context: Arguments['context'], form: FormData) {
  const id = numberOr(form.get('pedido'))
  if (id === null) throw data(null, { status: 404 })
  const { state } = await api.call(cancelTopUp, { params: { id } }).catch((problem) => {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    return { state: problem.firstMessage }
  })
  if (state === 'paid') return redirect(topUpListPath)
  const flash =
    state === 'cancelled'
      ? ({ kind: 'success', title: texts.cancel.done } as const)
      : ({ kind: 'error', title: texts.error, text: state } as const)
  return redirect(topUpListPath, { headers: { 'set-cookie': await setFlash(context, flash) } })
}
