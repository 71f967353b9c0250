import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** What members want changed in the register that the association keeps. */
export const registrationChanges: ConsoleArea = {
  nav: {
    group: 'people',
    href: '/gestao/alteracoes',
    label: texts.title,
    icon: 'edit',
    behaviour: 'preRegistration',
    waits: ['registrationChanges'],
  },
  audit: {
    'registration-change.done': texts.history.done,
    'registration-change.reopen': texts.history.reopen,
  },
  parts: { 'registration-change': { href: () => '/gestao/alteracoes' } },
}
