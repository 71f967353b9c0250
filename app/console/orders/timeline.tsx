import type { TimelineEntry } from '#contract/console/orders/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatBRL, formatDateTime, formatPoints } from '../../ui/format.ts'
import * as ui from '../ui/ui.css.ts'
import * as css from './orders.css.ts'
import { texts } from './texts.ts'

const { order: words } = texts

/** What happened to an order, oldest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { timezone, currency } = useStation()
  if (entries.length === 0) return <p className={ui.small}>{words.timelineNone}</p>
  return (
    <ol className={css.timeline}>
      {entries.map(({ at, kind, what, who, cents, pointsH, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several things happen at one instant, and none is taken away
        <li key={place} className={css.event}>
          <span className={css.eventHead}>
            <strong>{what}</strong>
            <span className={css.amount}>
              {cents === null ? null : formatBRL(cents)}
              {pointsH === null ? null : formatPoints(pointsH / 100, currency)}
            </span>
          </span>
          <span className={ui.small}>
            {[formatDateTime(at, timezone), words.kinds[kind], who ? words.by(who) : '', note ?? '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
