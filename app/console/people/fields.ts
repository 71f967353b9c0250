import { mostLetters } from '#contract/most-letters.ts'
import { type Field, type Fields, needed } from '../fields/field.ts'
import { pointFields } from '../points/fields.ts'
import type { AskedKind } from './act-words.ts'
import { texts } from './texts.ts'

const words = texts.act

/** What is done to several. */
export const actFields: Fields = [
  { name: 'tag', label: words.tag, kind: 'text', maxLength: mostLetters.tag, isRequired: true },
  { name: 'whom', label: words.whom, kind: 'text', isSaved: false },
]
/** The same points for each of many. */
export const creditFields: readonly Field[] = pointFields.filter(({ name }) => name !== 'direction')
const reasonFields: readonly Field[] = [
  {
    name: 'reason',
    label: texts.newAct.reason,
    help: texts.newAct.reasonHelp,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.reason,
    ...needed,
  },
]
/** What is asked before something is done to many. Pure. */
export const fieldsOf = (kind: AskedKind): readonly Field[] =>
  kind === 'credit' ? creditFields : kind === 'suspend' ? reasonFields : []

/** The name of a view. */
export const viewFields: Fields = [
  {
    name: 'name',
    label: texts.views.name,
    help: texts.views.help,
    kind: 'text',
    maxLength: mostLetters.peopleView,
    isRequired: true,
  },
]

/** Another name for one. */
export const renameFields: Fields = viewFields.map((field) => ({ ...field, help: texts.views.renameHelp }))
/** Which of the forms on the page gives a view another name. Pure. */
export const renameForm = (id: number): string => `visao-${id}`

/** What the history tells of what was done to many. */
export const actHistory: Fields = [
  { name: 'amount', label: texts.history.amount, kind: 'text' },
  ...creditFields.filter(({ name }) => name === 'kind'),
  ...reasonFields,
  { name: 'askedBy', label: texts.history.askedBy, kind: 'text' },
  { name: 'refusal', label: texts.history.refusal, kind: 'text' },
]
