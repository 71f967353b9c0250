import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { BoughtCoupon, Voucher } from '#contract/commerce/vouchers/schemas.ts'
import { Points, Price } from '../../ui/amount.tsx'
import type { Description } from '../../ui/description-list.tsx'
import { type Currency, formatDate, formatDateTime } from '../../ui/format.ts'
import { Place } from '../../ui/place.tsx'
import { texts } from './texts.ts'
import type { TicketProps } from './ticket.tsx'

type Around = { memberName: string; stationName: string; timezone: string; currency: Currency }
const some = (list: (Description | null)[]) => list.filter((one) => one !== null)
const words = texts.ticket

/** Writes when and where a voucher was used: 'DD/MM/YYYY HH:mm'. */
const usedFact = (
  { redeemed_at, redeemed_place }: Pick<Voucher, 'redeemed_at' | 'redeemed_place'>,
  timezone: string,
) =>
  redeemed_at
    ? { term: words.used, value: `${formatDateTime(redeemed_at, timezone)}, ${redeemed_place ?? ''}` }
    : null

/** Gives a course's voucher as a ticket: who, with whom, when, where, until when (ACT-S09). Pure. */
export function voucherTicket(voucher: Voucher, { memberName, stationName, timezone }: Around): TicketProps {
  const { presential_course: course, dependents } = voucher
  return {
    kind: words.voucher,
    name: course.action.name,
    code: voucher.code,
    state: voucher.state,
    link: voucher.link,
    rules: course.rules,
    facts: some([
      { term: words.member, value: memberName },
      dependents.length > 0 ? { term: words.dependents, value: peopleOf(dependents) } : null,
      course.date ? { term: words.date, value: formatDateTime(course.date, timezone) } : null,
      course.local ? { term: words.local, value: <Place where={course.local} of={stationName} /> } : null,
      { term: words.created, value: formatDateTime(voucher.createdAt, timezone) },
      voucher.use_by ? { term: words.useBy, value: formatDate(voucher.use_by) } : null,
      usedFact(voucher, timezone),
    ]),
  }
}

/** Writes the people of a voucher: 'Lia Duarte (Filha), Tomás Duarte (Cônjuge)'. */
export const peopleOf = (dependents: Voucher['dependents']) =>
  dependents.map(({ dependente, parentesco }) => `${dependente} (${parentesco})`).join(', ')

/** Gives a bought coupon or a donation as a ticket that is also its receipt (ORD-07, PTS-06). Pure. */
export function purchaseTicket(
  bought: BoughtCoupon,
  { memberName, timezone, currency }: Around,
): TicketProps {
  const { cupom, price, paid, cashback } = bought
  const isDonation = cupom.is_donation
  return {
    kind: isDonation ? words.donation : words.coupon,
    name: cupom.action.name,
    code: bought.code,
    state: isDonation ? undefined : bought.state,
    link: bought.link,
    rules: cupom.rules,
    facts: some([
      { term: words.member, value: memberName },
      { term: isDonation ? words.donated : words.bought, value: formatDateTime(bought.createdAt, timezone) },
      bought.use_by ? { term: words.useBy, value: formatDate(bought.use_by) } : null,
      usedFact(bought, timezone),
      cashback > 0
        ? { term: words.back, value: <Points points={cashback} currency={currency} gain /> }
        : null,
      {
        term: words.paid,
        value: <Price priceCents={centsOf(price)} points={paid} currency={currency} />,
        total: true,
      },
    ]),
  }
}
