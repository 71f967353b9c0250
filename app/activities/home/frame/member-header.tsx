import { Link, NavLink } from '@remix-run/react'
import type { Member } from '../../../session/member.ts'
import { entriesFor, isOpenOn } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { cx } from '../../../ui/class-names.ts'
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
  const { frame, header } = station.memberLook
  return (
    <header
      className={cx(css.headers[frame], css.inks[header])}
      data-frame={frame}
      data-ground={header}
      data-print="hide"
    >
      <Container className={css.bars[frame]}>
        <Link to="/homepage" className={css.brand} aria-label={texts.home(station.name)}>
          <Logo />
        </Link>
        <nav className={css.menus[frame]} aria-label={texts.menu}>
          {entriesFor(station, 'main').map(({ href, label, icon }) => (
            <NavLink key={href} to={href} end={href === '/homepage'} className={css.entry}>
              {frame === 'rail' ? (
                <span className={css.entryIcon}>
                  <Icon name={icon} />
                </span>
              ) : null}
              {label}
            </NavLink>
          ))}
        </nav>
        <Balance member={member} />
        <div className={css.end}>
          <CartLink items={cartItems} />
          <AccountMenu member={member} />
        </div>
      </Container>
    </header>
  )
}

/** The logo for the header's ground; on the brand a station without one for dark ground has its name. */
function Logo() {
  const { name, images, memberLook } = useStation()
  const logo = memberLook.header === 'brand' ? images.secondaryLogo : images.primaryLogo
  return logo ? (
    <img className={css.logo} src={logo} alt="" height={36} />
  ) : (
    <span className={css.wordmark}>{name}</span>
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
  if (!isOpenOn(station, statement))
    return <span className={css.balances[station.memberLook.frame]}>{content}</span>
  return (
    <Link
      to={statement}
      className={css.balances[station.memberLook.frame]}
      aria-label={isBalanceKnown ? undefined : texts.balanceUnknown}
    >
      {content}
    </Link>
  )
}
