import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import {
  getLastActionSubscription,
  subscribeToProducts,
} from '#contract/commerce/product-subscriptions/endpoints.ts'
import { recurrenceNames } from '#contract/recurrence.ts'
import { chosenIn, costOf, quantityName, shownName } from '../../forms/chosen-products.ts'
import { addressAfterSubscribing } from '../../routing/address-after-subscribing.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { loadPayment, payAsChosen, refuseByBank } from '../payments/pay-as-chosen.server.ts'
import { RecurringPayForm } from '../payments/recurring-pay-form.tsx'
import { useAsked } from '../payments/use-asked.ts'
import { YourCpf } from '../payments/your-cpf.tsx'
import { texts } from './texts.ts'

const words = texts.buy
const activityPath = (id: number) => `/homepage/atividades/${id}`

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(words.title, loaded?.station ?? '') },
]

/** Loads the products chosen on the activity's page at their present prices; what cannot be had leads back to it. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const id = routeId(args.params.actionId)
  const chosen = chosenIn(new URL(args.request.url).searchParams)
  const [action, { content: last }] = await Promise.all([
    api.call(getAction, { params: { id } }),
    api.call(getLastActionSubscription, { query: { 'where[action_id]': id } }),
  ])
  const { participation, own_subscription, products, action_subscriptions, type_id } = action
  const lines = chosen.products.flatMap(({ id: productId, quantity }) => {
    const product = products.find((one) => one.id === productId && !one.soldOut)
    return product ? [{ id: productId, name: product.name, quantity, cents: costOf(product) }] : []
  })
  const isOpen = type_id === productSubscription.id && participation.state === 'open' && !own_subscription
  const [subscription] = action_subscriptions
  if (!isOpen || !subscription || lines.length === 0 || lines.length < chosen.products.length)
    throw redirect(activityPath(id))
  return {
    station: requireStation(args.context).config.name,
    id,
    name: action.name,
    lines,
    recurrence: subscription.recurrence,
    lastId: last?.id ?? 0,
    payment: await loadPayment(api, participant.id),
  }
}

/** Loads anew after a refusal too, for the next try is another one. */
export const shouldRevalidate = () => true

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const actionId = routeId(args.params.actionId)
  const form = await args.request.formData()
  const chosen = chosenIn(form)
  const done = await payAsChosen(api, form, {
    isAsked: true,
    savesCpf: true,
    what: `assinatura-${actionId}`,
    pay: (way, idempotencyKey) =>
      api.call(subscribeToProducts, { body: { ...chosen, ...way }, idempotencyKey }),
  })
  if ('refused' in done) return done.refused
  const path = await addressAfterSubscribing(api, done.subscription)
  return path === null ? refuseByBank(form, done.subscription) : redirect(path)
}

/** Asks how a subscription is paid, with a card that is typed here, before the member agrees (ACT-21, CRD-03). */
export default function Subscribe() {
  const { id, name, lines, recurrence, lastId, payment } = useLoaderData<typeof loader>()
  const { asks, defaults } = payment.newCard
  const asksCpf = useAsked(asks.cpf)
  const refused = useActionData<typeof action>()
  const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  return (
    <Container>
      <Stack gap={24}>
        <TextLink href={activityPath(id)} kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{name}</Text>
        </Stack>
        <RecurringPayForm
          {...payment}
          chosen="new"
          lastCharge={lastId}
          refused={refused}
          submitLabel={words.confirm}
          payingLabel={words.processing}
          before={
            <>
              {lines.map((line) => (
                <Shown key={line.id} {...line} />
              ))}
              {asksCpf ? (
                <YourCpf error={refused?.errors.cpf} value={refused?.values.cpf ?? defaults.cpf} />
              ) : null}
            </>
          }
          summary={
            <Card as="section">
              <Stack gap={16}>
                <Heading level={2} size="card">
                  {words.summary}
                </Heading>
                <DescriptionList
                  items={[
                    ...lines.map((line) => ({
                      term: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
                      value: formatBRL(line.cents * line.quantity),
                    })),
                    { term: texts.facts.recurrence, value: recurrenceNames[recurrence] },
                    { term: words.today, value: formatBRL(total), total: true },
                  ]}
                />
                <Text kind="smallMuted">{words.renews}</Text>
              </Stack>
            </Card>
          }
        />
      </Stack>
    </Container>
  )
}

/** Shows the hidden values that the page showed, which the platform compares. */
const Shown = ({ id, quantity, cents }: { id: number; quantity: number; cents: number }) => (
  <>
    <input type="hidden" name={quantityName(id)} value={quantity} />
    <input type="hidden" name={shownName(id)} value={cents} />
  </>
)
