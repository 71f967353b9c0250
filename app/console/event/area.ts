import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** When many people are expected from one network. */
export const event: ConsoleArea = {
  nav: {
    group: 'settings',
    href: '/gestao/evento',
    label: texts.title,
    icon: 'calendar',
  },
  audit: { 'event.open': 'marcou um evento', 'event.end': 'encerrou o evento' },
}
