import { useLocation } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { useMember } from '../../session/use-member.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.plan
const tones = {
  pending: 'warning',
  active: 'success',
  past_due: 'warning',
  suspended: 'error',
  ended: 'neutral',
} as const

type PlanPanelProps = {
  /** Null where it could not be read. */
  plan: { subscription: Subscription | null } | null
}

/** Shows the member's plan, or the way to the plans; nothing on a station that has none (PRO-01). */
export function PlanPanel({ plan }: PlanPanelProps) {
  const { opens } = useMember()
  const subscription = plan?.subscription
  if (plan && !subscription && !opens.includes('plans')) return null
  return (
    <Panel title={words.title}>
      {plan === null ? (
        <LoadFailed />
      ) : (
        <Stack gap={16} align="start">
          {subscription ? <Held subscription={subscription} /> : <Text kind="muted">{words.none}</Text>}
          <ButtonLink href="/homepage/planos" variant="secondary" size="small">
            {subscription ? words.manage : words.see}
          </ButtonLink>
        </Stack>
      )}
    </Panel>
  )
}

function Held({ subscription }: { subscription: Subscription }) {
  const { plan, state, current_period_end, cancelled_at, next_plan } = subscription
  const { timezone } = useStation()
  const end = state === 'active' && !cancelled_at && !next_plan ? words.renews : words.until
  const price =
    plan.price > 0 ? `${formatBRL(centsOf(plan.price))} ${words.per[plan.days] ?? ''}` : words.free
  return (
    <Stack gap={4}>
      <Cluster gap={8} align="center">
        <strong>{plan.name}</strong>
        <Badge tone={tones[state]}>{words.state[state]}</Badge>
      </Cluster>
      <Text kind="smallMuted">{price}</Text>
      {current_period_end ? (
        <Text kind="smallMuted">{end(formatDate(current_period_end, timezone))}</Text>
      ) : null}
    </Stack>
  )
}

/** Says that a part of the page could not be loaded, with the way to try again (GAP-98). */
function LoadFailed() {
  const { pathname } = useLocation()
  return (
    <Alert
      tone="warning"
      action={
        <TextLink href={pathname} reload kind="inherit">
          {texts.retry}
        </TextLink>
      }
    >
      {texts.loadFailed}
    </Alert>
  )
}
