import { type ConsoleArea, entryAudit } from '../console-area.ts'
import { texts as readers } from './case-readers/texts.ts'
import { texts as cases } from './cases/texts.ts'
import { settingsFields } from './fields.ts'
import { pageFields } from './pages/fields.ts'
import { texts as pages } from './pages/texts.ts'
import { texts } from './texts.ts'
import { topicFields } from './topics/fields.ts'

/** Consultancies and health: what members ask for, and when the station attends. */
export const services: ConsoleArea = {
  nav: {
    group: 'service',
    href: '/gestao/consultas',
    label: texts.title,
    icon: 'heart',
    behaviour: 'unionServices',
    waits: ['appointments', 'caseAccounts'],
  },
  audit: {
    'appointment.confirm': texts.history.confirm,
    'appointment.done': texts.history.done,
    'appointment.refuse': texts.history.refuse,
    'appointment.answer': texts.history.answer,
    'appointment-settings.save': texts.history.settings,
    'service-page.save': pages.history,
    ...entryAudit('topic', 'o tema'),
    'topic.import': 'importou temas',
    'case.create': cases.history.create,
    'case.save': cases.history.save,
    'case.remove': cases.history.remove,
    'case-reader.confirm': readers.history.confirm,
    'case-reader.undo': readers.history.undo,
    'case-import.create': cases.history.import,
    'case-import.confirm': cases.history.confirmed,
    'case-import.done': cases.history.imported,
  },
  parts: {
    'service-page': {
      name: pages.historyName,
      fields: pageFields,
      href: (id) => `/gestao/consultas/paginas/${id}`,
    },
    topic: {
      fields: topicFields.filter(({ kind }) => kind !== 'long'),
      href: (id) => `/gestao/consultas/temas/${id}`,
    },
    appointment: { href: (id) => `/gestao/consultas/${id}` },
    case: { href: (id) => `/gestao/consultas/processos/${id}` },
    'case-import': { href: (id) => `/gestao/consultas/processos/importar/${id}` },
    'appointment-settings': {
      name: texts.history.settingsName,
      href: () => '/gestao/consultas/dias',
      fields: settingsFields.filter(({ name }) => name === 'keepDays'),
    },
  },
}
