import type { ReactNode } from 'react'
import type { PlanArea } from '#contract/commerce/plans/areas.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Currency, formatBRL, formatPoints } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import * as css from './plan-card.css.ts'
import { planBenefits, planContract } from './plan-price.ts'
import { Price } from './price.tsx'
import { texts } from './texts.ts'

type CardPlan = Pick<
  Plan,
  'name' | 'description' | 'benefits' | 'amount' | 'discount' | 'days' | 'is_highlighted'
> & { gives?: Plan['gives'] }

/**
 * Shows a plan to compare: price, what the platform gives, up to five benefits in words, and what one does with it
 * (PUB-08, PLN-01).
 */
export function PlanCard({
  plan,
  as: Tag = 'h3',
  children,
}: {
  plan: CardPlan
  as?: 'h2' | 'h3'
  children: ReactNode
}) {
  const { currency } = useStation()
  const { given, list, hasMore } = planBenefits(plan, plan.gives ? givenBenefits(plan.gives, currency) : [])
  return (
    <article className={css.cards[plan.is_highlighted ? 'highlighted' : 'plain']}>
      <div className={css.head}>
        {plan.is_highlighted ? (
          <Badge tone="accent" icon="star">
            {texts.card.popular}
          </Badge>
        ) : null}
        <Tag className={css.name}>{plan.name}</Tag>
        {plan.description ? <Text kind="smallMuted">{plan.description}</Text> : null}
      </div>
      <Price plan={plan} />
      <Text kind="smallMuted">{planContract(plan)}</Text>
      <GivenList list={given} />
      <Benefits list={list} hasMore={hasMore} />
      <div className={css.foot}>{children}</div>
    </article>
  )
}

/** The card for plans by agreement, where the station offers them (STN-U13, PUB-24). */
export const enterprisePlan = {
  name: texts.card.enterprise.name,
  description: texts.card.enterprise.text,
  benefits: [],
  amount: null,
  discount: 0,
  days: 365,
  is_highlighted: false,
}

/** Lists the benefits that the platform itself gives, before those in words. */
export function Given({ gives }: { gives: Plan['gives'] }) {
  const { currency } = useStation()
  return <GivenList list={givenBenefits(gives, currency)} />
}

function GivenList({ list }: { list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <ul className={css.given}>
      {list.map((benefit) => (
        <li key={benefit} className={css.benefit}>
          <Icon name="star" className={css.check} />
          <strong>{benefit}</strong>
        </li>
      ))}
    </ul>
  )
}

/** Shows a list with checks; 'E muito mais!' at its end where there is more. */
export function Benefits({ list, hasMore }: { list: readonly string[]; hasMore: boolean }) {
  if (list.length === 0) return null
  return (
    <ul className={css.benefits}>
      {list.map((benefit) => (
        <li key={benefit} className={css.benefit}>
          <Icon name="check" className={css.check} />
          {benefit}
        </li>
      ))}
      {hasMore ? <li className={css.more}>{texts.card.more}</li> : null}
    </ul>
  )
}

const words = texts.gives

/** Puts the benefits that the platform itself gives into words; none for a plan of words alone. Pure. */
export function givenBenefits(gives: Plan['gives'], currency: Currency): string[] {
  const { discountPercent: percent, discountCapCents: cap, monthlyPoints, areas, activities } = gives
  const discount = percent > 0 ? [words.discount(percent, cap === null ? null : formatBRL(cap))] : []
  const points = monthlyPoints > 0 ? [words.points(formatPoints(monthlyPoints, currency))] : []
  const open = (Object.keys(words.areas) as PlanArea[]).filter((area) => areas[area])
  const only = activities > 0 ? [words.activities(activities)] : []
  return [...discount, ...points, ...open.map((area) => words.areas[area]), ...only]
}
