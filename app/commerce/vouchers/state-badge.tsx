import type { VoucherState } from '#contract/commerce/vouchers/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { texts } from './texts.ts'

const looks: Record<VoucherState, { tone: 'success' | 'neutral' | 'warning' | 'error'; icon: IconName }> = {
  valid: { tone: 'success', icon: 'checkCircle' },
  used: { tone: 'neutral', icon: 'check' },
  expired: { tone: 'warning', icon: 'clock' },
  cancelled: { tone: 'error', icon: 'close' },
}

/** Shows the state of a voucher in a word (ORD-10). */
export const StateBadge = ({ state }: { state: VoucherState }) => (
  <Badge {...looks[state]}>{texts.states[state]}</Badge>
)
