import { z } from 'zod'
import { type BodySchema, bodySchemaOf, formByType } from '../../activity-types/index.ts'
import { noBody } from '../../activity-types/no-body.ts'
import { fieldTexts, requiredText } from '../../fields.ts'
import { filesPath } from '../../file-address.ts'
import { hasShortHost } from '../../has-short-host.ts'
import { mostLetters } from '../../most-letters.ts'
import { isWellLooked } from '../../picture-look.ts'
import { writtenText } from '../../written-text.ts'
import { mostPrerequisites, mostVideos } from '../most-entries.ts'
import { mostPlans } from '../plans/schemas.ts'

export const activityStatuses = ['draft', 'published', 'withdrawn'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

export const managedTexts = {
  points: 'Informe um valor de 0 a 1.000.000, com até duas casas decimais.',
  whole: 'Informe um número inteiro de 0 a 1.000.000.',
  date: 'Informe uma data e hora válidas.',
  picture: 'Envie a imagem de novo.',
  duration: 'Informe a duração como 3:45.',
  reason: 'Diga por que a participação está sendo desfeita.',
} as const

/** The tag of what somebody saw and changes now. */
export const seenTag = z.string().min(1).max(40)
const nullableText = z.string().nullable()
const text = (max: number) => z.string().trim().max(max, fieldTexts.max(max))
const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const points = z
  .number(managedTexts.points)
  .min(0, managedTexts.points)
  .max(1_000_000, managedTexts.points)
  .refine(isHundredths, managedTexts.points)
const whole = z.int(managedTexts.whole).min(0, managedTexts.whole).max(1_000_000, managedTexts.whole)
const instant = z.iso
  .datetime(managedTexts.date)
  // The database knows no year 0; no activity is that old either.
  .refine((text) => text >= '1900', managedTexts.date)
  .nullable()
/** A file of the station or an http(s) address, as station folders have them; no route that a picture could call. */
const asset = z
  .string()
  .max(500, managedTexts.picture)
  .regex(new RegExp(`^(${filesPath}[^\\\\]+|https?://.+)$`), managedTexts.picture)
  .refine((address) => !/\/\.|%2e/i.test(address) || !address.startsWith('/'), managedTexts.picture)
  .refine(
    (address) => address.startsWith('/') || (hasShortHost(address) && URL.canParse(address)),
    managedTexts.picture,
  )
  .refine(isWellLooked, managedTexts.picture)
  .nullable()
const number = z.int().positive().max(Number.MAX_SAFE_INTEGER)

/** HTML is made harmless when it is written. */
export const managedVideoSchema = z.strictObject({
  /** Of a video that is there already; any other is a new one, and gets a number that none ever had. */
  id: number.optional(),
  name: requiredText(mostLetters.video.name),
  description: text(mostLetters.video.description).default(''),
  url: requiredText(mostLetters.video.url),
  required: z.boolean().default(false),
  /** Its length: how soon it can have been seen (GAP-62). */
  durationSeconds: z
    .number(managedTexts.duration)
    .positive(managedTexts.duration)
    .max(86_400, managedTexts.duration)
    .optional(),
})

/** What owners edit of an activity of any type. Points decimal, instants in ISO 8601. */
export const anyActivitySchema = z.strictObject({
  name: requiredText(mostLetters.activity.name),
  description: text(50_000).default(''),
  rules: text(50_000).default(''),
  image: asset.default(null),
  featuredImage: asset.default(null),
  points: points.default(0),
  additional_cashback: points.default(0),
  /** null: unlimited; 0: blocked (GAP-35). */
  limitPerUser: whole.nullable().default(1),
  participationStart: instant.default(null),
  participationEnd: instant.default(null),
  feedback_message: text(5_000).default(''),
  feedback_lottie_id: asset.default(null),
  comments_and_likes_enabled: z.boolean().default(false),
  familiarVoucher: z.boolean().default(false),
  priority: whole.default(100),
  /** Place in the featured carousel; null: not in it. */
  priorityCarousel: whole.nullable().default(null),
  click_me_label: text(mostLetters.activity.buttonLabel).default(''),
  /** Whose people redeem its vouchers, besides the owners (GAP-84); null: nobody's. */
  partner_id: z
    .int(managedTexts.whole)
    .min(1, managedTexts.whole)
    .max(2_147_483_647, managedTexts.whole)
    .nullable()
    .default(null),
  isPublic: z.boolean().default(true),
  /** Plans of which somebody must have one; none: it is for everybody. */
  onlyForPlans: z.array(number).max(mostPlans).default([]),
  prerequisites: z.array(number).max(mostPrerequisites).default([]),
  videos: z.array(managedVideoSchema).max(mostVideos).default([]),
})

const withBody = (body: BodySchema) => anyActivitySchema.extend({ body: z.optional(body) })

/** What owners write of an activity of a type. `body` is what only the type needs, in its form; left out, it stays as it is. */
export const activityInputOf = (typeId: number) => withBody(bodySchemaOf(typeId) ?? noBody.schema)
export type ActivityInput = z.output<ReturnType<typeof withBody>>

const writtenForm = (type_id: z.ZodLiteral<number>, body: BodySchema) =>
  z.strictObject({ type_id, value: withBody(body) })

/** A new activity. */
export const newActivitySchema = formByType(writtenForm)

/** A row of the home, by its kind and number. */
export const homeRowSchema = z.strictObject({
  kind: z.enum(['category', 'journey', 'now-playing']),
  id: number,
})

/** One line of the owners' list. */
export const managedActivityRowSchema = z.object({
  id: z.number(),
  type_id: z.number(),
  type: z.object({ name: z.string() }),
  name: z.string(),
  image: nullableText,
  status: z.enum(activityStatuses),
  points: z.number(),
  participationStart: nullableText,
  participationEnd: nullableText,
  priority: z.number(),
  priorityCarousel: z.number().nullable(),
})
export type ManagedActivityRow = z.output<typeof managedActivityRowSchema>

const managedFields = managedActivityRowSchema.extend({
  description: z.string(),
  rules: z.string(),
  featuredImage: nullableText,
  additional_cashback: z.number(),
  limitPerUser: z.number().nullable(),
  feedback_message: z.string(),
  feedback_lottie_id: nullableText,
  comments_and_likes_enabled: z.boolean(),
  familiarVoucher: z.boolean(),
  click_me_label: z.string(),
  partner_id: z.number().nullable(),
  isPublic: z.boolean(),
  onlyForPlans: z.array(z.number()),
  prerequisites: z.array(z.object({ id: z.number(), name: z.string() })),
  videos: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string(),
      url: z.string(),
      required: z.boolean(),
      durationSeconds: z.number().optional(),
    }),
  ),
  /** Changes with every change of the activity; whoever saves says which one they saw. */
  tag: z.string(),
  /** Who changed it last; null for content that came with the station. */
  updated_by: nullableText,
})

/** An activity as its owners edit it. `body` is null where what is stored has not the form of its type. */
export const managedActivitySchema = managedFields.and(
  formByType((type_id, body) => z.object({ type_id, body: z.nullable(body) })),
)
export type ManagedActivity = z.output<typeof managedActivitySchema>

/** Covers are 16:9, featured pictures 2:1. */
export const pictureKinds = ['covers', 'featured'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const participationRowSchema = z.object({
  id: z.number(),
  participant: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  /** Null where the research is anonymous: times would tell which answers were opened with whose (SEC-93). */
  createdAt: z.string().nullable(),
  earned: z.number(),
  undone: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
})
export type ParticipationRow = z.output<typeof participationRowSchema>

/** `next` is the `before` of the next page; null on the last. */
export const participationPageSchema = z.object({
  /** Null where answers are linked to people; else how many people are listed once their answers were opened (GAP-111). */
  waiting: z.number().nullable(),
  list: z.array(participationRowSchema),
  next: z.number().nullable(),
})

/**
 * `available` decides what happens when the points were spent: left out, the call is refused; true, only what the wallet
 * still has is taken back.
 */
export const undoInputSchema = z.strictObject({
  reason: writtenText(mostLetters.shortReason, managedTexts.reason).refine(
    (text) => text.length >= 3,
    managedTexts.reason,
  ),
  available: z.boolean().default(false),
})

export const undoneSchema = z.object({
  id: z.number(),
  /** Points that went back to the programme, decimal. */
  taken: z.number(),
  earned: z.number(),
})

/** Of the last kind a station has one at most. */
export const collectionKinds = ['category', 'journey', 'now-playing'] as const
export type CollectionKind = (typeof collectionKinds)[number]

const collectionHead = z.object({
  kind: z.enum(collectionKinds),
  id: z.number(),
  name: z.string(),
  icon: z.string(),
})

/** One line of the owners' list: with how many activities it has, and whether the one that was asked about is among them. */
export const managedCollectionRowSchema = collectionHead.extend({ count: z.number(), has: z.boolean() })
export type ManagedCollectionRow = z.output<typeof managedCollectionRowSchema>

/** A collection as its owners edit it. */
export const managedCollectionSchema = collectionHead.extend({
  activities: z.array(
    z.object({ id: z.number(), name: z.string(), type_id: z.number(), status: z.enum(activityStatuses) }),
  ),
  tag: z.string(),
})
export type ManagedCollection = z.output<typeof managedCollectionSchema>

export const collectionInputSchema = z.strictObject({
  name: requiredText(mostLetters.collection.name),
  icon: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .default('star'),
  /** In their order. */
  activities: z.array(number).max(3000).default([]),
})
export type CollectionInput = z.output<typeof collectionInputSchema>
