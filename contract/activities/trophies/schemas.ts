import { z } from 'zod'
import { actionLinkSchema } from '../participation/action-link.ts'

/** A trophy somebody has won (D2§3); `createdAt`, when it was won, in ISO 8601. */
export const trophySchema = z.object({
  id: z.number(),
  description: z.string(),
  trophy_image: z.string(),
  createdAt: z.string(),
  /** The activity that it was won by. */
  action: actionLinkSchema,
})
export type Trophy = z.output<typeof trophySchema>

/** A trophy that somebody can still win. */
export const trophyToWinSchema = trophySchema.omit({ createdAt: true })
export type TrophyToWin = z.output<typeof trophyToWinSchema>
