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

/**
 * What areas above activities have for a home that begins with services or with a feature (ADR 152). A part is null or empty where the
 * station does not have it, or its home does not show it.
 */
export const homeMomentsSchema = z.object({
  /** The caller's appointments to come, and what was asked for, the next one first; null on stations without appointments. */
  appointments: z
    .array(
      z.object({
        name: z.string(),
        /** The page of the member area on which it stands. */
        page: z.string(),
        /** ISO 8601; null until it is confirmed. */
        at: z.string().nullable(),
      }),
    )
    .nullable(),
  /** The next event of the station's calendar; `on` is its day, YYYY-MM-DD. */
  event: z.object({ name: z.string(), on: z.string() }).nullable(),
  /** Newest first; `publishedAt` in ISO 8601. */
  news: z.array(
    z.object({ id: z.number(), title: z.string(), image: z.string().nullable(), publishedAt: z.string() }),
  ),
  /** The last words of the wall, newest first; `createdAt` in ISO 8601. */
  posts: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      image: z.string().nullable(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
})
/** News and products that a search finds beside activities: a part of them, and how many there are, at most 3,000 (GAP-152). */
export const foundOthersSchema = z.object({
  /** Newest first; `publishedAt` in ISO 8601. */
  news: z.array(
    z.object({ id: z.number(), title: z.string(), image: z.string().nullable(), publishedAt: z.string() }),
  ),
  /** With the activity that sells them. Prices in reais, decimal. */
  products: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      image: z.string().nullable(),
      value: z.number(),
      discount: z.number(),
      action: z.object({ id: z.number(), name: z.string() }),
    }),
  ),
  news_total: z.number(),
  products_total: z.number(),
})
export type FoundOthers = z.output<typeof foundOthersSchema>

export type HomeMoments = z.output<typeof homeMomentsSchema>

export type Journey = z.output<typeof journeySchema>
export type NowPlaying = z.output<typeof nowPlayingSchema>
export type Category = z.output<typeof categorySchema>
