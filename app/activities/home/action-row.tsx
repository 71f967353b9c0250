import type { ActionCard as Action } from '#contract/activities/participation/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Row, type RowProps } from '../../ui/row.tsx'
import { ActionCard } from './action-card.tsx'

type ActionRowProps = Omit<RowProps, 'children' | 'lines' | 'size'> & {
  size: 'threes' | 'fours' | 'journey'
  actions: readonly Action[]
  now: Date
  /** Characters of the names, and how many of the first pictures are fetched at once. */
  nameLength?: number
  priority?: number
}

/** Shows a row of activities in the station's form of cards: beside each other, or in lines where cards are wide. */
export function ActionRow({ actions, now, size, nameLength, priority = 0, ...row }: ActionRowProps) {
  const { card } = useStation().memberLook
  return (
    <Row {...row} size={size} lines={linesOf[card]?.[size]}>
      {actions.map((action, at) => (
        <ActionCard
          key={action.id}
          action={action}
          now={now}
          size={size}
          priority={at < priority}
          {...(nameLength && { nameLength })}
        />
      ))}
    </Row>
  )
}

const linesOf = {
  above: undefined,
  full: undefined,
  beside: { fours: 'fours', journey: 'journey', threes: 'threes' },
  ruled: { fours: 'fours', journey: 'journey', threes: 'list' },
} as const
