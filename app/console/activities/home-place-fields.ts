import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

/** The row of the members' home that an activity is put into: its kind and number, or `new` for the one of what is new. */
export const homePlaceFields: readonly Field[] = [
  { name: 'row', label: texts.home.row, kind: 'choice', missing: texts.home.gone },
]
