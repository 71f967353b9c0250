import { Link, NavLink } from '@remix-run/react'
import type { Member } from '../../../session/member.ts'
import { entriesFor, isOpenOn } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { formatPoints, pointsAmount } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Container } from '../../../ui/layout.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import * as css from './member-header.css.ts'
import { texts } from './texts.ts'

const statement = '/homepage/extrato/extratos-totais'

/** Shows the logo, the main entries on wide screens, the balance, the person (PTS-01, HOM-10). */
export function MemberHeader({ member, cartItems }: { member: Member; cartItems: number }) {
  const station = useStation()
  return (
    <header className={css.header} data-print="hide">
      <Container className={css.bar}>
        <Link to="/homepage" className={css.brand} aria-label={texts.home(station.name)}>
          {station.images.primaryLogo ? (
            <img className={css.logo} src={station.images.primaryLogo} alt="" height={36} />
          ) : (
            <span className={css.wordmark}>{station.name}</span>
          )}
        </Link>
        <nav className={css.entries} aria-label={texts.menu}>
          {entriesFor(station, 'main').map(({ href, label }) => (
            <NavLink key={href} to={href} end={href === '/homepage'} className={css.entry}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Balance member={member} />
        <CartLink items={cartItems} />
        <AccountMenu member={member} />
      </Container>
    </header>
  )
}

/** Shows the way to the statement; where the station has none, the number alone. Of a name before the amount both stay together. */
function Balance({ member: { points, isBalanceKnown } }: { member: Member }) {
  const station = useStation()
  const { currency } = station
  const isWhole = !isBalanceKnown || currency.position === 'before_currency'
  const whole = isBalanceKnown ? formatPoints(points, currency) : '—'
  const content = (
    <>
      <span className={css.balanceIcon}>
        <Icon name="wallet" size={20} />
      </span>
      <span className={css.balanceAmount}>{isWhole ? whole : pointsAmount(points, currency.multiplier)}</span>
      {isWhole ? null : (
        <>
          {' '}
          <span className={css.balanceUnit}>{currency.name}</span>
        </>
      )}
    </>
  )
  if (!isOpenOn(station, statement)) return <span className={css.balance}>{content}</span>
  return (
    <Link
      to={statement}
      className={css.balance}
      aria-label={isBalanceKnown ? undefined : texts.balanceUnknown}
    >
      {content}
    </Link>
  )
}
