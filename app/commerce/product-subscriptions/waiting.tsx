import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { verifyActionPayment } from '#contract/commerce/product-subscriptions/endpoints.ts'
import type { ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { addressAfterSubscribing } from '../../routing/address-after-subscribing.server.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { routeId } from '../../routing/route-id.ts'
import { subscriptionPath, subscriptionWaitingPath } from '../../routing/subscription-path.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { secondsUntil } from '../../ui/use-countdown.ts'
import { PaymentWaiting, refreshSeconds, waitingTitle } from '../payments/payment-waiting.tsx'
import { useLookAgain } from '../payments/use-look-again.ts'
import { endedNow, subscriptionOf } from './load-subscription.server.ts'
import { texts } from './texts.ts'

/** Without scripts the page looks again by itself (GAP-66). */
export const handle: PageHandle = {
  refreshTo: (loaded) => (loaded ? subscriptionWaitingPath((loaded as { actionId: number }).actionId) : null),
  refreshSeconds,
  isCheckout: () => true,
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(waitingTitle(loaded?.pix), loaded?.station ?? '') },
]

/** Loads a pending payment; one that does not wait any more is at the activity, or at the list, which tells its state. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const actionId = routeId(args.params.actionId)
  const subscription = await endedNow(api, await subscriptionOf(api, actionId))
  const open = subscription.open_payment
  if (!open || !isWaiting(open)) throw redirect(await settledPath(api, subscription))
  const { pix_qr_code: code, expiration_date: until } = open
  return {
    station: requireStation(args.context).config.name,
    actionId,
    value: open.amount,
    isFirst: subscription.state === 'pending',
    pix: code && until ? { code, until, secondsLeft: secondsUntil(until, new Date()) } : null,
  }
}

const dayMs = 24 * 60 * 60 * 1000

const isWaiting = (open: NonNullable<ActionSubscription['open_payment']>) =>
  open.pix_qr_code !== null || open.is_in_doubt

/** Leads from a first payment to the activity, which tells what it earned, and from a renewal to the charges. */
async function settledPath(api: ApiClient, subscription: ActionSubscription): Promise<string> {
  const { action_id: actionId, state, createdAt } = subscription
  // No recurrence is shorter than a week: what was subscribed to today is paid for the first time.
  const isBegun = state === 'active' && Date.now() - Date.parse(createdAt) < dayMs
  return (isBegun ? await addressAfterSubscribing(api, subscription) : null) ?? subscriptionPath(actionId)
}

/** Asks the gateway now: 'Verificar pagamento'. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const actionId = routeId(args.params.actionId)
  try {
    const { content } = await api.call(verifyActionPayment, { params: { actionId } })
    if (!content) return redirect(subscriptionPath(actionId))
    if (!content.open_payment || !isWaiting(content.open_payment))
      return redirect(await settledPath(api, content))
    return data({ isUnpaid: true, problem: null })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return data({ isUnpaid: false, problem: problem.firstMessage }, { status: problem.status })
  }
}

export const shouldRevalidate = () => true

/** Shows the code of a subscription, or the card whose bank has not answered; goes on by itself. */
export default function Waiting() {
  const { value, pix, isFirst, actionId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useLookAgain()
  const mine = subscriptionPath(actionId)
  const ways = [
    { href: mine, label: texts.wait.later, icon: 'arrowLeft' as const },
    ...(isFirst ? [{ href: `${mine}?cancelar=${actionId}`, label: texts.wait.cancel }] : []),
  ]
  return <PaymentWaiting value={value} pix={pix} answer={answer} ways={ways} />
}
