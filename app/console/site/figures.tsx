import type { Figures as Counted, Figure, FigureKind } from '#contract/console/figures.ts'
import { useStation } from '../../station/use-station.ts'
import { formatBRL, formatInteger, formatPoints, formatTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { isOpenTo } from '../owner/page-rights.ts'
import { useRights } from '../owner/use-rights.ts'
import { texts } from './texts.ts'
import * as css from './today.css.ts'

const words = texts.figures

/** How the station does: each figure since yesterday, and its week against the one before, in words (PPL-02). */
export function Figures({ figures: { countedAt, list }, since }: { figures: Counted; since: string }) {
  const { timezone } = useStation()
  const listOf = useLists(since)
  return (
    <Stack gap={16}>
      <Heading level={2}>{words.title}</Heading>
      <ul className={css.figures}>
        {list.map((figure) => (
          <OneFigure key={figure.kind} figure={figure} href={listOf(figure.kind)} />
        ))}
      </ul>
      <Text kind="smallMuted">{words.countedAt(formatTime(countedAt, timezone))}</Text>
    </Stack>
  )
}

/** Gives where that which is counted is listed, of a kind that has a list, for whoever may open it. */
function useLists(since: string): (kind: FigureKind) => string | null {
  const rights = useRights()
  const { features } = useStation()
  const books = features.checkout ? '/gestao/pedidos/conciliacao' : null
  const lists: Partial<Record<FigureKind, string | null>> = {
    ...{ people: `/gestao/pessoas?situacao=active&de=${since}`, participations: '/gestao/atividades' },
    ...{ paid: books, refunded: books },
  }
  return (kind) => {
    const href = lists[kind]
    return href && isOpenTo(href.split('?')[0] ?? '', rights) ? href : null
  }
}

type FigureProps = { figure: Figure; href: string | null }

function OneFigure({ figure: { kind, sinceYesterday, week, weekBefore }, href }: FigureProps) {
  const amount = useAmount(kind)
  const difference = week - weekBefore
  return (
    <li className={css.figure}>
      <span>{href ? <TextLink href={href}>{words.kinds[kind]}</TextLink> : words.kinds[kind]}</span>
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
