import type { ConsoleArea } from '../../console-area.ts'
import { texts } from './texts.ts'

/** What was published, and who changed what. */
export const history: ConsoleArea = {
  nav: {
    group: 'settings',
    href: '/gestao/historico',
    label: texts.title,
    icon: 'clock',
  },
  audit: { 'history.export': texts.file.did },
  parts: { history: { name: texts.file.name, href: () => '/gestao/historico' } },
}
