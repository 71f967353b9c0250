import type { ComponentType } from 'react'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import type { ActivityType } from '#contract/activity-types/activity-type.ts'
import type { Intention } from '../intention.ts'

/** A refusal of the API with the values that were sent, so that nothing typed is lost. */
export type Refused = {
  problem: string
  /** Messages by field name. */
  fields: Record<string, string[]>
  /** The sent values by field name; of boxes that share a name, those ticked. */
  values: Record<string, string[]>
}

/** The props of the parts of a type. */
export type BodyProps = {
  action: ActionDetail
  isSending: boolean
  /** The data of the type's loader in `load.server.ts`, or null. */
  extra: unknown
  refused: Refused | undefined
  intention: Intention
}

/** The portal's half of an activity type: what is filled in and pressed. Its other half is in `submit.server.ts`. */
export type PortalActivityType = {
  contract: ActivityType
  /** Stands inside the form that takes part, and holds its button. Absent: the type has no such form. */
  Body?: ComponentType<BodyProps>
  /** The body has more than a button: on phones it stands in the page instead of over it. */
  isForm?: true
  /** The body says itself what comes back: the price leads, not the reward. */
  hasOwnReward?: true
  /** The body asks before it is done again: otherwise it waits behind a notice of what was just done (ADR 0034). */
  asksAgain?: true
  /** The verb of the feedback. */
  verb?: 'pagou' | 'doou'
  /** The limit is reached, and something can be done all the same: the body stands in place of the refusal. */
  isUnderWay?(action: ActionDetail): boolean
  /** Stands in the page under the description, whether one may take part or not. */
  Content?: ComponentType<Pick<BodyProps, 'action' | 'extra' | 'refused'>>
  /** Stands in the dialog that says what came of taking part, which then closes to the home (POL-10). */
  Result?: ComponentType<Pick<BodyProps, 'action' | 'extra'>>
  /** Whether its result is there to be seen again; left out: always. */
  hasResult?(props: Pick<BodyProps, 'action' | 'extra'>): boolean
  /** `Content` stands above the description instead, in place of the first video. */
  leads?: boolean
}
