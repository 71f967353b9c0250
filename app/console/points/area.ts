import type { ConsoleArea } from '../console-area.ts'
import { fourEyesFields, pointHistory } from './fields.ts'
import { texts } from './texts.ts'

/** Points that owners give and take by hand. */
export const points: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/pontos', label: texts.title, icon: 'wallet', waits: ['points'] },
  audit: {
    'points.credit': texts.history.credit,
    'points.debit': texts.history.debit,
    'points.ask-credit': texts.history.askCredit,
    'points.ask-debit': texts.history.askDebit,
    'points.refuse': texts.history.refuse,
    'points-settings.save': texts.history.settings,
  },
  parts: {
    points: { fields: pointHistory },
    'points-settings': { name: texts.history.settingsName, fields: fourEyesFields },
  },
}
