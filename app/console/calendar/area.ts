import { type ConsoleArea, entryAudit } from '../console-area.ts'
import { eventFields } from './fields.ts'
import { texts } from './texts.ts'

/** Events of the station and its consultancies. */
export const calendar: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/eventos',
    label: texts.title,
    icon: 'calendar',
  },
  audit: entryAudit('events', 'o evento'),
  parts: { events: { fields: eventFields, href: (id) => `/gestao/eventos/${id}` } },
}
