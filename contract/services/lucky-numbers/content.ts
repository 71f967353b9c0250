import { z } from 'zod'
import { idField } from '../../content-fields.ts'

/** A draw of lucky numbers in the form of station folders. Its seed is made where it is imported. */
export const luckyDrawContentSchema = z.strictObject({
  id: idField,
  name: z.string(),
  /** The number of numbers drawn. */
  winners: z.int().positive().max(100).default(1),
  /** Points of the balance for each number; left out: one number for each member. */
  everyPoints: z.int().positive().optional(),
})
