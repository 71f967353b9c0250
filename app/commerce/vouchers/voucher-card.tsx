import type { Voucher } from '#contract/commerce/vouchers/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import * as css from './list.css.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'
import { peopleOf } from './voucher-facts.tsx'

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className={css.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)

/** One voucher of the list: code, creation, rules, place, date, dependents (ORD-08). */
export function VoucherCard({ voucher, href }: { voucher: Voucher; href: string }) {
  const { timezone } = useStation()
  const { presential_course: course, dependents } = voucher
  return (
    <article className={css.card}>
      <div className={css.what}>
        <StateBadge state={voucher.state} />
        <h2 className={css.name}>{course.action.name}</h2>
        <ul className={css.facts}>
          {course.date ? <Fact icon="calendar">{formatDateTime(course.date, timezone)}</Fact> : null}
          {course.local ? <Fact icon="mapPin">{course.local}</Fact> : null}
          {dependents.length > 0 ? <Fact icon="users">{peopleOf(dependents)}</Fact> : null}
          <Fact icon="clock">{`${texts.ticket.created} ${formatDateTime(voucher.createdAt, timezone)}`}</Fact>
        </ul>
        {course.rules ? <p className={css.rules}>{course.rules}</p> : null}
      </div>
      <div className={css.stub}>
        <span className={css.code}>{voucher.code}</span>
        <ButtonLink href={href} variant="secondary" size="small" icon="qr" preventScrollReset>
          {texts.vouchers.open}
        </ButtonLink>
      </div>
    </article>
  )
}
