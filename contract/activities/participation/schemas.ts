import { z } from 'zod'
import { recurrences } from '../../recurrence.ts'
import { memberResearchSchema } from '../research/schemas.ts'
import { videoViewSchema } from './video-view.ts'

const nullableText = z.string().nullable()

export const prerequisitesSchema = z.object({
  action_has_prerequisites: z.boolean(),
  user_done_prerequisites: z.boolean(),
  left: z.number(),
  /** `done` says which of them are left. Cards have the first five of those and no others. */
  action_prerequisites: z.array(z.object({ id: z.number(), name: z.string(), done: z.boolean() })),
})

/** An activity as a card (D2§2, D2§3). Points decimal, instants in ISO 8601. */
export const actionCardSchema = z.object({
  id: z.number(),
  name: z.string(),
  image: nullableText,
  featuredImage: nullableText,
  type_id: z.number(),
  type: z.object({ name: z.string() }),
  points: z.number(),
  additional_cashback: z.number(),
  priority: z.number(),
  priorityCarousel: z.number().nullable(),
  click_me_label: z.string(),
  participationStart: nullableText,
  participationEnd: nullableText,
  /** null: unlimited; 0: blocked (GAP-35). */
  limitPerUser: z.number().nullable(),
  /** The number of times the user took part (GAP-36). */
  userActions: z.number(),
  hasDone: z.boolean(),
  prerequisites: prerequisitesSchema,
  /** Ours: only for who has one of these plans, and whether the user has; null: for everybody. */
  only_for: z.object({ plans: z.array(z.string()), is_open: z.boolean() }).nullable(),
  /** The link of a type 13 card (HOM-09). */
  redirect_links: z.array(z.object({ url: z.string() })),
})

/**
 * Whether the user may take part now, decided by the API. `message` is the text to show, empty when open.
 * `over`: what one would get is worth nothing any more. `unavailable`: the type takes no participations here.
 */
export const participationStates = [
  'open',
  'outside_window',
  'window_missing',
  'limit_reached',
  'over',
  'sold_out',
  'plan_missing',
  'prerequisites_missing',
  'unavailable',
] as const
export const participationStateSchema = z.object({
  state: z.enum(participationStates),
  message: z.string(),
})

export const actionVideoSchema = z.object({
  video_id: z.number(),
  name: z.string(),
  description: z.string(),
  required: z.boolean(),
  /** `url` is embeddable. */
  video: z.object({ url: z.string(), custom: z.boolean() }),
})

/** A coupon of type 3. Prices in reais, decimal; `left` null is no limit (ACT-03). */
export const cupomSchema = z.object({
  id: z.number(),
  newPrice: z.number(),
  oldPrice: z.number().nullable(),
  /** Last day, YYYY-MM-DD. */
  useBy: nullableText,
  rules: z.string(),
  left: z.number().nullable(),
})

/** The course of a type 4 activity. `date` in ISO 8601; `left` null is no limit (ACT-04). */
export const presentialCourseSchema = z.object({
  id: z.number(),
  local: z.string(),
  date: nullableText,
  seats: z.number().nullable(),
  left: z.number().nullable(),
  rules: z.string(),
})

/** The causes and amounts of a type 20 activity. Amounts in reais, decimal (ACT-20). */
export const donationSchema = z.object({
  causes: z.string(),
  suggested: z.array(z.number()),
  min: z.number(),
  max: z.number(),
  /** What is hoped for, and what was donated of it so far by everybody together; null where there is no goal. */
  goal: z.object({ amount: z.number(), gathered: z.number() }).nullable(),
})

/** A product of type 14. Prices in reais, decimal; of the stock only whether something is left. */
export const productSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  image: nullableText,
  /** Those behind the first. */
  images: z.array(z.string()),
  value: z.number(),
  discount: z.number(),
  /** The most of it in one order; null: as many as there are. */
  limit: z.number().nullable(),
  soldOut: z.boolean(),
})

/** A product as members see it: with the number that is left; null is without an end (CAR-21). */
export const memberProductSchema = productSchema.extend({ left: z.number().nullable() })

/**
 * The part of a survey that visitors read: the number of questions, and the question itself where there is one only
 * (types 9 and 10).
 */
export const visitorResearchSchema = z.object({
  questions_count: z.number(),
  questions: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
})

/** A code that came of taking part: what it is and how it reads. */
export const voucherRefSchema = z.object({
  kind: z.enum(['coupon', 'course', 'donation']),
  code: z.string(),
})

/** An activity in full (D2§3). HTML is sanitised when it is written. */
export const actionDetailSchema = actionCardSchema.extend({
  description: z.string(),
  rules: z.string(),
  has_rules: z.boolean(),
  /** The words at the end, for those who took part; before, empty and null. */
  feedback_message: z.string(),
  feedback_lottie_id: nullableText,
  /** Ours: visitors may see it, too, on its public page (PUB-19). */
  is_public: z.boolean(),
  comments_and_likes_enabled: z.boolean(),
  likes_count: z.number(),
  /** Whether the caller does. */
  user_liked: z.boolean(),
  comments_count: z.number(),
  station_id: z.number(),
  partner_id: z.number().nullable(),
  familiarVoucher: z.boolean(),
  action_videos: z.array(actionVideoSchema),
  /** The state of videos that were begun. */
  user_videos: z.array(videoViewSchema),

  participation: participationStateSchema,
  /** Ours: the caller's newest participation, taken back or not; null without one (ADR 0034). */
  last_participation: z.object({ id: z.number(), createdAt: z.string(), undone: z.boolean() }).nullable(),
  // What only some types have; the module of a type fills its own.
  only_one_product: z.boolean(),
  sell_vouchers: z.boolean(),
  discount_delivery: z.number(),
  /** `html` is what one agrees to, harmless. */
  agreements: z.array(z.object({ button: z.string(), checkbox: z.string(), html: z.string() })),
  action_subscriptions: z.array(z.object({ recurrence: z.enum(recurrences) })),
  /** Ours: the caller's own subscription that has not ended (type 21). */
  own_subscription: z
    .object({
      id: z.number(),
      /** `pending`: its first charge is not paid yet. */
      state: z.enum(['pending', 'active', 'past_due']),
      cancelled_at: nullableText,
      current_period_end: nullableText,
    })
    .nullable(),
  member_get_members: z.array(
    z.object({ code: z.string(), points_inviter: z.number(), points_invited: z.number() }),
  ),
  researches: z.array(memberResearchSchema),
  contents: z.array(z.object({ text: z.string(), link: z.string() })),
  products: z.array(memberProductSchema),
  cupons: z.array(cupomSchema),
  presential_courses: z.array(presentialCourseSchema),
  /** Ours: type 20. */
  donations: z.array(donationSchema),
})

/** The score of a quiz, as it was decided and as a member reads it (ACT-06, ACT-11). */
export const scoreSchema = z.object({
  right: z.number(),
  asked: z.number(),
  /** Null where there is nothing to win. */
  won: z.boolean().nullable(),
})

/** The outcome of taking part. The same key gets the same answer, whenever it is sent again. */
export const participationSchema = z.object({
  id: z.number(),
  action_id: z.number(),
  createdAt: z.string(),
  /** Points this participation earned, decimal. */
  earned: z.number(),
  /** The wallet's balance now, decimal. */
  points: z.number(),
  /** Sanitised HTML. */
  feedback_message: z.string(),
  feedback_lottie_id: nullableText,
  /** The points that the wallet paid, decimal. */
  spent: z.number(),
  voucher: voucherRefSchema.nullable(),
  /** The score, of quizzes. */
  score: scoreSchema.nullable(),
})

export type ActionCard = z.output<typeof actionCardSchema>
export type ActionDetail = z.output<typeof actionDetailSchema>
export type ActionVideo = z.output<typeof actionVideoSchema>
export type Prerequisites = z.output<typeof prerequisitesSchema>
export type ParticipationState = z.output<typeof participationStateSchema>
export type Score = z.output<typeof scoreSchema>
export type VoucherRef = z.output<typeof voucherRefSchema>
export type Participation = z.output<typeof participationSchema>
