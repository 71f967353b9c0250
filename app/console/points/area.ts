import type { ConsoleArea } from '../console-area.ts'
import { pointHistory } from './fields.ts'
import { texts } from './texts.ts'

/** Points that owners give and take by hand. */
export const points: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/pontos', label: texts.title, icon: 'wallet' },
  audit: { 'points.credit': texts.history.credit, 'points.debit': texts.history.debit },
  parts: { points: { fields: pointHistory } },
}
