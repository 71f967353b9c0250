import { plans as contract } from '#contract/sections/plans.ts'
import { useStation } from '../../../../station/use-station.ts'
import { EnterpriseCard, PlanCard } from '../../plans/plan-card.tsx'
import * as css from '../item-card.css.ts'
import { gridOf } from '../item-card.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Shows the plans, only where there are some (PUB-08, GAP-07). */
function PlansSection({ data: { plans }, ...props }: LandingSectionProps) {
  const { behaviour } = useStation()
  if (plans.length === 0) return null
  const hasPitch = behaviour.enterprisePlan
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

export const plans: PortalSection = {
  contract,
  Component: PlansSection,
  anchor: 'plans',
}
