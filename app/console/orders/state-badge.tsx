import type { OrderStatus } from '#contract/commerce/orders/status.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'

const looks = {
  awaiting_payment: { tone: 'neutral', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  partly_refunded: { tone: 'warning', icon: 'undo' },
  refunded: { tone: 'warning', icon: 'undo' },
  cancelled: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
} as const satisfies Record<OrderStatus, { tone: string; icon: IconName }>

/** Where an order stands, in the words of GAP-68. */
export const OrderStateBadge = ({ state, status }: { state: OrderStatus; status: string }) => (
  <Badge {...looks[state]}>{status}</Badge>
)
