import type { ConsoleWords } from '../../console-area.ts'
import { suspensionFields } from './fields.ts'

/** What the team does with the account of one person. */
export const person: ConsoleWords = {
  audit: {
    'person.suspend': 'suspendeu',
    'person.reactivate': 'reativou',
    'person.logout': 'encerrou as sessões de',
  },
  parts: { participant: { fields: suspensionFields } },
}
