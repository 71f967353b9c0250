import type { Fields } from '../../fields/field.ts'
import { texts } from './texts.ts'

/** What owners say of a row of the members' home. */
export const collectionFields: Fields = [{ name: 'name', label: texts.name, kind: 'text', maxLength: 80 }]
