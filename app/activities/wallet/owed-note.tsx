import { useMember } from '../../session/use-member.ts'
import { useStation } from '../../station/use-station.ts'
import { formatPoints } from '../../ui/format.ts'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

/** What later rewards are set off against, where the balance stands (GAP-119); nothing where nothing is owed. */
export function OwedNote() {
  const { owed } = useMember()
  const { currency } = useStation()
  if (owed === 0) return null
  return <Text kind="small">{texts.owed(formatPoints(owed, currency))}</Text>
}
