import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { changeSubscription, getSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
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
import { addressAfter } from './after-charge.ts'
import { canChangePayment } from './can-change-payment.ts'
import { lastChargeOf } from './last-charge.server.ts'
import { donePath, plansPath } from './plan-address.ts'
import { planProblems } from './plan-problems.ts'
import { texts } from './texts.ts'

const words = texts.edit

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

/** Loads the page of a plan whose way of paying can be changed (PLN-05). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const { subscription } = await api.call(getSubscription)
  if (!subscription || !canChangePayment(subscription)) throw redirect(plansPath)
  const [payment, lastCharge] = await Promise.all([loadPayment(api, participant.id), lastChargeOf(api)])
  return { station: requireStation(args.context).config.name, subscription, payment, lastCharge }
}

/** Loads anew after a refusal too, for the next try is another one. */
export const shouldRevalidate = () => true

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  const { subscription } = await api.call(getSubscription)
  if (!subscription) throw redirect(plansPath)
  const isDue = subscription.open_payment !== null
  const done = await payAsChosen(api, form, {
    isAsked: true,
    what: 'plano-pagamento',
    tell: planProblems,
    pay: (body, idempotencyKey) =>
      api.call(changeSubscription, { params: { id: subscription.internal_id }, body, idempotencyKey }),
  })
  if ('refused' in done) return done.refused
  const path = addressAfter({ ...done.subscription, refusal: null, next_plan: null })
  if (path === null) return refuseByBank(form, done.subscription)
  if (path !== donePath || isDue) return redirect(path)
  return redirect(plansPath, {
    headers: { 'set-cookie': await setFlash(args.context, { kind: 'success', title: words.done }) },
  })
}

/** Asks for another card, or PIX, for the next charges; an unpaid one is paid with it at once (PLN-05). */
export default function EditPayment() {
  const { subscription, payment, lastCharge } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { open_payment: due, payment_method, plan } = subscription
  const dueText = due ? formatBRL(centsOf(due.amount)) : ''
  return (
    <Container>
      <Stack gap={24}>
        <TextLink href={plansPath} kind="stand" icon="arrowLeft">
          {texts.list.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        <RecurringPayForm
          {...payment}
          chosen={payment_method === 'pix' ? 'pix' : null}
          lastCharge={lastCharge}
          refused={refused}
          submitLabel={due ? words.submitPay : words.submit}
          before={due ? <Alert tone="info">{words.due(dueText)}</Alert> : null}
          summary={
            <Card as="section">
              <DescriptionList
                items={[
                  { term: texts.buy.plan, value: plan.name },
                  { term: texts.buy.today, value: due ? dueText : formatBRL(0), total: true },
                ]}
              />
            </Card>
          }
        />
      </Stack>
    </Container>
  )
}
