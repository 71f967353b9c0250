import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getCart } from '#contract/commerce/cart/endpoints.ts'
import type { CheckoutStep } from '#contract/commerce/cart/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { secondsUntil } from '../../ui/use-countdown.ts'
import { backToCart } from './back-to-cart.server.ts'
import { cartAfterRefusal, refusedIn } from './refusal.server.ts'
import { ledTo, stepPath } from './steps.ts'

/**
 * Loads a step behind the cart: who may not open it yet is led to the furthest one that is open (GAP-82), and who has
 * ordered already to the order that waits for its payment: the answer may have been lost (ADR 34). A refusal is said
 * wherever they end.
 */
export async function loadStep(args: LoaderFunctionArgs, step: CheckoutStep) {
  const { api, participant } = await requireParticipant(args)
  const cart = await api.call(getCart)
  if (cart.order_id !== null) throw redirect(`/homepage/pedidos/${cart.order_id}/pix`)
  const led = ledTo(cart, step)
  const refused = refusedIn(args.request)
  if (led && refused !== null) throw redirect(cartAfterRefusal(refused))
  if (led === 'cart') throw await backToCart(args.context, cart)
  if (led) throw redirect(stepPath(led))
  return { api, participant, cart, ...shownWith(args, cart.reserveTime) }
}

/** Gives the data that every step shows around its own. */
export const shownWith = ({ context }: Pick<LoaderFunctionArgs, 'context'>, reserveTime: string | null) => ({
  station: requireStation(context).config.name,
  secondsLeft: reserveTime === null ? null : secondsUntil(reserveTime, new Date()),
})
