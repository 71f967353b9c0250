import { type Field, fieldOf } from '../../fields/field.ts'
import { activityFields } from '../activity-fields.ts'

/** The window that a new activity is proposed: asked in its second step, sent with its first. Pure. */
export const newWindowFields = (typeId: number): readonly Field[] =>
  ['participationStart', 'participationEnd'].map((name) => fieldOf(activityFields(typeId), name))
