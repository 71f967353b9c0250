import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

/** What owners say of a draw. */
export const drawFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.draw.name, ...needed },
  { name: 'winners', label: texts.winners, kind: 'whole', maxLength: 3, ...needed },
  {
    name: 'everyPoints',
    label: texts.everyPoints,
    help: texts.everyPointsHelp,
    kind: 'whole',
    maxLength: 7,
    ...orNull,
  },
]

/** Which draw something is done to. */
export const whichFields: readonly Field[] = [{ name: 'id', label: '', kind: 'number' }]
