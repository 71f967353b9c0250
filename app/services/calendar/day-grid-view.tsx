import { Link } from '@remix-run/react'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { srOnly } from '../../ui/global.css.ts'
import * as css from './day-grid.css.ts'
import { type Block, blockKey, type DayColumn, type DayGrid } from './day-grid.ts'
import { keyOf, timesOn } from './shown-events.ts'
import { texts } from './texts.ts'
import { type Hrefs, type Period, shortDay, wholeDay } from './view.ts'

type Props = { grid: DayGrid; period: Period; hrefs: Hrefs; today: string }

/** Shows a day, or seven side by side, in slots of 15 minutes over the hours that matter (NWS-05). */
export function DayGridView({ grid, period, hrefs, today }: Props) {
  const { fromHour, toHour, columns } = grid
  const hours = Array.from({ length: toHour - fromHour }, (_, at) => fromHour + at)
  const isWeek = period.view === 'semana'
  return (
    <div
      className={isWeek ? css.week : css.oneDay}
      style={assignInlineVars({ [css.slots]: String((toHour - fromHour) * 4) })}
    >
      <div className={css.hours} aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className={css.hour}>
            {String(hour).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {columns.map((column) => (
        <Column
          key={column.day}
          column={column}
          fromHour={fromHour}
          hrefs={hrefs}
          isWeek={isWeek}
          isToday={column.day === today}
        />
      ))}
    </div>
  )
}

type ColumnProps = {
  column: DayColumn
  fromHour: number
  hrefs: Hrefs
  isWeek: boolean
  isToday: boolean
}

/** Shows a day: its name, the events of the whole day, and those with hours. */
function Column({ column, fromHour, hrefs, isWeek, isToday }: ColumnProps) {
  const { day, allDay, blocks, hidden } = column
  return (
    <section className={css.column} aria-label={wholeDay(day)}>
      {isWeek ? <DayHead day={day} hrefs={hrefs} isToday={isToday} /> : <span />}
      <ul className={css.allDay}>
        {allDay.map((event) => (
          <li key={keyOf(event)}>
            <Link to={hrefs.event(event)} className={css.whole} preventScrollReset>
              {event.name}
              <span className={css.wholeTime}>{timesOn(event, day)}</span>
            </Link>
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <Link
              to={hrefs.to({ view: isWeek ? 'dia' : 'lista', day })}
              className={css.more}
              preventScrollReset
            >
              {texts.more(hidden)}
              <span className={srOnly}>{texts.onDay(shortDay(day))}</span>
            </Link>
          </li>
        ) : null}
      </ul>
      <ol className={css.track}>
        {blocks.map((block) => (
          <EventBlock key={blockKey(block)} block={block} day={day} fromHour={fromHour} hrefs={hrefs} />
        ))}
      </ol>
    </section>
  )
}

type BlockProps = { block: Block; day: string; fromHour: number; hrefs: Hrefs }

function EventBlock({ block, day, fromHour, hrefs }: BlockProps) {
  const { event, from, to, lane, lanes } = block
  return (
    <li
      className={css.block}
      style={assignInlineVars({
        [css.from]: String(from - fromHour * 4),
        [css.length]: String(to - from),
        [css.lane]: String(lane),
        [css.lanes]: String(lanes),
      })}
    >
      <Link to={hrefs.event(event)} className={css.event} preventScrollReset>
        <span className={css.name}>{event.name}</span>
        <span className={css.time}>{timesOn(event, day)}</span>
      </Link>
    </li>
  )
}

type DayHeadProps = { day: string; hrefs: Hrefs; isToday: boolean }

const DayHead = ({ day, hrefs, isToday }: DayHeadProps) => (
  <Link
    to={hrefs.to({ view: 'dia', day })}
    className={css.head}
    aria-current={isToday ? 'date' : undefined}
    preventScrollReset
  >
    <span className={css.weekday}>{texts.weekdays[new Date(day).getUTCDay()]}</span>{' '}
    <span className={css.number}>{Number(day.slice(8))}</span>
    <span className={srOnly}>{shortDay(day).replace(/^\d+/, '')}</span>
  </Link>
)
