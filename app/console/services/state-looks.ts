import type { AppointmentState } from '#contract/services/appointments/kinds.ts'
import type { IconName } from '../../ui/icon.tsx'

/** How the state of a request is shown. */
export const stateLooks = {
  asked: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'check' },
  done: { tone: 'neutral', icon: 'checkCircle' },
  refused: { tone: 'error', icon: 'close' },
} as const satisfies Record<AppointmentState, { tone: string; icon: IconName }>
