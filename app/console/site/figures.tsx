import type { Figures as Counted, Figure, FigureKind } from '#contract/console/figures.ts'
import { useStation } from '../../station/use-station.ts'
import { formatBRL, formatInteger, formatPoints, formatTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './today.css.ts'

const words = texts.figures

/** How the station does: each figure since yesterday, and its week against the one before, in words (PPL-02). */
export function Figures({ figures: { countedAt, list } }: { figures: Counted }) {
  const { timezone } = useStation()
  return (
    <Stack gap={16}>
      <Heading level={2}>{words.title}</Heading>
      <ul className={css.figures}>
        {list.map((figure) => (
          <OneFigure key={figure.kind} figure={figure} />
        ))}
      </ul>
      <Text kind="smallMuted">{words.countedAt(formatTime(countedAt, timezone))}</Text>
    </Stack>
  )
}

function OneFigure({ figure: { kind, sinceYesterday, week, weekBefore } }: { figure: Figure }) {
  const amount = useAmount(kind)
  const difference = week - weekBefore
  return (
    <li className={css.figure}>
      <span>{words.kinds[kind]}</span>
      <strong className={css.number}>{amount(sinceYesterday)}</strong>
      <span className={css.figureWeek}>
        {`${words.week(amount(week))}: ${words.against(difference, amount(Math.abs(difference)))}`}
      </span>
    </li>
  )
}

/** Gives how amounts of a kind are written: reais, the station's points, or plain numbers. */
function useAmount(kind: FigureKind): (value: number) => string {
  const { currency } = useStation()
  if (kind === 'paid' || kind === 'refunded') return formatBRL
  if (kind === 'pointsGiven' || kind === 'pointsSpent')
    return (hundredths) => formatPoints(hundredths / 100, currency)
  return formatInteger
}
