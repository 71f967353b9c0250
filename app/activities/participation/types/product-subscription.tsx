import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { productSubscription as subscriptionType } from '#contract/activity-types/product-subscription.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import { recurrenceNames } from '#contract/recurrence.ts'
import { afterName, costOf, productName, quantityName, shownName } from '../../../forms/chosen-products.ts'
import {
  subscribePath,
  subscriptionPath,
  subscriptionPaymentPath,
  subscriptionWaitingPath,
} from '../../../routing/subscription-path.ts'
import { isOpenOn } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatBRL, formatDate } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { NumberStepper } from '../../../ui/number-stepper.tsx'
import { RadioGroup, type RadioOption } from '../../../ui/radio-group.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts } from '../texts.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'
import { ProductPictures } from './product-pictures.tsx'
import * as css from './products.css.ts'
import { isHidden, mostOf } from './products.tsx'

type Product = ActionDetail['products'][number]
type Own = NonNullable<ActionDetail['own_subscription']>
/** The data of `load.server.ts`: the ways to pay, and the newest subscription, 0 before the first. */
type Extra = { cards: Card[]; canPay: boolean; lastId: number }

const words = texts.subscription

/** Shows the payment form of a subscription, or the state of the member's own (ACT-21). */
function SubscriptionBody(props: BodyProps) {
  const { action } = props
  const { canPay = false } = (props.extra as Extra | null) ?? {}
  const isOpen = isOpenOn(useStation(), subscribePath(action.id))
  if (action.own_subscription) return <OwnSubscription action={action} own={action.own_subscription} />
  if (!isOpen) return <Alert tone="info">{texts.products.closed}</Alert>
  if (action.products.every(({ soldOut }) => soldOut))
    return <Alert tone="warning">{words.unavailable}</Alert>
  if (!canPay) return <Alert tone="warning">{words.noPayments}</Alert>
  return <Choice {...props} />
}

/** Shows the member's own subscription, and the way to it, in place of the form. */
function OwnSubscription({ action: { id }, own }: { action: ActionDetail; own: Own }) {
  const { timezone } = useStation()
  const { state, cancelled_at, current_period_end: end } = own
  const isPending = state === 'pending'
  return (
    <Stack gap={16}>
      {isPending ? (
        <Alert tone="warning">{words.already}</Alert>
      ) : (
        <Alert tone="success">{words.subscribed}</Alert>
      )}
      {cancelled_at && end ? <Text kind="smallMuted">{words.ends(formatDate(end, timezone))}</Text> : null}
      {state === 'past_due' ? <Alert tone="warning">{words.unpaid}</Alert> : null}
      <Button type="button" width="full" disabled>
        {isPending ? words.processing : words.confirm}
      </Button>
      <ButtonLink href={wayOf(id, state).href} variant="secondary" width="full">
        {wayOf(id, state).label}
      </ButtonLink>
    </Stack>
  )
}

function wayOf(id: number, state: Own['state']) {
  if (state === 'pending') return { href: subscriptionWaitingPath(id), label: words.seePayment }
  if (state === 'past_due') return { href: subscriptionPaymentPath(id), label: words.payNow }
  return { href: subscriptionPath(id), label: words.see }
}

function Choice({ action, extra, isSending, refused }: BodyProps) {
  const { lastId = 0 } = (extra as Extra | null) ?? {}
  const offered = action.products.filter(({ soldOut }) => !soldOut)
  const problem = refused?.fields.products?.[0]
  return (
    <Stack gap={24}>
      <input type="hidden" name={afterName} value={lastId} />
      {offered.map((product) => (
        <input key={product.id} type="hidden" name={shownName(product.id)} value={costOf(product)} />
      ))}
      {problem ? (
        <Alert tone="error" live title={words.unselected.title}>
          {problem}
        </Alert>
      ) : null}
      {action.only_one_product ? (
        <OneProduct offered={offered} refused={refused} action={action} />
      ) : (
        <SeveralProducts offered={offered} refused={refused} action={action} />
      )}
      <Payment extra={extra as Extra} refused={refused} />
      <Stack gap={8}>
        <Button width="full" loading={isSending} loadingLabel={words.processing}>
          {words.confirm}
        </Button>
        <Text kind="smallMuted">{words.renews}</Text>
      </Stack>
    </Stack>
  )
}

type ProductsProps = Pick<BodyProps, 'action' | 'refused'> & { offered: readonly Product[] }

/** Writes the price: 'R$ 59,00 por mês'. */
const priceOf = (action: ActionDetail, product: Product) => {
  const [subscription] = action.action_subscriptions
  return `${formatBRL(costOf(product))}${subscription ? ` ${words.per[subscription.recurrence]}` : ''}`
}

function OneProduct({ action, offered, refused }: ProductsProps) {
  const only = offered.length === 1 ? String(offered[0]?.id) : undefined
  return (
    <RadioGroup
      id={productName}
      name={productName}
      label={words.choose}
      look="cards"
      options={offered.map(
        (product): RadioOption => ({
          value: String(product.id),
          label: product.name,
          help: priceOf(action, product),
        }),
      )}
      defaultValue={refused?.values[productName]?.at(-1) ?? only}
    />
  )
}

function SeveralProducts({ action, offered, refused }: ProductsProps) {
  return (
    <fieldset className={css.several}>
      <legend className={css.name}>{words.howMany}</legend>
      {offered.map((product) => {
        const name = quantityName(product.id)
        return (
          <Field key={product.id} id={name} label={product.name} help={priceOf(action, product)}>
            <NumberStepper
              name={name}
              min={0}
              max={mostOf(product)}
              of={product.name}
              autoComplete="off"
              maxLength={4}
              defaultValue={refused?.values[name]?.at(-1) ?? (offered.length === 1 ? '1' : '0')}
            />
          </Field>
        )
      })}
    </fieldset>
  )
}

/** Shows a card that is kept, a new one on a page of its own, or PIX. */
function Payment({ extra: { cards }, refused }: { extra: Extra } & Pick<BodyProps, 'refused'>) {
  const options: RadioOption[] = [
    ...cards.map(
      ({ id, issuing, last_digits, expiration_date }): RadioOption => ({
        value: String(id),
        label: words.card(issuing, last_digits),
        help: words.cardHelp(expiration_date),
        icon: 'card',
      }),
    ),
    { value: 'pix', label: words.pix, help: words.pixHelp, icon: 'qr' },
    { value: 'novo', label: words.newCard, help: words.newCardHelp, icon: 'plus' },
  ]
  return (
    <RadioGroup
      id="forma"
      name="forma"
      label={words.payment}
      look="cards"
      options={options}
      defaultValue={refused?.values.forma?.at(-1) ?? options[0]?.value}
      error={refused?.fields.payment_method}
    />
  )
}

/** Shows the products of a subscription with pictures; the choice stands beside them. */
function SubscriptionContent({ action }: Pick<BodyProps, 'action'>) {
  const [subscription] = action.action_subscriptions
  if (isHidden(action)) return null
  return (
    <section className={css.section} aria-labelledby="produtos-titulo">
      <Heading level={2} size="card" id="produtos-titulo">
        {words.title}
      </Heading>
      {subscription ? (
        <Text kind="smallMuted">{words.recurrence(recurrenceNames[subscription.recurrence])}</Text>
      ) : null}
      <div className={css.list}>
        {action.products.map((product) => (
          <ProductCard key={product.id} action={action} product={product} />
        ))}
      </div>
    </section>
  )
}

/** Fewer than this and it is worth saying. */
const few = 20

function ProductCard({ action, product }: { action: ActionDetail; product: Product }) {
  const { name, description, discount, value, soldOut, left } = product
  return (
    <article className={css.product}>
      <ProductPictures product={product} />
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        {description ? <Text kind="smallMuted">{description}</Text> : null}
        <p className={css.prices}>
          {discount > 0 ? (
            <Text as="span" kind="smallMuted">
              {texts.products.before} <s>{formatBRL(centsOf(value))}</s>
            </Text>
          ) : null}
          <strong className={css.price}>{priceOf(action, product)}</strong>
        </p>
        {soldOut ? (
          <p>
            <Badge>{texts.products.soldOut}</Badge>
          </p>
        ) : left !== null && left < few ? (
          <Text kind="smallMuted">{texts.products.left(left)}</Text>
        ) : null}
      </div>
    </article>
  )
}

/** Type 21. */
export const productSubscription: PortalActivityType = {
  contract: subscriptionType,
  isForm: true,
  // What comes back stands under the name, of who subscribed already, too.
  hasOwnReward: true,
  asksAgain: true,
  isUnderWay: ({ own_subscription }) => own_subscription !== null,
  Body: SubscriptionBody,
  Content: SubscriptionContent,
}
