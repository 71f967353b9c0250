import { z } from 'zod'
import { fieldTexts } from '../../field-texts.ts'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

export const pointDirections = ['credit', 'debit'] as const
export type PointDirection = (typeof pointDirections)[number]
/** Why points are given or taken by hand: a correction, a courtesy, a prize, the way back of another one. */
export const pointKinds = ['correction', 'courtesy', 'prize', 'reversal', 'other'] as const
export type PointKind = (typeof pointKinds)[number]
/** `waiting` for a second person; `refused` by one, it moved nothing. */
export const pointStates = ['done', 'waiting', 'refused'] as const
export type PointState = (typeof pointStates)[number]

/** The most that is moved by hand at once, in centavos of the station's unit: a million. */
export const mostPointCents = 100_000_000
const amountTexts = {
  least: 'Digite um valor acima de zero.',
  most: 'O máximo por lançamento é 1.000.000,00.',
} as const

/** Points that an owner gives or takes by hand. The person reads kind and reason in their statement. */
export const pointActSchema = z.strictObject({
  direction: z.enum(pointDirections, fieldTexts.required),
  /** Centavos of the unit in which the station's members read their balance. */
  amountCents: z
    .int({ error: fieldTexts.required })
    .min(1, amountTexts.least)
    .max(mostPointCents, amountTexts.most),
  kind: z.enum(pointKinds, fieldTexts.required),
  reason: writtenText(mostLetters.reason),
})
export type PointAct = z.output<typeof pointActSchema>

const personSchema = z.object({ id: z.number(), name: z.string(), email: z.string() })
const nullableText = z.string().nullable()

/** Points by hand, as the team reads them. Instants in ISO 8601. */
const handledSchema = z.object({
  id: z.number(),
  direction: z.enum(pointDirections),
  amountH: z.number(),
  /** The same in centavos of the station's unit, as it is now. */
  amountCents: z.number(),
  kind: z.enum(pointKinds),
  reason: z.string(),
  state: z.enum(pointStates),
  askedBy: z.string(),
  createdAt: z.string(),
  /** The second person; null: one was enough, or it waits. */
  decidedBy: nullableText,
  decidedAt: nullableText,
  /** Why it was refused. */
  refusal: nullableText,
})
export type HandledPoints = z.output<typeof handledSchema>

/** A person's points as the team sees them before giving or taking some. */
export const personPointsSchema = z.object({
  person: personSchema,
  /** What can be taken, and what is set aside for orders; hundredths of points. */
  availableH: z.number(),
  heldH: z.number(),
  /** Why nothing can be done here; null: it can. */
  closed: z.enum(['mine', 'inactive', 'deleted']).nullable(),
  /** What is more than this waits for a second person; null: nothing does. */
  fourEyesAboveCents: z.number().nullable(),
  /** The newest acts by hand, newest first. */
  acts: z.array(handledSchema),
})
export type PersonPoints = z.output<typeof personPointsSchema>

/** The same, and what became of what was sent. */
export const movedPointsSchema = personPointsSchema.extend({ state: z.enum(pointStates) })
export type MovedPoints = z.output<typeof movedPointsSchema>

export const waitingPointsSchema = handledSchema.extend({
  person: personSchema,
  /** The caller asked for it, or it is about their own wallet: another one decides. */
  isAskedByMe: z.boolean(),
  isMine: z.boolean(),
  /** Nobody is left who may confirm it. */
  isStuck: z.boolean(),
})
export type WaitingPoints = z.output<typeof waitingPointsSchema>

export const pointSettingsSchema = z.strictObject({
  /** Centavos of the station's unit; null: one person is enough for any amount. */
  fourEyesAboveCents: z.int().min(0).max(mostPointCents, amountTexts.most).nullable(),
})
export type PointSettings = z.output<typeof pointSettingsSchema>

export const savedPointSettingsSchema = pointSettingsSchema.extend({ tag: z.string() })

export const pointQueueSchema = z.object({
  /** The oldest first, fifty at most. */
  list: z.array(waitingPointsSchema),
  /** How many wait. */
  waiting: z.number(),
  /** How many people may give points. */
  people: z.number(),
  settings: savedPointSettingsSchema,
})
export type PointQueue = z.output<typeof pointQueueSchema>

export const pointRefusalSchema = z.strictObject({ reason: writtenText(mostLetters.reason) })

export const pointPeopleSchema = z.array(personSchema)
