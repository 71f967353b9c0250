import { Link } from '@remix-run/react'
import { srOnly } from '../../ui/global.css.ts'
import * as css from './month.css.ts'
import type { MonthDay } from './month-grid.ts'
import { beginningOn, keyOf } from './shown-events.ts'
import { texts } from './texts.ts'
import { type Hrefs, shortDay, wholeMonth } from './view.ts'

type Props = { weeks: MonthDay[][]; month: string; hrefs: Hrefs }

/** Shows a month as a table: on wide windows days name their events, on phones they count them and lead to the day (NWS-05). */
export const MonthTable = ({ weeks, month, hrefs }: Props) => (
  <table className={css.table}>
    <caption className={srOnly}>{texts.monthTable(wholeMonth(month))}</caption>
    <thead>
      <tr>
        {texts.weekdays.map((name, at) => (
          <th key={name} scope="col" className={css.weekday} abbr={texts.weekdaysWhole[at]}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]?.day}>
          {week.map((one) => (
            <td key={one.day} className={one.isOther ? css.otherCell : css.cell}>
              <Day {...one} hrefs={hrefs} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function Day({ day, isToday, named, count, more, hrefs }: MonthDay & { hrefs: Hrefs }) {
  const href = hrefs.to({ view: 'dia', day })
  const words = [shortDay(day), isToday ? texts.isToday : '', count > 0 ? texts.events(count) : '']
  return (
    <>
      <Link
        to={href}
        className={css.day}
        aria-label={words.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        preventScrollReset
      >
        <span className={css.number}>{Number(day.slice(8))}</span>
        <span className={css.dots}>
          {named.map((event) => (
            <span key={keyOf(event)} className={css.dot} />
          ))}
        </span>
      </Link>
      {count > 0 ? (
        <ul className={css.events}>
          {named.map((event) => (
            <li key={keyOf(event)}>
              <Link to={hrefs.event(event)} className={css.event} preventScrollReset>
                {event.isAllDay ? null : <span className={css.time}>{beginningOn(event, day)}</span>}
                <span className={css.name}>{event.name}</span>
              </Link>
            </li>
          ))}
          {more > 0 ? (
            <li>
              <Link to={href} className={css.more} preventScrollReset>
                {texts.more(more)}
                <span className={srOnly}>{texts.onDay(shortDay(day))}</span>
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  )
}
