import type { Plan } from '#contract/commerce/plans/schemas.ts'
import { PlanCard as Card, enterprisePlan } from '../../../commerce/plans/plan-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { texts } from '../texts.ts'

/** Shows a plan to compare, with the way to its page (PUB-08). */
export const PlanCard = ({ plan }: { plan: Plan }) => (
  <Card plan={plan}>
    <ButtonLink
      href={`/planos/${plan.id}`}
      variant={plan.is_highlighted ? 'primary' : 'secondary'}
      width="full"
      aria-label={`${texts.plans.see}: ${plan.name}`}
    >
      {texts.plans.see}
    </ButtonLink>
  </Card>
)

/** Shows the card for plans by agreement, where the station offers them (STN-U13, PUB-24). */
export const EnterpriseCard = () => (
  <Card plan={enterprisePlan}>
    <ButtonLink href="/suporte-enterprise" variant="secondary" width="full">
      {texts.plans.enterprise.action}
    </ButtonLink>
  </Card>
)
