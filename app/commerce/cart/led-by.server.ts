import { redirect } from '@remix-run/node'
import type { ApiProblem } from '#contract/client.ts'
import { checkoutSteps } from '#contract/commerce/cart/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { setFlash } from '../../session/flash.server.ts'
import { stepPath } from './steps.ts'

/**
 * Leads a refusal that belongs to an earlier step there, with its reason: to the order that is being paid, to the
 * expired cart (CAR-14), or to the step that is not done yet. Null: it is shown on the page itself.
 */
export async function ledBy(
  context: Parameters<typeof setFlash>[0],
  { code, body: { details }, firstMessage: title }: ApiProblem,
): Promise<ReturnType<typeof redirect> | null> {
  const orderId = numberOr(String(details?.order_id))
  if (orderId !== null) return redirect(`/homepage/pedidos/${orderId}/pix`)
  const step = checkoutSteps.find((one) => one === details?.step)
  // Nothing comes after the review: what is wrong is said there.
  if (step === undefined || step === 'review') return null
  if (code === 'gone') return redirect(`${stepPath('cart')}?aviso=reserva`)
  const headers = { 'set-cookie': await setFlash(context, { kind: 'error', title }) }
  return redirect(stepPath(step), { headers })
}
