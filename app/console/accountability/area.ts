import { type ConsoleArea, entryAudit } from '../console-area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

/** Documents of accountability. */
export const accountability: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/prestacao-de-contas',
    label: texts.title,
    icon: 'eye',
    behaviour: 'unionServices',
  },
  audit: entryAudit('accountability', 'o documento'),
  parts: { accountability: { fields, href: (id) => `/gestao/prestacao-de-contas/${id}` } },
}
