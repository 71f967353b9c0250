import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import type { CorrectedField } from '#contract/console/people/person/corrected-fields.ts'
import { correctedFields } from '#contract/console/people/person/corrected-fields.ts'
import { formatDate, formatPhone } from '../../../ui/format.ts'
import type { Field, Fields } from '../../fields/field.ts'
import { reason } from './fields.ts'
import { texts } from './texts.ts'

const labels: Record<CorrectedField, string> = { ...texts, state: texts.correct.state }
/** Data that are kept as digits, days and letters, as people read them. */
const read: Partial<Record<CorrectedField, Partial<Field>>> = {
  phone: { asRead: formatPhone },
  birthday: { asRead: (day) => formatDate(day) },
  state: { options: Object.fromEntries(getStates().map(({ code, name }) => [code, name])) },
}

/** What the history tells of somebody's data, which it keeps under one name, and the reason beside them. */
export const historyFields: Fields = [
  reason,
  { name: 'own', label: texts.own.title, kind: 'text' },
  ...correctedFields.map((name) => ({
    ...{ name, at: `data.${name}`, label: labels[name], kind: 'text' as const },
    ...read[name],
  })),
]
