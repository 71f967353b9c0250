import type { Field } from '../../fields/field.ts'

/** The version that is to be the draft, in place of the draft that its page saw. */
export const restoreFields: readonly Field[] = [
  { name: 'number', label: '', kind: 'number' },
  { name: 'seen', label: '', kind: 'number' },
]
