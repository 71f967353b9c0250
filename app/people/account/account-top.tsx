import { Link } from '@remix-run/react'
import type { Member } from '../../session/member.ts'
import { useCartItems } from '../../session/use-member.ts'
import { isOpenOn } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import * as css from './account-top.css.ts'
import { texts } from './texts.ts'

const words = texts.hub.top
const statement = '/homepage/extrato/extratos-totais'
const memberCard = '/homepage/carteirinha'

/** Shows what matters of an account: the balance with its statement, the member's card, and what waits to be done next. */
export function AccountTop({ member }: { member: Member }) {
  const station = useStation()
  const items = useCartItems()
  const next =
    items > 0
      ? { href: '/homepage/carrinho', label: words.cart(items), text: words.pay, icon: 'cart' as const }
      : {
          href: '/homepage/atividades',
          label: words.activities,
          text: words.takePart,
          icon: 'activities' as const,
        }
  return (
    <ul className={css.top}>
      {member.isBalanceKnown && isOpenOn(station, statement) ? (
        <li className={css.balance} data-ground="fill">
          <Link to={statement} className={css.face}>
            <span className={css.label}>{words.balance}</span>
            <span className={css.amount}>
              <Points points={member.points} currency={station.currency} />
            </span>
            <span className={css.more}>
              {words.statement}
              <Icon name="arrowRight" size={16} />
            </span>
          </Link>
        </li>
      ) : null}
      {isOpenOn(station, memberCard) ? (
        <Way href={memberCard} label={words.card} text={words.show} icon="card" />
      ) : null}
      {isOpenOn(station, next.href) ? <Way {...next} /> : null}
    </ul>
  )
}

type WayProps = { href: string; label: string; text: string; icon: IconName }

const Way = ({ href, label, text, icon }: WayProps) => (
  <li className={css.way}>
    <Link to={href} className={css.face}>
      <span className={css.label}>
        <Icon name={icon} />
      </span>
      <strong>{label}</strong>
      <span className={css.more}>
        {text}
        <Icon name="arrowRight" size={16} />
      </span>
    </Link>
  </li>
)
