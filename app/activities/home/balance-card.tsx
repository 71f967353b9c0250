import { Link } from '@remix-run/react'
import type { Category } from '#contract/activities/home/schemas.ts'
import type { Member } from '../../session/member.ts'
import { isOpenOn } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as css from './balance-card.css.ts'
import { texts } from './texts.ts'

const statement = '/homepage/extrato/extratos-totais'
const topUp = '/homepage/meios-de-pagamento/comprar'

type BalanceCardProps = {
  member: Member
  /** Where something is bought. */
  shop: Pick<Category, 'id' | 'name'> | null
}

/** Shows the balance on the brand, and what can be done with it; the header leaves it to this card (PTS-01). */
export function BalanceCard({ member: { points, isBalanceKnown, opens }, shop }: BalanceCardProps) {
  const station = useStation()
  const way = shop
    ? { href: `/homepage/categoria/${shop.id}`, label: texts.balance.use(shop.name) }
    : opens.includes('topUps') && isOpenOn(station, topUp)
      ? { href: topUp, label: texts.balance.topUp }
      : null
  const ways = [
    ...(isOpenOn(station, statement) ? [{ href: statement, label: texts.balance.statement }] : []),
    ...(way ? [way] : []),
  ]
  return (
    <section className={css.card} aria-label={texts.balance.title} data-balance>
      <div>
        <p>{texts.balance.title}</p>
        <p>
          {isBalanceKnown ? (
            <Points points={points} currency={station.currency} size="large" />
          ) : (
            texts.balance.unknown
          )}
        </p>
      </div>
      <div className={css.ways}>
        {ways.map(({ href, label }) => (
          <Link key={href} to={href} className={css.wayLink}>
            {label}
            <Icon name="arrowRight" />
          </Link>
        ))}
      </div>
    </section>
  )
}
