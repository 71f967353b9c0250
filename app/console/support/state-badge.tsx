import { type SupportState, supportStates } from '#contract/site/public/support.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { texts } from './texts.ts'

const looks = {
  open: { tone: 'warning', icon: 'clock' },
  answered: { tone: 'success', icon: 'check' },
  closed: { tone: 'neutral', icon: 'close' },
} as const satisfies Record<SupportState, { tone: string; icon: IconName }>

/** The states as choices of a filter. */
export const states = supportStates.map((value) => ({ value, label: texts.states[value] }))

/** Where a message is. */
export const StateBadge = ({ state }: { state: SupportState }) => (
  <Badge {...looks[state]}>{texts.states[state]}</Badge>
)
