import type { ConsoleWords } from '../../console-area.ts'
import { mergeHistory } from '../merge/fields.ts'
import { texts as mergeTexts } from '../merge/texts.ts'
import { historyFields } from './history-fields.ts'

/** What the team does with the account of one person. */
export const person: ConsoleWords = {
  audit: {
    'person.correct': 'corrigiu os dados de',
    'person.approve': 'aprovou a entrada de',
    'person.refuse': 'não aprovou a entrada de',
    'person.fields': 'mudou os campos de',
    'person.suspend': 'suspendeu',
    'person.reactivate': 'reativou',
    'person.logout': 'encerrou as sessões de',
    'person.cpf': 'viu o CPF de',
    'person.activation': 'reenviou a ativação a',
    'person.note': 'anotou algo sobre',
    'person.note-remove': 'excluiu uma nota sobre',
    'person.merge': mergeTexts.history.merge,
    'person.merge-into': mergeTexts.history.into,
    'person.not-same': mergeTexts.history.notSame,
  },
  parts: { participant: { fields: [...historyFields, ...mergeHistory] } },
}
