import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { getSubscription, verifySubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { secondsUntil } from '../../ui/use-countdown.ts'
import { PaymentWaiting, refreshSeconds, waitingTitle } from '../payments/payment-waiting.tsx'
import { useLookAgain } from '../payments/use-look-again.ts'
import { cancelPath, donePath, plansPath, waitingPath } from './plan-address.ts'
import { texts } from './texts.ts'

/** Without scripts the page looks again by itself (GAP-66). */
export const handle: PageHandle = {
  refreshTo: (loaded) => (loaded ? waitingPath : null),
  refreshSeconds,
  isCheckout: () => true,
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(waitingTitle(loaded?.pix), loaded?.station ?? '') },
]

/** Loads a pending payment; one that does not wait any more is at its confirmation, or at the list, which tells its state. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { subscription } = await endedNow(api, (await api.call(getSubscription)).subscription)
  const open = subscription?.open_payment
  if (!subscription || !open || !(open.pix_qr_code || open.is_in_doubt))
    throw redirect(settledPath(subscription))
  const { pix_qr_code: code, expiration_date: until } = open
  const pix = code && until ? { code, until, secondsLeft: secondsUntil(until, new Date()) } : null
  return {
    station: requireStation(args.context).config.name,
    value: open.amount,
    isFirst: subscription.state === 'pending',
    pix,
  }
}

const settledPath = (subscription: Subscription | null) =>
  subscription?.state === 'active' && !subscription.open_payment ? donePath : plansPath

/** Asks the gateway now about a code whose time is over, and not when the platform does so by itself. */
async function endedNow(api: ApiClient, subscription: Subscription | null) {
  const until = subscription?.open_payment?.expiration_date
  if (!until || secondsUntil(until, new Date()) > 0) return { subscription }
  try {
    return await api.call(verifySubscription)
  } catch (problem) {
    // Asked too often, or not to be asked now: it ends by itself.
    if (!(problem instanceof ApiProblem)) throw problem
    return { subscription }
  }
}

/** Asks the gateway now: 'Verificar pagamento'. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  try {
    const { subscription } = await api.call(verifySubscription)
    const open = subscription?.open_payment
    if (!open || !(open.pix_qr_code || open.is_in_doubt)) return redirect(settledPath(subscription))
    return data({ isUnpaid: true, problem: null })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return data({ isUnpaid: false, problem: problem.firstMessage }, { status: problem.status })
  }
}

export const shouldRevalidate = () => true

/** Shows the code of a plan, or the card whose bank has not answered; goes on by itself. */
export default function Waiting() {
  const { value, pix, isFirst } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useLookAgain()
  const ways = [
    { href: plansPath, label: texts.wait.later, icon: 'arrowLeft' as const },
    ...(isFirst ? [{ href: cancelPath, label: texts.wait.cancel }] : []),
  ]
  return <PaymentWaiting value={value} pix={pix} answer={answer} ways={ways} />
}
