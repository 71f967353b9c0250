import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { texts } from '../texts.ts'
import * as css from './plan-card.css.ts'
import { planBenefits } from './plan-price.ts'
import { Price } from './price.tsx'

/** A plan to compare: price, up to five benefits, the way to its page (PUB-08). */
export function PlanCard({ plan }: { plan: Plan }) {
  const { list, hasMore } = planBenefits(plan)
  return (
    <article className={css.cards[plan.is_highlighted ? 'highlighted' : 'plain']}>
      <div className={css.head}>
        {plan.is_highlighted ? (
          <Badge tone="accent" icon="star">
            {texts.plans.popular}
          </Badge>
        ) : null}
        <h3 className={css.name}>{plan.name}</h3>
        {plan.description ? <p className={css.description}>{plan.description}</p> : null}
      </div>
      <Price plan={plan} />
      <Benefits list={list} hasMore={hasMore} />
      <div className={css.foot}>
        <ButtonLink
          href={`/planos/${plan.id}`}
          variant={plan.is_highlighted ? 'primary' : 'secondary'}
          width="full"
          aria-label={`${texts.plans.see}: ${plan.name}`}
        >
          {texts.plans.see}
        </ButtonLink>
      </div>
    </article>
  )
}

/** Where the station offers plans by agreement and none of its plans is one (STN-U13, PUB-24). */
export const EnterpriseCard = () => (
  <article className={css.cards.plain}>
    <div className={css.head}>
      <h3 className={css.name}>{texts.plans.enterprise.name}</h3>
      <p className={css.description}>{texts.plans.enterprise.text}</p>
    </div>
    <Price plan={{ amount: null, discount: 0, days: 365 }} />
    <Benefits list={texts.plans.enterpriseBenefits} hasMore={false} />
    <div className={css.foot}>
      <ButtonLink href="/suporte-enterprise" variant="secondary" width="full">
        {texts.plans.enterprise.action}
      </ButtonLink>
    </div>
  </article>
)

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
      {hasMore ? <li className={css.more}>{texts.plans.more}</li> : null}
    </ul>
  )
}
