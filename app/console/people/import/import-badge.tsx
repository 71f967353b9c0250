import type { PeopleImportState } from '#contract/console/people/import/schemas.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { texts } from './texts.ts'

const looks = {
  matching: { tone: 'warning', icon: 'alert' },
  checking: { tone: 'neutral', icon: 'clock' },
  ready: { tone: 'warning', icon: 'alert' },
  waiting: { tone: 'neutral', icon: 'clock' },
  writing: { tone: 'neutral', icon: 'clock' },
  done: { tone: 'success', icon: 'check' },
  failed: { tone: 'error', icon: 'close' },
} as const satisfies Record<PeopleImportState, { tone: string; icon: IconName }>

/** How far an import is, in a word. */
export const ImportBadge = ({ state }: { state: PeopleImportState }) => (
  <Badge {...looks[state]}>{texts.states[state]}</Badge>
)
