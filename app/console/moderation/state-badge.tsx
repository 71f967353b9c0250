import type { ModeratedText } from '#contract/console/moderation/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { texts } from './texts.ts'

type State = ModeratedText['state']
type Look = { tone: 'success' | 'warning' | 'neutral'; icon: IconName }
const looks: Record<State, Look> = {
  shown: { tone: 'success', icon: 'eye' },
  held: { tone: 'warning', icon: 'clock' },
  hidden: { tone: 'neutral', icon: 'eyeOff' },
  removed: { tone: 'neutral', icon: 'trash' },
}

export const StateBadge = ({ state }: { state: State }) => (
  <Badge {...looks[state]}>{texts.states[state]}</Badge>
)
