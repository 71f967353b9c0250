import { z } from 'zod'
import { type PlanArea, planAreas } from './areas.ts'

const isOn = z.boolean().default(false)
const areasSchema = z.strictObject({ feed: isOn, quizzes: isOn, checkout: isOn, card: isOn })

/**
 * What of a plan the platform itself gives, beside the benefits that are words: a share off the items of a cart in whole per cent, with
 * or without a most in centavos, whole points for each month of the calendar, and areas that are for its subscribers only.
 */
export const planGivesSchema = z.strictObject({
  discountPercent: z.int().min(0).max(100).default(0),
  discountCapCents: z.int().min(1).max(100_000_000).nullable().default(null),
  monthlyPoints: z.int().min(0).max(1_000_000).default(0),
  areas: areasSchema.prefault({}),
})
export type PlanGives = z.output<typeof planGivesSchema>

/** A plan of words alone. */
export const nothingGiven: PlanGives = planGivesSchema.parse({})

/** The areas that are ticked, in their order. Pure. */
export const areasOf = ({ areas }: Pick<PlanGives, 'areas'>): PlanArea[] =>
  planAreas.filter((area) => areas[area])
