import { mostLetters } from '#contract/most-letters.ts'
import { type Field, type Fields, needed, orNull } from '../../fields/field.ts'
import { texts } from './texts.ts'

/** Why something is done with an account. */
export const reason: Field = {
  name: 'reason',
  label: texts.reason,
  kind: 'long',
  rows: 3,
  maxLength: mostLetters.reason,
  ...needed,
}

/** Why somebody is suspended. */
export const suspensionFields: Fields = [{ ...reason, help: texts.reasonHelp }]

const { correct: words } = texts

/** What the team corrects of somebody, and why (PPL-10). */
export const correctionFields: Fields = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: 120, ...needed },
  { name: 'email', label: texts.email, kind: 'mail', help: words.emailHelp, ...needed },
  { name: 'cpf', label: texts.cpf, kind: 'text', maxLength: 40, isCompared: false, ...orNull },
  { name: 'phone', label: texts.phone, kind: 'text', maxLength: 40, ...orNull },
  { name: 'birthday', label: texts.birthday, kind: 'day', ...orNull },
  { name: 'state', label: words.state, kind: 'choice', ...orNull },
  { name: 'city', label: texts.city, kind: 'text', maxLength: 80, ...orNull },
  { ...reason, help: words.reasonHelp, isCompared: false },
]

/** What the team notes of somebody. */
export const noteFields: Fields = [
  {
    name: 'text',
    label: texts.notes.field,
    help: texts.notes.help,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.personNote,
    ...needed,
  },
]

export const noteIdFields: Fields = [{ name: 'noteId', label: '', kind: 'number' }]

/** A tag that somebody is given. */
export const tagFields: Fields = [
  { name: 'tag', label: texts.tags.field, kind: 'text', maxLength: mostLetters.tag, ...needed },
]
