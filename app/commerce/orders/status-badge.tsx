import type { OrderCard } from '#contract/commerce/orders/schemas.ts'
import type { OrderStatus } from '#contract/commerce/orders/status.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'

type Look = { tone: 'success' | 'neutral' | 'warning' | 'error'; icon: IconName }

const looks: Record<OrderStatus, Look> = {
  awaiting_payment: { tone: 'warning', icon: 'clock' },
  paid: { tone: 'success', icon: 'checkCircle' },
  partly_refunded: { tone: 'neutral', icon: 'undo' },
  refunded: { tone: 'neutral', icon: 'undo' },
  cancelled: { tone: 'error', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
}

/** Shows the state of an order in the words of the wire (GAP-68). */
export const StatusBadge = ({ order: { state, status } }: { order: Pick<OrderCard, 'state' | 'status'> }) => (
  <Badge {...looks[state]}>{status}</Badge>
)
