import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { getCartSummary } from '#contract/commerce/cart/endpoints.ts'
import { type CookieContext, signedCookie } from '../../session/signed-cookie.server.ts'
import type { ToastMessage } from '../../ui/toast.tsx'
import { texts } from './texts.ts'

/** The number of items that the notice told: it comes again when there are others. */
const toldCookie = signedCookie('carrinho', 12 * 60 * 60)

/** Reads the number of items in the cart and, at home, its notice, once (CAR-03). Without an answer the page is shown all the same. */
export async function readCart({ context, request }: LoaderFunctionArgs) {
  const none = { items: 0, toasts: [] as ToastMessage[], headers: {} }
  if (!context.station?.config.features.checkout) return none
  try {
    const { items } = await context.api.call(getCartSummary)
    if (items === 0 || !isHome(request) || (await wasTold(context, request, items))) return { ...none, items }
    const notice: ToastMessage = { id: 'cart', tone: 'info', text: texts.cart.pending, time: 'long' }
    const told = await toldCookie(context).serialize(items)
    return { items, toasts: [notice], headers: { 'set-cookie': told } }
  } catch (problem) {
    if (problem instanceof ApiProblem) return none
    throw problem
  }
}

/** Whether it is the page itself, or its data for scripts. */
const isHome = ({ url }: Request) => /^\/homepage(\.data)?$/.test(new URL(url).pathname)

const wasTold = async (context: CookieContext, request: Request, items: number) =>
  (await toldCookie(context).parse(request.headers.get('cookie'))) === items
