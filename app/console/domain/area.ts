import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Domains of one's own. */
export const domain: ConsoleArea = {
  nav: { group: 'site', href: '/gestao/dominio', label: texts.title, icon: 'external' },
  audit: {
    'domain.add': 'adicionou o domínio',
    'domain.prove': 'comprovou o domínio',
    'domain.remove': 'removeu o domínio',
    'domain.lost': 'passou a outra estação o domínio',
  },
}
