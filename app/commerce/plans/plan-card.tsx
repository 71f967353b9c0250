import type { ReactNode } from 'react'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as css from './plan-card.css.ts'
import { planBenefits } from './plan-price.ts'
import { Price } from './price.tsx'
import { texts } from './texts.ts'

/** A plan to compare: price, up to five benefits, and what one does with it (PUB-08, PLN-01). */
export function PlanCard({
  plan,
  as: Tag = 'h3',
  children,
}: {
  plan: Pick<Plan, 'name' | 'description' | 'benefits' | 'amount' | 'discount' | 'days' | 'is_highlighted'>
  as?: 'h2' | 'h3'
  children: ReactNode
}) {
  const { list, hasMore } = planBenefits(plan)
  return (
    <article className={css.cards[plan.is_highlighted ? 'highlighted' : 'plain']}>
      <div className={css.head}>
        {plan.is_highlighted ? (
          <Badge tone="accent" icon="star">
            {texts.card.popular}
          </Badge>
        ) : null}
        <Tag className={css.name}>{plan.name}</Tag>
        {plan.description ? <p className={css.description}>{plan.description}</p> : null}
      </div>
      <Price plan={plan} />
      <Benefits list={list} hasMore={hasMore} />
      <div className={css.foot}>{children}</div>
    </article>
  )
}

/** What stands for plans by agreement where the station offers them and none of its plans is one (STN-U13, PUB-24). */
export const enterprisePlan = {
  name: texts.card.enterprise.name,
  description: texts.card.enterprise.text,
  benefits: [],
  amount: null,
  discount: 0,
  days: 365,
  is_highlighted: false,
}

/** A list with checks; 'E muito mais!' at its end where there is more. */
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
