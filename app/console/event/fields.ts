import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

/** When an event is. */
export const eventFields: readonly Field[] = [
  { name: 'starts', at: 'starts_at', label: texts.starts, kind: 'instant', isRequired: true },
  { name: 'ends', at: 'ends_at', label: texts.ends, kind: 'instant', isRequired: true, help: texts.help },
]

/** The event that is ended, as its page saw it. */
export const seenEventFields: readonly Field[] = [
  { name: 'starts_at', label: '', kind: 'kept' },
  { name: 'ends_at', label: '', kind: 'kept' },
]
