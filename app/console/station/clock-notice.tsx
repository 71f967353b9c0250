import type { ClockChange } from '#contract/console/schemas.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

const words = texts.clock

/** What another time zone moves, said before it is published (GAP-122). */
export function ClockNotice({ from, to, times, total }: ClockChange) {
  if (from === to) return null
  const left = total - times.length
  return (
    <Alert tone="warning" title={words.title}>
      <p>{words.text(total)}</p>
      <ul>
        {times.map(({ kind, name, at }) => (
          <li key={`${kind} ${name} ${at}`}>
            {words.moved(words.kinds[kind], name, formatDateTime(at, from), formatDateTime(at, to))}
          </li>
        ))}
        {left > 0 ? <li>{words.more(left)}</li> : null}
      </ul>
    </Alert>
  )
}
