import type { ConsoleArea } from '../console-area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

/** Documents of accountability. */
export const accountability: ConsoleArea = {
  nav: {
    href: '/gestao/prestacao-de-contas',
    label: texts.title,
    icon: 'eye',
    behaviour: 'unionServices',
  },
  audit: {
    'accountability.create': 'criou o documento',
    'accountability.save': 'mudou o documento',
    'accountability.remove': 'removeu o documento',
  },
  parts: { accountability: { fields } },
}
