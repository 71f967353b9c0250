import type { ActivityType } from '#contract/activity-types/activity-type.ts'
import type { IconName } from '../../../ui/icon.tsx'

/**
 * One field of a type's own part. `name` is its place in `body`: `coupon.newPriceCents`. What is stored: `money` integer
 * centavos, `moneyList` a list of them, `points` decimal points, `whole` an integer, `day` YYYY-MM-DD, `instant` ISO 8601.
 */
export type BodyField = {
  name: string
  label: string
  help?: string
  kind: 'text' | 'long' | 'html' | 'url' | 'money' | 'moneyList' | 'points' | 'whole' | 'day' | 'instant'
  optional?: boolean
  maxLength?: number
}

/** How an activity type is filled in by owners: what only it has. The API checks it with the type's own schema. */
export type TypeForm = {
  contract: ActivityType
  name: string
  /** What it is for, in one sentence. */
  about: string
  icon: IconName
  fields: readonly BodyField[]
}
