import type { LuckyDraw } from '#contract/services/lucky-numbers/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDate } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { texts } from './texts.ts'

/** Shows the name of a draw, and whether it took place. */
export function DrawHead({ draw, titleId }: { draw: Pick<LuckyDraw, 'name' | 'drawn_at'>; titleId: string }) {
  const { timezone } = useStation()
  const { name, drawn_at } = draw
  return (
    <Cluster justify="between" align="center" gap={8}>
      <Heading level={2} size="card" id={titleId}>
        {name}
      </Heading>
      <Badge tone={drawn_at ? 'success' : 'neutral'} icon={drawn_at ? 'check' : 'clock'}>
        {drawn_at ? texts.drawn(formatDate(drawn_at, timezone)) : texts.waiting}
      </Badge>
    </Cluster>
  )
}
