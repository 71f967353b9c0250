import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** What people ask by the law (PPL-32). */
export const privacy: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/privacidade', label: texts.title, icon: 'lock', waits: ['privacy'] },
  audit: {
    'data-request.answer': texts.history.answer,
    'data-request.refuse': texts.history.refuse,
    'data-request.copy': texts.history.copy,
    'data-request.deletion': texts.history.deletion,
    'data-request.deletion-link': texts.history.deletionLink,
    'retention.save': texts.history.retention,
    'retention.hold': texts.history.hold,
    'retention.release': texts.history.release,
    'retention.run': texts.history.run,
  },
  parts: {
    'data-request': { href: (id) => `/gestao/privacidade/${id}` },
    retention: {
      fields: [{ name: 'days', label: texts.retention.days, kind: 'whole' }],
      href: () => '/gestao/privacidade/prazos',
    },
  },
}
