import { z } from 'zod'
import { supportRequestSchema, supportStates } from '../../site/public/support.ts'

/** A message to the station as an owner reads it: `name` and `email` as they were typed, `account` of whoever was in. */
export const managedRequestSchema = supportRequestSchema.omit({ answers: true }).extend({
  kind: z.enum(['general', 'enterprise']),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  account: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type ManagedRequest = z.output<typeof managedRequestSchema>

/** The same with what was answered, by whom, oldest first. */
export const managedRequestDetailSchema = managedRequestSchema.extend({
  answers: z.array(z.object({ id: z.number(), text: z.string(), by: z.string(), createdAt: z.string() })),
})
export type ManagedRequestDetail = z.output<typeof managedRequestDetailSchema>

/** What an owner looks for: words of a name, an e-mail or a subject, or the number. */
export const requestFilterSchema = z.object({
  search: z.string().max(100).optional(),
  state: z.enum(supportStates).optional(),
  before: z.coerce.number().int().positive().optional(),
})

/** `closed`, or `open` again. */
export const requestStateSchema = z.strictObject({ state: z.enum(['open', 'closed']) })
