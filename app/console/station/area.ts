import type { ConsoleArea } from '../console-area.ts'
import { dataFields, featureFields } from './fields.ts'
import { texts } from './texts.ts'

/** Address, contacts, currency and what members see. */
export const station: ConsoleArea = {
  nav: {
    group: 'settings',
    href: '/gestao/dados',
    label: texts.title,
    icon: 'settings',
  },
  audit: {
    'station.suspended': texts.history.suspended,
    'station.reopened': texts.history.reopened,
    'station.deletes': texts.history.deletes,
    'station.exported': texts.history.exported,
  },
  parts: {
    data: { name: 'os dados da estação', href: () => '/gestao/dados', fields: dataFields },
    features: { name: 'o que os participantes veem', href: () => '/gestao/dados', fields: featureFields },
  },
}
