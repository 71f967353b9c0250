import { mostLetters } from '#contract/most-letters.ts'
import { weekdays } from '#contract/services/calendar/recurrence.ts'
import { type Field, needed, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

/** The days of a week, each a box. */
export const weekdayFields: readonly Field[] = weekdays.map((day) => ({
  name: `weekdays.${day}`,
  label: texts.weekday[day],
  kind: 'flag',
}))

/** What owners say of events. */
export const eventFields: readonly Field[] = [
  { name: 'calendar', label: texts.calendar, kind: 'choice', options: texts.calendars, ...needed },
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.event.name, ...needed },
  { name: 'startsAt', label: texts.startsAt, help: texts.startsAtHelp, kind: 'instant', ...needed },
  { name: 'endsAt', label: texts.endsAt, help: texts.endsAtHelp, kind: 'instant', ...needed },
  { name: 'isAllDay', label: texts.isAllDay, help: texts.isAllDayHelp, kind: 'flag' },
  {
    name: 'frequency',
    label: texts.frequency,
    help: texts.frequencyHelp,
    kind: 'choice',
    options: texts.frequencies,
    ...needed,
  },
  ...weekdayFields,
  { name: 'until', label: texts.until, help: texts.untilHelp, kind: 'day', ...orNull },
  { name: 'count', label: texts.count, help: texts.countHelp, kind: 'whole', maxLength: 5, ...orNull },
  { name: 'image', label: texts.image, kind: 'picture', ...orNull },
  { name: 'html', label: texts.html, kind: 'html', rows: 8, empty: '' },
  { name: 'isPublished', label: texts.isPublished, kind: 'flag' },
]
