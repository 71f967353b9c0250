import { z } from 'zod'

/** The data on the card of a member (VCD-02). */
export const memberCardSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Address of the photo, or null. */
  image: z.string().nullable(),
  /** The id with zeros before it, 11 digits (GAP-86). */
  card_number: z.string(),
  /** The last day of this month in the station's time zone, YYYY-MM-DD (GAP-86). */
  valid_until: z.string(),
  /** The name of the plan they have now, or null. */
  plan: z.string().nullable(),
  /** The address in the QR code, where a door reads whether the card is valid. Another one each time (GAP-85). */
  link: z.string(),
  /** Until when the address says so, ISO 8601. */
  link_expires_at: z.string(),
})

export type MemberCard = z.output<typeof memberCardSchema>
