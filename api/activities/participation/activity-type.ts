import type { z } from 'zod'
import type { VoucherRef } from '#contract/activities/participation/schemas.ts'
import type { ActivityType as ContractType } from '#contract/activity-types/index.ts'
import type { Cause } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import type { activities } from './tables.ts'

export type Activity = typeof activities.$inferSelect

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
  /** Nothing that tells what was sent is kept, its digest neither: a key stands for the activity alone then. */
  isSecret?: boolean
  /** What the wallet pays for it, in hundredths; booked before anything is earned. */
  spent?: { amountH: number; cause: Extract<Cause, 'coupon_purchase' | 'donation'> }
  /** A code that came of it; the feedback shows it. */
  voucher?: VoucherRef
  /** Writes what refers to the participation, in the same transaction. */
  after?(ctx: ApiContext, participationId: number): Promise<void>
}

/**
 * What the API does with one type of activity (D2§3); what everybody agrees on about it is its module of the contract. A new
 * type is one such file in `types/` and a line in `types/index.ts` (docs/adding-an-activity-type.md).
 */
export type ActivityType<Body = unknown, Input = undefined> = {
  contract: ContractType
  /** The form of `activities.body`, as the contract has it. */
  body: z.ZodType<Body>
  /** Seats or stock of everybody together, counted by the engine; null is no limit. With what is said when none is left. */
  seats?(body: Body): { total: number | null; soldOut: string }
  /** From when on what one takes is worth nothing any more, null for never, and what is said then. */
  worth?(body: Body, timeZone: string): { endsAt: Date | null; over: string }
  /** For types whose participations come of something else than a form: what members are told. */
  closedText?: string
  /**
   * Runs inside the transaction, after window, limit and prerequisites were found right, under the lock of the
   * participant. Throws an `ApiError` to refuse. Absent: the type takes no participations here.
   */
  take?(ctx: ApiContext, taking: Taking<Body, Input>): Promise<Taken>
  /** Serves the type's calls. */
  routes?(app: ApiApp): void
}

/** A type whose body and input are its own business, as the registry holds it. */
export type AnyActivityType = Omit<ActivityType<never, never>, 'body'> & { body: z.ZodType }
