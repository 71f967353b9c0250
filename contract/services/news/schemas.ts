import { z } from 'zod'

/** News of the station in a list; `publishedAt` in ISO 8601 (NWS-01). */
export const newsItemSchema = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string().nullable(),
  publishedAt: z.string(),
})
export type NewsItem = z.output<typeof newsItemSchema>

/** An article with its body as harmless HTML (NWS-02). */
export const newsSchema = newsItemSchema.extend({ body: z.string() })
export type News = z.output<typeof newsSchema>

const rendered = z.object({ rendered: z.string() })

/** News of a consultancy as WordPress writes them (GAP-92): plain title and excerpt, harmless HTML in `content`. */
export const newsPostSchema = z.object({
  id: z.number(),
  /** ISO 8601 in UTC. */
  date_gmt: z.string(),
  title: rendered,
  excerpt: rendered,
  content: rendered,
  image: z.string().nullable(),
})
export type NewsPost = z.output<typeof newsPostSchema>

/** In lists without their text, which may be long: their pages ask for one (GAP-53). */
export const newsPostHeadSchema = newsPostSchema.omit({ content: true })
export type NewsPostHead = z.output<typeof newsPostHeadSchema>
export type NewsPostPage = { content: NewsPostHead[]; next: number | null }
