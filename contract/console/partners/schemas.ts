import { z } from 'zod'
import { requiredText } from '../../fields.ts'

/** A partner of the station: what is theirs, and the members who redeem its vouchers (GAP-84). */
export const partnerSchema = z.object({
  id: z.number(),
  activities: z.array(z.object({ id: z.number(), name: z.string() })),
  people: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
})
export type Partner = z.output<typeof partnerSchema>

/** A member of the station, by their e-mail. */
export const partnerPersonSchema = z.strictObject({ email: requiredText(254) })
