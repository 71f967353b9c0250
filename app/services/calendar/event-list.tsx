import { Link } from '@remix-run/react'
import { pictureSource } from '../../station/picture-source.ts'
import { Stack } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Heading } from '../../ui/text.tsx'
import * as look from '../services.css.ts'
import * as css from './event-list.css.ts'
import { keyOf, type ShownEvent, timesOn } from './shown-events.ts'
import { type Hrefs, wholeDay } from './view.ts'

type Props = {
  days: readonly { day: string; events: readonly ShownEvent[] }[]
  hrefs: Hrefs
  today: string
  title?: string
}

/** Lists events day by day, without the days that have none (NWS-05). */
export function EventList({ days, hrefs, today, title }: Props) {
  const filled = days.filter(({ events }) => events.length > 0)
  if (filled.length === 0) return null
  return (
    <Stack gap={16}>
      {title ? (
        <Heading level={2} size="section">
          {title}
        </Heading>
      ) : null}
      <ol className={css.days}>
        {filled.map(({ day, events }) => (
          <li key={day} className={css.day}>
            <Heading level={3} className={css.date}>
              <span className={css.number} data-today={day === today || undefined}>
                {Number(day.slice(8))}
              </span>
              <span className={css.weekday}>{wholeDay(day).split(' de ')[0]?.split(',')[0]}</span>
            </Heading>
            <ul className={css.events}>
              {events.map((event) => (
                <li key={keyOf(event)}>
                  <EventRow event={event} day={day} hrefs={hrefs} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

type RowProps = { event: ShownEvent; day: string; hrefs: Hrefs }

const EventRow = ({ event, day, hrefs }: RowProps) => (
  <Link to={hrefs.event(event)} className={css.row} preventScrollReset>
    <span className={look.words}>
      <span className={css.time}>{timesOn(event, day)}</span>
      <span className={css.name}>{event.name}</span>
      {event.about ? <span className={css.about}>{event.about}</span> : null}
    </span>
    {event.image ? (
      <Picture
        {...pictureSource(event.image, { sizes: '8rem' })}
        alt=""
        ratio="wide"
        className={css.picture}
      />
    ) : null}
  </Link>
)
