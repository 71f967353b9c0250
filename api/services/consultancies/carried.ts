import { type Carry, left, moved } from '../../platform/carry.ts'
import { caseImports, topicSuggestions } from './tables.ts'

/** What somebody suggested. Cases are of a CPF, not of an account (PPL-12, GAP-93). */
export const consultancyCarried: readonly Carry[] = [
  moved(topicSuggestions, { name: 'Temas sugeridos', key: topicSuggestions.idempotencyKey }),
  ...left(caseImports, caseImports.ownerId),
]
