import { z } from 'zod'
import { showsSomething } from '../../shows-something.ts'
import { writtenText } from '../../written-text.ts'
import { writerSchema, writingBlockSchema, writingNoticeSchema } from '../writing/schemas.ts'
import { postLength } from './limits.ts'

export const postText = writtenText(postLength)

/** Beside a picture or a video there need be no words (SOC-02): what shows nothing is none. */
export const textBesideMedia = z
  .string()
  .optional()
  .transform((text = '', ctx) => {
    if (!showsSomething(text)) return ''
    const { data, error } = postText.safeParse(text)
    if (data !== undefined) return data
    ctx.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? '' })
    return z.NEVER
  })

/** The fields of a post's picture or video; null where there is none. */
export const postMediaFields = {
  media_type: z.enum(['image', 'video']).nullable(),
  media: z.string().nullable(),
  /** Pixels of a picture. */
  media_size: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** The state of a video: browsers play it, have to save it as a file, or it is still being made to play. */
  media_state: z.enum(['plays', 'file', 'preparing']).nullable(),
  /** The picture in front of a video. */
  media_poster: z.string().nullable(),
}

/**
 * A post of the wall. `createdAt` in ISO 8601. `media` is an address that only members of the station may open; of a video its third
 * part is the video's number. Of likes and comments there are the numbers (ADR 82), and whether the caller likes it.
 */
export const postSchema = z.object({
  id: z.number(),
  description: z.string(),
  user_id: z.number(),
  user: writerSchema,
  createdAt: z.string(),
  ...postMediaFields,
  likes_count: z.number(),
  comments_count: z.number(),
  userLiked: z.boolean(),
  userAuthor: z.boolean(),
  /** The caller reported it. */
  userReported: z.boolean(),
  notice: writingNoticeSchema.nullable(),
})
export type Post = z.output<typeof postSchema>

/** Newest first. `next` begins the page behind, null on the last; `block`: the caller may not write. */
export const postPageSchema = z.object({
  content: z.array(postSchema),
  next: z.number().nullable(),
  block: writingBlockSchema.nullable(),
})
export type PostPage = z.output<typeof postPageSchema>
