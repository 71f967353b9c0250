import type { ActivityType } from '#contract/activity-types/activity-type.ts'
import type { IconName } from '../../../ui/icon.tsx'
import type { Field } from '../../fields/field.ts'

/** How an activity type is filled in by owners: what only it has. The API checks it with the type's own schema. */
export type TypeForm = {
  contract: ActivityType
  name: string
  /** What it is for, in one sentence. */
  about: string
  icon: IconName
  /** Each by its place in the body: `coupon.newPriceCents`. */
  fields: readonly Field[]
}
