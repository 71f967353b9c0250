import type { Category, Journey, NowPlaying } from '#contract/activities/home/schemas.ts'
import { Stack } from '../../ui/layout.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Row } from '../../ui/row.tsx'
import { ActionCard } from './action-card.tsx'
import { texts } from './texts.ts'

type Timed = { now: Date }

/** Three cards, two on tablets (HOM-03). */
export const NowPlayingRow = ({ row, now }: Timed & { row: NonNullable<NowPlaying> }) => (
  <Row title={row.title} size="threes">
    {row.list.map((action) => (
      <ActionCard key={action.id} action={action} now={now} />
    ))}
  </Row>
)

/** What is done comes first, and the row begins at what is next (HOM-04). */
export function JourneyRow({ journey, now }: Timed & { journey: Journey }) {
  const done = journey.actions.filter(({ hasDone }) => hasDone).length
  const total = journey.actions.length
  return (
    <Stack gap={16}>
      <Row
        title={journey.name}
        size="journey"
        startAt={done < total ? done : 0}
        intro={
          <Progress
            value={done}
            max={total}
            label={texts.journeyLabel}
            detail={texts.journeyProgress(done, total)}
          />
        }
      >
        {journey.actions.map((action) => (
          <ActionCard key={action.id} action={action} now={now} />
        ))}
      </Row>
    </Stack>
  )
}

/** A row shows four; the page of a category the rest (HOM-05, HOM-07). */
const shownPerRow = 4

export const CategoryRow = ({ category, now }: Timed & { category: Category }) => (
  <Row
    title={category.name}
    size="fours"
    more={
      category.total > shownPerRow
        ? { href: `/homepage/categoria/${category.id}`, label: texts.more }
        : undefined
    }
  >
    {category.category_actions.map(({ action }) => (
      <ActionCard key={action.id} action={action} now={now} />
    ))}
  </Row>
)
