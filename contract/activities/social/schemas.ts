import { z } from 'zod'

/** Likes of one thing, and whether the caller is among them. */
export const likesSchema = z.object({ count: z.number(), userLiked: z.boolean() })
export type Likes = z.output<typeof likesSchema>
