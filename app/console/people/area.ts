import { listedWords } from '../affiliates/area.ts'
import type { ConsoleArea } from '../console-area.ts'
import { entryWords } from '../entry/area.ts'
import { ownFieldWords } from '../own-fields/area.ts'
import { actHistory } from './fields.ts'
import { texts } from './texts.ts'

/** Who is here. */
export const people: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/pessoas', label: texts.title, icon: 'users', waits: ['approvals'] },
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
    'people.approve': texts.history.approve,
    'people.refuse': texts.history.refuse,
    ...entryWords.audit,
    ...listedWords.audit,
    ...ownFieldWords.audit,
    'people-import.create': texts.history.beginImport,
    'people-import.done': texts.history.endImport,
    'person-invitation.send': texts.history.invite,
    'tag.save': texts.history.renameTag,
    'tag.remove': texts.history.removeTag,
    'people-view.save': texts.history.saveView,
    'people-view.rename': texts.history.renameView,
    'people-view.remove': texts.history.removeView,
  },
  parts: {
    people: { href: () => '/gestao/pessoas', fields: actHistory },
    ...entryWords.parts,
    ...listedWords.parts,
    ...ownFieldWords.parts,
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
