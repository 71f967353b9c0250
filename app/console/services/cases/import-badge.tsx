import type { ImportState } from '#contract/services/consultancies/case-import.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { texts } from './texts.ts'

const looks = {
  checking: { tone: 'neutral', icon: 'clock' },
  refused: { tone: 'error', icon: 'close' },
  confirming: { tone: 'warning', icon: 'alert' },
  writing: { tone: 'neutral', icon: 'clock' },
  done: { tone: 'success', icon: 'check' },
  failed: { tone: 'warning', icon: 'close' },
} as const satisfies Record<ImportState, { tone: string; icon: IconName }>

/** How far an import is, in a word. */
export const ImportBadge = ({ state }: { state: ImportState }) => (
  <Badge {...looks[state]}>{texts.importing.states[state]}</Badge>
)
