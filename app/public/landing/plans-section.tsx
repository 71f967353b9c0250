import type { Plan } from '#contract/plans/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { EnterpriseCard, PlanCard } from '../plans/plan-card.tsx'
import * as css from './item-card.css.ts'
import { gridOf } from './item-card.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Type 7: the plans, only where there are some (PUB-08, GAP-07). */
export function PlansSection({ plans, ...props }: SectionProps & { plans: readonly Plan[] }) {
  const { behaviour } = useStation()
  if (plans.length === 0) return null
  const hasPitch = behaviour.enterprisePlan && plans.every((plan) => plan.amount !== null)
  return (
    <SectionFrame {...props}>
      <div className={css.grids[gridOf(plans.length + (hasPitch ? 1 : 0))]}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
        {hasPitch ? <EnterpriseCard /> : null}
      </div>
    </SectionFrame>
  )
}
