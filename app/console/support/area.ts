import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Messages to the station. */
export const support: ConsoleArea = {
  nav: {
    group: 'service',
    href: '/gestao/atendimento',
    label: texts.title,
    icon: 'mail',
    waits: ['support'],
  },
  audit: {
    'support.answer': texts.history.answer,
    'support.close': texts.history.close,
    'support.reopen': texts.history.reopen,
  },
  parts: {
    support: {
      fields: [{ name: 'text', label: texts.answers, kind: 'text' }],
      href: (id) => `/gestao/atendimento/${id}`,
    },
  },
}
