import { redirect } from '@remix-run/node'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { setFlash } from '../../session/flash.server.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

/**
 * Leads back to the cart from a step that is not open any more, and says why: its time is over, or something was put
 * into it meanwhile (CAR-14). What is wrong with a line, or that there is none, the cart says itself.
 */
export async function backToCart(
  context: Parameters<typeof setFlash>[0],
  { reservation, content }: Pick<Cart, 'reservation' | 'content'>,
): Promise<ReturnType<typeof redirect>> {
  const isAsItWas = content.length > 0 && content.every(({ problem }) => problem === null)
  if (isAsItWas && reservation === 'over') return redirect(`${stepPath('cart')}?aviso=reserva`)
  if (!isAsItWas || reservation !== 'changed') return redirect(stepPath('cart'))
  const headers = { 'set-cookie': await setFlash(context, { kind: 'error', title: texts.cart.changed }) }
  return redirect(stepPath('cart'), { headers })
}
