import { type ConsoleWords, entryAudit } from '../console-area.ts'
import { ownFieldFields } from './fields.ts'

/** The station's own fields; their lines in the history are of the people's. */
export const ownFieldWords = {
  audit: { ...entryAudit('own-field', 'o campo'), 'own-field.move': 'moveu o campo' },
  parts: { 'own-field': { href: (id: string) => `/gestao/pessoas/campos/${id}`, fields: ownFieldFields } },
} satisfies ConsoleWords
