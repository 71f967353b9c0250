import { useStation } from '../station/use-station.ts'
import { formatPoints } from '../ui/format.ts'
import { Text } from '../ui/text.tsx'
import { useMember } from './use-member.ts'

const owedText = (amount: string) =>
  `Você tem ${amount} a acertar, de compras devolvidas cujos pontos já tinham sido usados. O acerto sai só das próximas premiações, nunca de créditos pagos.`

/** Shows beside the balance the debt that later rewards are set off against (GAP-119); nothing where nothing is owed. */
export function OwedNote() {
  const { owed } = useMember()
  const { currency } = useStation()
  if (owed === 0) return null
  return <Text kind="small">{owedText(formatPoints(owed, currency))}</Text>
}
