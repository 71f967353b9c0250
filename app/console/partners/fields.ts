import { type Field, fieldOf } from '../fields/field.ts'
import { texts } from './texts.ts'

const partner: Field = { name: 'partner', label: '', kind: 'number' }

/** A person who shall redeem for a partner. */
export const personFields: readonly Field[] = [
  partner,
  { name: 'email', label: texts.email, kind: 'mail', isRequired: true },
]

/** A person who shall do so no more. */
export const removedFields: readonly Field[] = [partner, { name: 'person', label: '', kind: 'number' }]

export const emailField = fieldOf(personFields, 'email')
