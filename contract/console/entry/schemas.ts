import { z } from 'zod'
import { idParam } from '../../endpoint.ts'
import { entrySchema } from '../../stations/registry/entry.ts'

/** Whoever waits for the team, the longest first (PPL-15). */
export const waitingPersonSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  /** Covered, as the list of people has it; null: none. */
  cpf: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  askedAt: z.string(),
  /** What they told the team when they asked again. */
  note: z.string().nullable(),
  /** Why they were refused before. */
  refusedBefore: z.string().nullable(),
})
export type WaitingPerson = z.output<typeof waitingPersonSchema>

export const waitingQuerySchema = z.object({
  search: z.string().trim().max(100).optional(),
  after: idParam.optional(),
})

export const entryInputSchema = z.strictObject(entrySchema.shape)

/** How one joins, with its tag, and what an owner has to know before they choose (PPL-14). */
export const managedEntrySchema = z.object({
  value: entrySchema,
  tag: z.string(),
  /** How many CPFs the list of the station has. */
  listed: z.number(),
  /** How many people wait for the team. */
  waiting: z.number(),
})
export type ManagedEntry = z.output<typeof managedEntrySchema>
