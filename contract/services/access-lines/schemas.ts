import { z } from 'zod'

/** What of a member's sensitive data somebody of the team read; once a day `queue`, that they asked for it, and `cases`, that they have some. */
export const readKinds = ['appointment', 'case', 'queue', 'cases'] as const
export type ReadKind = (typeof readKinds)[number]

/** Who read something of the user's, what kind of thing, and when, in ISO 8601 (GAP-93). */
export const accessLineSchema = z.object({
  id: z.number(),
  who: z.string(),
  what: z.enum(readKinds),
  /** Of what area, as it is shown: 'Odontologia'. */
  area: z.string(),
  createdAt: z.string(),
})
export type AccessLine = z.output<typeof accessLineSchema>
