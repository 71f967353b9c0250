import type { ReactNode } from 'react'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { Money } from '../../ui/amount.tsx'
import * as css from './cart.css.ts'
import { dueOf } from './summary.tsx'
import { texts } from './texts.ts'

type PayBarProps = {
  cart: Pick<Cart, 'totals' | 'payment'>
  /** Another delivery is chosen than was counted: what it costs is said once it is sent. */
  isChoosing: boolean
  /** The button that leads on. */
  children: ReactNode
}

/** Keeps what is to be paid and the button at the bottom edge of phones; on wide screens the button under the costs (CAR-09). */
export function PayBar({ cart, isChoosing, children }: PayBarProps) {
  const { term, cents } = dueOf(cart)
  return (
    <div className={css.payBar}>
      <p className={css.due}>
        <span className={css.small}>{term}</span>{' '}
        <strong>{isChoosing ? texts.summary.later : <Money cents={cents} />}</strong>
      </p>
      <div className={css.payAction}>{children}</div>
    </div>
  )
}
