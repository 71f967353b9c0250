import { Link } from '@remix-run/react'
import { Icon } from '../../../ui/icon.tsx'
import { texts } from '../texts.ts'
import * as css from './cart-link.css.ts'

/** How many things wait in the cart, on every page; nothing while it is empty (CAR-03). */
export const CartLink = ({ items }: { items: number }) =>
  items > 0 ? (
    <Link
      to="/homepage/carrinho"
      className={css.link}
      aria-label={texts.cart.link(items)}
      title={texts.cart.link(items)}
    >
      <Icon name="cart" />
      <span className={css.count} aria-hidden>
        {items > most ? `${most}+` : items}
      </span>
    </Link>
  ) : null

/** What the mark has room for. */
const most = 99
