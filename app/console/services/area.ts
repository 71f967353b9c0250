import type { ConsoleArea } from '../console-area.ts'
import { settingsFields } from './fields.ts'
import { texts } from './texts.ts'

/** Consultancies and health: what members ask for, and when the station attends. */
export const services: ConsoleArea = {
  nav: { href: '/gestao/consultas', label: texts.title, icon: 'heart', behaviour: 'unionServices' },
  audit: {
    'appointment.confirm': texts.history.confirm,
    'appointment.done': texts.history.done,
    'appointment.refuse': texts.history.refuse,
    'appointment.answer': texts.history.answer,
    'appointment-settings.save': texts.history.settings,
  },
  parts: {
    'appointment-settings': {
      name: texts.history.settingsName,
      fields: settingsFields.filter(({ name }) => name === 'keepDays'),
    },
  },
}
