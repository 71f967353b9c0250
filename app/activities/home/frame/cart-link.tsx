import { Link } from '@remix-run/react'
import { Icon } from '../../../ui/icon.tsx'
import * as css from './cart-link.css.ts'
import { texts } from './texts.ts'

/** Shows the number of items in the cart on every page; nothing while it is empty (CAR-03). */
export const CartLink = ({ items }: { items: number }) =>
  items > 0 ? (
    <Link
      to="/homepage/carrinho"
      className={css.link}
      aria-label={texts.cart(items)}
      title={texts.cart(items)}
    >
      <Icon name="cart" />
      <span className={css.count} aria-hidden>
        {items > most ? `${most}+` : items}
      </span>
    </Link>
  ) : null

/** The highest number that the mark has room for. */
const most = 99
