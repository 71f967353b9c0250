import { z } from 'zod'
import { dayField } from '../day-fields.ts'
import { idParam } from '../endpoint.ts'

/** Kinds of lines with a comma between them, as they are called before the dot of what was done: `order,top-up`. */
const kindsField = z
  .string()
  .max(400)
  .regex(/^[a-z-]+(,[a-z-]+){0,19}$/)
  .transform((text) => [...new Set(text.split(','))])

/** What the history is narrowed to (PPL-34). `search`: words of who did it, or of what it was done to is called. */
export const auditQuerySchema = z.object({
  search: z.string().trim().max(100).optional(),
  person: idParam.optional(),
  kinds: kindsField.optional(),
  /** `activity:3`, `look`. */
  part: z.string().trim().min(1).max(300).optional(),
  /** Days of the station's calendar, both included. */
  from: dayField.optional(),
  to: dayField.optional(),
  /** The number of the last line one has. */
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type AuditQuery = z.output<typeof auditQuerySchema>

/** Somebody who did something, or can. */
export const auditPersonSchema = z.object({ id: z.number(), name: z.string(), isOfTeam: z.boolean() })
export type AuditPerson = z.output<typeof auditPersonSchema>
