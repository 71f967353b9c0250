import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { changeActionPayment } from '#contract/commerce/product-subscriptions/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { subscriptionPath, subscriptionWaitingPath } from '../../routing/subscription-path.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { loadPayment, payAsChosen, refuseByBank } from '../payments/pay-as-chosen.server.ts'
import { RecurringPayForm } from '../payments/recurring-pay-form.tsx'
import { subscriptionOf } from './load-subscription.server.ts'
import { canCancel } from './subscription-news.ts'
import { texts } from './texts.ts'

const words = texts.edit

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

/** Loads the page of a subscription that goes on (PLN-10). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const actionId = routeId(args.params.actionId)
  const subscription = await subscriptionOf(api, actionId)
  if (!canCancel(subscription) || subscription.state === 'pending') throw redirect(subscriptionPath(actionId))
  const wantsNew = new URL(args.request.url).searchParams.get('cartao') === 'novo'
  return {
    station: requireStation(args.context).config.name,
    actionId,
    subscription,
    wantsNew,
    payment: await loadPayment(api, participant.id),
  }
}

/** Loads anew after a refusal too, for the next try is another one. */
export const shouldRevalidate = () => true

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const actionId = routeId(args.params.actionId)
  const form = await args.request.formData()
  const done = await payAsChosen(api, form, {
    isAsked: true,
    what: `assinatura-${actionId}-pagamento`,
    pay: (body) => api.call(changeActionPayment, { params: { actionId }, body }),
  })
  if ('refused' in done) return done.refused
  const { open_payment: open } = done.subscription
  if (open && (open.pix_qr_code || open.is_in_doubt)) return redirect(subscriptionWaitingPath(actionId))
  if (open) return refuseByBank(form, { refusal: null, open_payment: open })
  return redirect(subscriptionPath(actionId), {
    headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title: words.done }) },
  })
}

/** Asks for another card, or PIX, for the next charges; an unpaid one is paid with it at once (PLN-10). */
export default function EditPayment() {
  const { actionId, subscription, payment, wantsNew } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { open_payment: due, payment_method, description } = subscription
  const dueText = due ? formatBRL(centsOf(due.amount)) : ''
  return (
    <Container>
      <Stack gap={24}>
        <TextLink href={subscriptionPath(actionId)} kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead(description)}</Text>
        </Stack>
        <RecurringPayForm
          {...payment}
          chosen={wantsNew ? 'new' : payment_method === 'pix' ? 'pix' : null}
          lastCharge={due?.charge_id ?? 0}
          refused={refused}
          submitLabel={due ? words.submitPay : words.submit}
          before={due ? <Alert tone="info">{words.due(dueText)}</Alert> : null}
          summary={
            <Card as="section">
              <DescriptionList
                items={[
                  { term: words.subscription, value: description },
                  { term: words.today, value: due ? dueText : formatBRL(0), total: true },
                ]}
              />
            </Card>
          }
        />
      </Stack>
    </Container>
  )
}
