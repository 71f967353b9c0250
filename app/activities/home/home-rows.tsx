import type { Category, Journey, NowPlaying } from '#contract/activities/home/schemas.ts'
import type { ActionCard as Action } from '#contract/activities/participation/schemas.ts'
import { srOnly } from '../../ui/global.css.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Heading } from '../../ui/text.tsx'
import { ActionRow } from './action-row.tsx'
import { fold } from './fold.ts'
import { texts } from './texts.ts'

type Timed = { now: Date }

/** Shows three cards, two on tablets (HOM-03); what its owner chose stays there when all of it is done or locked. */
export function NowPlayingRow({ row: { title, list }, now }: Timed & { row: NonNullable<NowPlaying> }) {
  if (fold(list, now).open.length > 0)
    return <FoldedRow title={title} size="threes" actions={list} now={now} href="/homepage/atividades" />
  return <ActionRow title={title} size="threes" actions={list} now={now} />
}

/** Shows a journey as a row that begins at the next activity; those done stand before it (HOM-04). */
export function JourneyRow({ journey, now }: Timed & { journey: Journey }) {
  const done = journey.actions.filter(({ hasDone }) => hasDone).length
  const total = journey.actions.length
  return (
    <ActionRow
      title={journey.name}
      size="journey"
      actions={journey.actions}
      now={now}
      startAt={done < total ? done : 0}
      intro={
        <Progress
          value={done}
          max={total}
          label={texts.journeyLabel}
          detail={texts.journeyProgress(done, total)}
        />
      }
    />
  )
}

/** A row shows four; the page of a category the rest (HOM-05, HOM-07). */
const shownPerRow = 4

/** Shows what of a category can be done now (HOM-05). */
export const CategoryRow = ({ category, now }: Timed & { category: Category }) => (
  <FoldedRow
    title={category.name}
    size="fours"
    actions={category.category_actions.map(({ action }) => action)}
    total={category.total}
    now={now}
    href={`/homepage/categoria/${category.id}`}
    more={category.total > shownPerRow}
  />
)

type FoldedRowProps = Timed & {
  title: string
  size: 'threes' | 'fours'
  actions: readonly Action[]
  /** All there are, where not all were loaded. */
  total?: number
  /** The list with all of them. */
  href: string
  /** Names the list beside the title, too. */
  more?: boolean
}

/** Shows a row of what can be done; what is done or locked is a line with the way to the list that has it. */
function FoldedRow({
  title,
  size,
  actions,
  total = actions.length,
  href,
  more = false,
  now,
}: FoldedRowProps) {
  const { open, done, locked } = fold(actions, now)
  const folded = done + locked > 0
  const line = folded ? (
    <TextLink href={href} kind="stand" iconAfter="arrowRight">
      <span className={srOnly}>{title}: </span>
      {total > actions.length ? texts.foldedSome : texts.folded(done, locked)}
    </TextLink>
  ) : null
  if (open.length === 0)
    return (
      <Stack as="section" gap={4} align="start">
        <Heading level={2}>{title}</Heading>
        {line}
      </Stack>
    )
  return (
    <Stack gap={4} align="stretch">
      <ActionRow
        title={title}
        size={size}
        actions={open}
        now={now}
        more={more ? { href, label: texts.more } : undefined}
      />
      {line}
    </Stack>
  )
}
