import { z } from 'zod'
import { actionCardSchema } from '../participation/schemas.ts'

/** A journey; done activities first, each part in the journey's order (HOM-04). */
export const journeySchema = z.object({
  id: z.number(),
  name: z.string(),
  actions: z.array(actionCardSchema),
})

/** The 'now playing' row; null when the station has none (HOM-03). */
export const nowPlayingSchema = z.object({ title: z.string(), list: z.array(actionCardSchema) }).nullable()

/** A category with its first activities by priority; `total` counts all of them (HOM-05). */
export const categorySchema = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  total: z.number(),
  category_actions: z.array(z.object({ action: actionCardSchema })),
})

export type Journey = z.output<typeof journeySchema>
export type NowPlaying = z.output<typeof nowPlayingSchema>
export type Category = z.output<typeof categorySchema>
