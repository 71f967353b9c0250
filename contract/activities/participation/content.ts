import { z } from 'zod'
import { activityTypes } from '../../activity-types/index.ts'
import { assetField, idField, instantField } from '../../content-fields.ts'

/** A participation prize, window and the rest that all 21 types share, with `body` for what one type needs. */
export const activityContentSchema = z.strictObject({
  id: idField,
  /** A type of D2§3. */
  type: z
    .int()
    .min(1)
    .max(Math.max(...activityTypes.map((type) => type.id))),
  name: z.string().min(1),
  description: z.string().default(''),
  rules: z.string().default(''),
  image: assetField.optional(),
  featuredImage: assetField.optional(),
  points: z.number().nonnegative().default(0),
  additionalCashback: z.number().nonnegative().default(0),
  /** null: unlimited; 0: blocked (GAP-35). */
  limitPerUser: z.int().nonnegative().nullable().default(1),
  start: instantField.nullable().default('2026-01-01T03:00:00Z'),
  end: instantField.nullable().default('2036-01-01T02:59:59Z'),
  feedback: z.string().default(''),
  /** A file of `assets/lottie/`, served by GET /lottie-files/{id}. */
  feedbackLottie: assetField.optional(),
  commentsAndLikes: z.boolean().default(false),
  partnerId: idField.optional(),
  familiarVoucher: z.boolean().default(false),
  priority: z.int().default(100),
  /** Place in the featured carousel; absent: not featured. */
  priorityCarousel: z.int().optional(),
  clickMeLabel: z.string().default('Participar'),
  isPublic: z.boolean().default(true),
  status: z.enum(['draft', 'published', 'withdrawn']).default('published'),
  prerequisites: z.array(idField).default([]),
  /** Plans of which somebody must have one. */
  onlyForPlans: z.array(idField).max(30).default([]),
  /** Playlist (type 18) or first video (other types). */
  videos: z
    .array(
      z.strictObject({
        id: idField.max(1_000_000),
        name: z.string(),
        description: z.string().default(''),
        url: z.string(),
        custom: z.boolean().default(false),
        required: z.boolean().default(false),
        /** Its length: how soon it can have been seen (GAP-62). */
        durationSeconds: z.number().positive().max(86_400).optional(),
      }),
    )
    .default([]),
  /** The data that only this type needs, in the form of its module in the contract. */
  body: z.record(z.string(), z.json()).default({}),
})
