import type { ReactNode } from 'react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import type { Cart, CheckoutStep } from '#contract/commerce/cart/schemas.ts'
import { Alert } from '../../ui/alert.tsx'
import { Money } from '../../ui/amount.tsx'
import { formatAddress } from '../../ui/format.ts'
import { srOnly } from '../../ui/global.css.ts'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { WithCep } from '../../ui/with-cep.tsx'
import { instalmentText } from '../payments/instalment-text.ts'
import { texts as payTexts } from '../payments/texts.ts'
import * as css from './cart.css.ts'
import { locationAddress } from './region-choice.tsx'
import { sentActions } from './region-value.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.review

/** Shows the items, the delivery and the payment of the order, each with a link to change it (CAR-09). */
export function ReviewParts({ cart, card }: { cart: Cart; card: Card | null }) {
  const sent = sentActions(cart.actions)
  return (
    <div className={css.parts}>
      <Part title={words.items} step="cart">
        <ul className={css.plain}>
          {cart.content.map(({ product, quantity, total, was }) => (
            <li key={product.id} className={css.reviewLine}>
              <span className={css.name}>{product.name}</span>
              <Money cents={centsOf(total)} />
              <span className={css.small}>{words.units(quantity)}</span>
              {was === null ? null : (
                <Alert tone="warning" className={css.wholeLine}>
                  {texts.cart.was} <Money cents={centsOf(was)} />
                </Alert>
              )}
            </li>
          ))}
        </ul>
      </Part>
      {cart.is_digital ? null : (
        <Part title={words.delivery} step="delivery">
          <ul className={css.plain}>
            {sent.map((action) => (
              <Destination key={action.id} action={action} cart={cart} />
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.payment} step="payment">
        <p>{paidBy(cart, card)}</p>
      </Part>
    </div>
  )
}

type PartProps = { title: string; step: CheckoutStep; children: ReactNode }

const Part = ({ title, step, children }: PartProps) => (
  <section className={css.part}>
    <div className={css.sectionHead}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <TextLink href={stepPath(step)} kind="stand" icon="edit">
        {words.change}
        <span className={srOnly}> {title.toLowerCase()}</span>
      </TextLink>
    </div>
    {children}
  </section>
)

function Destination({ action, cart }: { action: Cart['actions'][number]; cart: Cart }) {
  const location = action.delivery_locations.find(({ id }) => id === action.deliveryLocation)
  if (!location) return null
  const where = location.delivery ? formatAddress(cart.address) : locationAddress(location)
  return (
    <li className={css.reviewLine}>
      <span className={css.name}>{location.name}</span>
      <span>{location.price > 0 ? <Money cents={centsOf(location.price)} /> : texts.summary.free}</span>
      <span className={css.small}>
        <WithCep text={where} />
      </span>
    </li>
  )
}

/** Writes the card and its instalments: 'Visa final 1111, 3x de R$ 30,00'. Pure. */
function paidBy({ payment, totals }: Cart, card: Card | null): string {
  if (payment.type === 'wallet') return words.walletOnly
  if (payment.type === 'pix') return words.pix
  const name = card ? payTexts.choice.card(card.issuing, card.last_digits) : ''
  const times =
    payment.installments > 1
      ? instalmentText(payment.installments, centsOf(totals.credit_card_value))
      : words.once
  return [name, times].filter(Boolean).join(', ')
}
