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
  /** What it asks: its questions have pages of their own. */
  asks?: Asks
  /**
   * It has products: they have pages of their own, and those that are ordered places of delivery and codes, too; those that are
   * subscribed to have subscribers.
   */
  sells?: 'orders' | 'subscriptions'
}

/** What the questions of a type are like. */
export type Asks = {
  /** Every question is a single choice, and wants an answer. */
  isSingle?: true
  /** Who answers what is not known: no question shows it. */
  isAnonymous?: true
  /** There is one question. */
  isOne?: true
  /** Options are right or wrong. */
  hasRight?: true
  /** A question says something after a try, and why its right answer is right (POL-11). */
  explains?: true
  /** What comes of the answers: by the share of right ones, or by what most options stand for. */
  feedbacks?: 'score' | 'choices'
}
