import { useStation } from '../../../station/use-station.ts'
import { formatDate, formatTime } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { Comparison } from '../../ui/comparison.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { HistoryLine } from './history-line.ts'
import * as css from './person.css.ts'
import { texts } from './texts.ts'

const words = texts.history

/** What the team did with an account, day by day, the newest first. */
export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  const { timezone } = useStation()
  if (lines.length === 0) return <Text kind="muted">{words.none}</Text>
  const days = [...new Set(lines.map(({ when }) => formatDate(when, timezone)))]
  return (
    <Stack gap={24}>
      {days.map((day) => (
        <Stack key={day} as="section" gap={8}>
          <Heading level={3}>{day}</Heading>
          <ol className={ui.list}>
            {lines
              .filter(({ when }) => formatDate(when, timezone) === day)
              .map((line) => (
                <Line key={line.id} line={line} time={formatTime(line.when, timezone)} />
              ))}
          </ol>
        </Stack>
      ))}
    </Stack>
  )
}

const Line = ({ line: { said, reason, changes }, time }: { line: HistoryLine; time: string }) => (
  <li className={ui.row}>
    <span className={ui.rowName}>
      <strong>{said}</strong>
      {reason ? <span>{`${texts.reason}: ${reason}`}</span> : null}
      <span className={ui.small}>{time}</span>
    </span>
    {changes.length > 0 ? (
      <details className={css.wide}>
        <summary className={ui.summary}>{words.changes(changes.length)}</summary>
        <Comparison rows={changes} heads={[words.before, words.after]} />
      </details>
    ) : null}
  </li>
)
