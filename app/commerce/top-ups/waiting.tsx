import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { getTopUp, verifyTopUp } from '#contract/commerce/top-ups/endpoints.ts'
import type { TopUpDetail } from '#contract/commerce/top-ups/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { topUpListPath, topUpsPath } from '../../routing/top-ups-path.ts'
import { type Flash, setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { secondsUntil } from '../../ui/use-countdown.ts'
import { PaymentWaiting, refreshSeconds, waitingTitle } from '../payments/payment-waiting.tsx'
import { useLookAgain } from '../payments/use-look-again.ts'
import { texts } from './texts.ts'

/** Without scripts the page looks again by itself (GAP-66, GAP-100). */
export const handle: PageHandle = {
  refreshTo: (loaded) => (loaded as { path: string } | undefined)?.path ?? null,
  refreshSeconds,
  isCheckout: () => true,
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(waitingTitle(loaded?.pix), loaded?.station ?? '') },
]

/** Loads a request whose PIX is waited for; another one is in the list, or in the statement (STN-U15). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const topUp = await loadTopUp(api, routeId(args.params.id))
  if (topUp.state !== 'waiting' || topUp.way === 'transfer') throw await settled(args.context, topUp)
  const { id, points, pix_qr_code: code, expiration_date: until } = topUp
  const pix = code && until ? { code, until, secondsLeft: secondsUntil(until, new Date()) } : null
  const station = requireStation(args.context).config.name
  return { station, id, path: `${topUpsPath}/${id}`, value: points, pix }
}

/** Loads a top-up; where its time is over, the gateway is asked now instead of when the platform does so by itself (CAR-13). */
async function loadTopUp(api: ApiClient, id: number): Promise<TopUpDetail> {
  const topUp = await api.call(getTopUp, { params: { id } })
  const { state, expiration_date: until } = topUp
  if (state !== 'waiting' || !until || secondsUntil(until, new Date()) > 0) return topUp
  try {
    return await api.call(verifyTopUp, { params: { id } })
  } catch (problem) {
    // Asked too often, or not to be asked now: it ends by itself.
    if (!(problem instanceof ApiProblem)) throw problem
    return topUp
  }
}

/** Redirects from a request whose PIX is not waited for any more, with a notice of its state. */
async function settled(context: PortalContext, { id, state, is_purchase }: TopUpDetail): Promise<Response> {
  if (state === 'waiting') return redirect(`${topUpListPath}&pedido=${id}`)
  const to =
    state === 'paid' && is_purchase && context.station?.config.features.myAccount
      ? '/homepage/extrato/extratos-totais?aba=premiacao'
      : topUpListPath
  const flash = flashOf({ state, is_purchase })
  return redirect(to, flash ? { headers: { 'set-cookie': await setFlash(context, flash) } } : undefined)
}

function flashOf({ state, is_purchase }: Pick<TopUpDetail, 'state' | 'is_purchase'>): Flash | null {
  if (state === 'expired') return { kind: 'error', ...texts.expired }
  if (state !== 'paid') return null
  return is_purchase
    ? { kind: 'success', title: texts.buy.done, text: texts.buy.doneText }
    : { kind: 'success', ...texts.paid }
}

/** Asks the gateway now: 'Verificar pagamento'. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = routeId(args.params.id)
  try {
    const topUp = await api.call(verifyTopUp, { params: { id } })
    if (topUp.state !== 'waiting') return await settled(args.context, topUp)
    return data({ isUnpaid: true, problem: null })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status === 404) throw data(null, { status: 404 })
    return data({ isUnpaid: false, problem: problem.firstMessage }, { status: problem.status })
  }
}

export const shouldRevalidate = () => true

/** Shows the code of a request for credits; goes on by itself. */
export default function Waiting() {
  const { id, value, pix } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useLookAgain()
  const later = { href: topUpListPath, icon: 'document' } as const
  const ways = [
    { ...later, label: pix ? texts.wait.later : texts.wait.all },
    { href: `${topUpListPath}&cancelar=${id}`, label: texts.wait.cancel },
  ]
  return <PaymentWaiting value={value} pix={pix} answer={answer} ways={ways} />
}
