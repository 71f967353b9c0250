import { z } from 'zod'

/**
 * The kinds of sensitive data that somebody of the team read; once a day `queue`, that the member asked for it, and
 * `cases`, that the member has some. `cpf`: the whole of it, which the team sees covered otherwise (PPL-28).
 */
export const readKinds = ['appointment', 'case', 'queue', 'cases', 'cpf'] as const
export type ReadKind = (typeof readKinds)[number]

/** One reading of the user's data: the reader, the kind and the time in ISO 8601 (GAP-93). */
export const accessLineSchema = z.object({
  id: z.number(),
  who: z.string(),
  what: z.enum(readKinds),
  /** The area as it is shown: 'Odontologia'; empty where it is of none. */
  area: z.string(),
  createdAt: z.string(),
})
export type AccessLine = z.output<typeof accessLineSchema>
