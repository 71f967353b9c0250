import { mostLetters } from '#contract/most-letters.ts'
import { type Fields, needed, orEmpty } from '../fields/field.ts'
import { texts } from './texts.ts'

/** Somebody of the list. */
export const listedFields: Fields = [
  { name: 'cpf', label: texts.fields.cpf, kind: 'text', maxLength: 40, ...needed },
  { name: 'name', label: texts.fields.name, kind: 'text', maxLength: 120, ...orEmpty },
  { name: 'email', label: texts.fields.email, kind: 'mail', maxLength: mostLetters.mail, ...orEmpty },
  { name: 'phone', label: texts.fields.phone, kind: 'text', maxLength: 40, ...orEmpty },
  { name: 'birthday', label: texts.fields.birthday, kind: 'day', ...orEmpty },
]

export const listedIdFields: Fields = [{ name: 'id', label: '', kind: 'number' }]
