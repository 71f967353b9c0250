import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

/** A domain to be added, or one of the list. */
export const domainField: Field = { name: 'domain', label: texts.field, kind: 'host', isRequired: true }
