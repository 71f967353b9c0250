import type { z } from 'zod'
import type { ActionDetail, VoucherRef } from '#contract/activities/schemas.ts'
import type { ApiContext } from '../context.ts'
import type { ApiApp } from '../http/serve.ts'
import type { Cause } from '../ledger/index.ts'
import type { activities } from './tables.ts'

export type Activity = typeof activities.$inferSelect

/** What only some types show of themselves in the detail (D2§3). */
export type TypeDetail = Partial<
  Pick<
    ActionDetail,
    | 'agreements'
    | 'action_subscriptions'
    | 'contents'
    | 'cupons'
    | 'discount_delivery'
    | 'donations'
    | 'member_get_members'
    | 'only_one_product'
    | 'presential_courses'
    | 'products'
    | 'redirect_links'
    | 'researches'
    | 'sell_vouchers'
  >
>

/** What a type may need to know of an activity beside its own part. */
export type About = { activityId: number; placesLeft: number | null }

/** What a type's `take` receives: everything that all types share was decided before. */
export type Taking<Body, Input> = {
  activity: Activity
  /** The activity's own part, parsed. */
  body: Body
  /** What the participant sent, parsed by the contract. */
  input: Input
  participantId: number
}

export type Feedback = { message: string; lottieId: string | null }

/** What came of it, as far as the type decides. */
export type Taken = {
  /** What the participation keeps: answers, choices, codes. */
  data?: Record<string, unknown>
  /** Hundredths of a point; left out: the activity's own points. */
  earnedH?: number
  /** Left out: the activity's own feedback. */
  feedback?: Feedback
  /** What the wallet pays for it, in hundredths; booked before anything is earned. */
  spent?: { amountH: number; cause: Extract<Cause, 'coupon_purchase' | 'donation'> }
  /** A code that came of it; the feedback shows it. */
  voucher?: VoucherRef
  /** Writes what refers to the participation, in the same transaction. */
  after?(ctx: ApiContext, participationId: number): Promise<void>
}

/**
 * One type of activity (D2§3), whole: its stored part, what members see of it, what taking part does and the call that
 * does it. A new type is one such file in `types/`, a line in `types/index.ts`, and its body component in the portal.
 */
export type ActivityType<Body = unknown, Input = undefined> = {
  typeIds: readonly number[]
  /** The form of `activities.body`. */
  body: z.ZodType<Body>
  detail?(body: Body, about: About): TypeDetail
  /** Cards show the detail, too (13): lists read the stored part of these types only. */
  isDetailOnCards?: true
  /** Seats or stock of everybody together, counted by the engine; null is no limit. With what is said when none is left. */
  places?(body: Body): { total: number | null; soldOut: string }
  /** From when on what one takes is worth nothing any more, null for never, and what is said then. */
  worth?(body: Body, timeZone: string): { endsAt: Date | null; over: string }
  /** For types whose participations come of something else than a form: what members are told. */
  closedText?: string
  /**
   * Runs inside the transaction, after window, limit and prerequisites were found right, under the lock of the
   * participant. Throws an `ApiError` to refuse. Absent: the type takes no participations (2, 13, 17).
   */
  take?(ctx: ApiContext, taking: Taking<Body, Input>): Promise<Taken>
  /** Taking part is somebody else's doing (1, 19): window, limit and prerequisites still decide whether it is open. */
  isTakenElsewhere?: true
  /** It comes by itself, not by somebody's doing: no form, and no invitation is rewarded for it (2). */
  isAutomatic?: true
  /** Serves the type's calls. */
  routes?(app: ApiApp): void
}

/** A type whose body and input are its own business, as the registry holds it. */
export type AnyActivityType = Omit<ActivityType<never, never>, 'body'> & { body: z.ZodType }
