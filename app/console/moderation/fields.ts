import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

const reason: Field = {
  name: 'reason',
  label: texts.away.reason,
  kind: 'long',
  rows: 2,
  maxLength: mostLetters.shortReason,
  empty: '',
  isRequired: true,
}
/** The state that the page showed. */
const seen: Field = { name: 'seen', label: '', kind: 'kept', empty: '' }

export const keepFields: readonly Field[] = [seen]

/** Why a comment goes, and whether it may come back. */
export const awayFields: readonly Field[] = [
  seen,
  reason,
  {
    name: 'state',
    label: texts.away.state,
    kind: 'choice',
    options: { hidden: texts.away.hide, removed: texts.away.remove },
    isRequired: true,
  },
]

/** Why its author may not write, and until when. */
export const blockFields: readonly Field[] = [
  { ...reason, label: texts.block.reason },
  {
    name: 'until',
    at: 'ends_at',
    label: texts.block.until,
    kind: 'instant',
    help: texts.block.untilHelp,
    optional: true,
  },
]

export const unblockFields: readonly Field[] = [{ name: 'id', label: '', kind: 'number' }]

/** The list of words as one text, a word per line. */
export const wordFields: readonly Field[] = [
  { name: 'seen', label: '', kind: 'kept', empty: '', isCompared: false },
  {
    name: 'words',
    label: texts.words.field,
    help: texts.words.help,
    kind: 'long',
    rows: 12,
    maxLength: 31_000,
    empty: '',
    inHistory: texts.words.list,
  },
]
