import { z } from 'zod'
import { fieldTexts } from '../../field-texts.ts'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

export const pointDirections = ['credit', 'debit'] as const
/** Why points are given or taken by hand: a correction, a courtesy, a prize, the way back of another one. */
export const pointKinds = ['correction', 'courtesy', 'prize', 'reversal', 'other'] as const

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

/** A person's points as an owner sees them before giving or taking some. */
export const personPointsSchema = z.object({
  person: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  /** What can be taken, and what is set aside for orders; hundredths of points. */
  availableH: z.number(),
  heldH: z.number(),
  /** Why nothing can be done here; null: it can. */
  closed: z.enum(['mine', 'inactive', 'deleted']).nullable(),
  /** What was done by hand among the newest lines of the statement, newest first. */
  acts: z.array(
    z.object({
      id: z.number(),
      direction: z.enum(pointDirections),
      amountH: z.number(),
      amountCents: z.number(),
      note: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type PersonPoints = z.output<typeof personPointsSchema>

export const pointPeopleSchema = z.array(z.object({ id: z.number(), name: z.string(), email: z.string() }))
