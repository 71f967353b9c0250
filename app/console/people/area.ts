import type { ConsoleArea } from '../console-area.ts'
import { actHistory } from './fields.ts'
import { texts } from './texts.ts'

/** Who is here. */
export const people: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/pessoas', label: texts.title, icon: 'users' },
  audit: {
    'people.tag': texts.history.tag,
    'people.untag': texts.history.untag,
    'people.suspend': texts.history.suspend,
    'people.reactivate': texts.history.reactivate,
    'people.activation': texts.history.activation,
    'people.credit': texts.history.credit,
    'people.ask-credit': texts.history.askCredit,
    'people.refuse-credit': texts.history.refuseCredit,
    'people.export': texts.history.export,
    'tag.save': texts.history.renameTag,
    'tag.remove': texts.history.removeTag,
    'people-view.save': texts.history.saveView,
    'people-view.remove': texts.history.removeView,
  },
  parts: {
    people: { href: () => '/gestao/pessoas', fields: actHistory },
    tag: {
      href: (id) => `/gestao/pessoas?etiqueta=${id}`,
      fields: [{ name: 'people', label: texts.title, kind: 'whole' }],
    },
  },
}
