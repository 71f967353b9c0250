import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Who is here. */
export const people: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/pessoas', label: texts.title, icon: 'users' },
  audit: {
    'people.tag': texts.history.tag,
    'people.untag': texts.history.untag,
    'people.export': texts.history.export,
    'people-import.create': texts.history.beginImport,
    'people-import.done': texts.history.endImport,
    'person-invitation.send': texts.history.invite,
    'tag.save': texts.history.renameTag,
    'tag.remove': texts.history.removeTag,
    'people-view.save': texts.history.saveView,
    'people-view.remove': texts.history.removeView,
  },
  parts: {
    people: { href: () => '/gestao/pessoas' },
    'people-import': {
      href: (id) => `/gestao/pessoas/importar/${id}`,
      fields: [{ name: 'people', label: texts.title, kind: 'whole' }],
    },
    tag: {
      href: (id) => `/gestao/pessoas?etiqueta=${id}`,
      fields: [{ name: 'people', label: texts.title, kind: 'whole' }],
    },
  },
}
