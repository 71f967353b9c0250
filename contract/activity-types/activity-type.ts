import type { z } from 'zod'
import type { ActionDetail } from '../activities/participation/schemas.ts'
import type { PublicActionDetail } from '../site/public/schemas.ts'
import type { noMemberView, noVisitorView } from './no-view.ts'

/** The facts about a type of activity that everybody must agree on (D2§3), whatever its activities say. */
export type ActivityType = {
  /** Its number: `type_id` on the wire, `type` in station folders. */
  id: number
  /** The name of the type: small capitals on cards, `type.name` on the wire. */
  name: string
  /** Taking part does not earn the activity's points, so none are shown or asked for (SEC-27). */
  isWithoutPoints?: true
  /** A part of the price comes back on top of the points (PTS-06). */
  paysCashback?: true
  /** The wallet pays for it (D3§4). */
  isPaid?: true
  /** Its videos are what is done in it, and stand where others have their picture (ACT-18). */
  isPlaylist?: true
  /** Taking part gives a code to show somewhere (D3§2). */
  givesVoucher?: true
  /** Its points are earned once per person, whatever the limit (VID-05, ACT-02). */
  isEarnedOnce?: true
  /** The platform takes part for the member: it has no form, and no invitation is rewarded for it (ACT-02). */
  isAutomatic?: true
  /** Taking part is somebody else's doing; window, limit and prerequisites still decide whether it is open (ACT-01, ACT-19). */
  isTakenElsewhere?: true
  /** Its card leads to another site; it has no page here (ACT-13). */
  leadsElsewhere?: true
  /** Set for types without a tab of rules (ACT-S03). */
  isWithoutRulesTab?: true
  /** Set for types that stand in no list of activities and have pages and lists of their own (POL-11). */
  isStandalone?: true
  /** Set for types with a code that people sign up with; no two published activities have the same (ONB-02). */
  hasInviteCode?: true
}

/** The fields that only some types show to members and to visitors; with the link of their card. */
export type MemberView = Partial<Pick<ActionDetail, keyof typeof noMemberView | 'redirect_links'>>
export type VisitorView = Partial<Pick<PublicActionDetail, keyof typeof noVisitorView | 'redirect_links'>>

/** The facts about an activity that a type may need beside its own part. */
export type MemberFacts = {
  activityId: number
  /** Null: no limit, or not counted for this answer. */
  seatsLeft: number | null
  /** Takes out of HTML what could do harm. */
  harmless(html: string): string
}
export type VisitorFacts = Pick<MemberFacts, 'harmless'> & { isSoldOut: boolean }

/** A problem of a part, and its position in it. */
export type BodyProblem = { path: PropertyKey[]; message: string }

/**
 * The part that only a type's activities have: the form of `activities.body`, and what members and visitors see of it.
 * Amounts are stored in centavos.
 */
export type ActivityBody<Body = unknown> = {
  schema: z.ZodType<Body>
  /** Lists the problems beyond the form that keep an activity from being published. Pure. */
  missing?(body: Body): BodyProblem[]
  /** Gives the part to store when `next` is saved over `before`. Pure. */
  over?(before: Body, next: Body): Body
  forMembers?(body: Body, facts: MemberFacts): MemberView
  forVisitors?(body: Body, facts: VisitorFacts): VisitorView
}
/** A part whose form only its own type knows, as the registry holds it. */
export type AnyActivityBody = Omit<ActivityBody<never>, 'schema' | 'over'> & {
  schema: z.ZodType
  over?(before: never, next: never): unknown
}
