import { mostLetters } from '#contract/most-letters.ts'
import { contentIconNames } from '../../../ui/icon-names.ts'
import { type Field, fieldOf } from '../../fields/field.ts'
import { iconTexts } from './icon-texts.ts'
import { texts } from './texts.ts'

/** What owners say of a row of the members' home; only categories have an icon. */
export const collectionFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.collection.name, isRequired: true },
  {
    name: 'icon',
    label: texts.icon,
    kind: 'choice',
    options: Object.fromEntries(contentIconNames.map((name) => [name, iconTexts[name] ?? name])),
  },
]

/** Those of a row of one kind. */
export const fieldsOfKind = (kind: string): readonly Field[] =>
  kind === 'category' ? collectionFields : [fieldOf(collectionFields, 'name')]

/** Of which kind a row is. */
export const kindField: Field = { name: 'kind', label: '', kind: 'kept' }

/** An activity of a row, and the place at which its page saw it. */
export const memberFields: readonly Field[] = [
  { name: 'activity', label: '', kind: 'number' },
  { name: 'from', label: '', kind: 'number' },
]
