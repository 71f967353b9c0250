import { z } from 'zod'
import { writtenText } from '../../written-text.ts'
import { writerSchema, writingBlockSchema, writingNoticeSchema } from '../writing/schemas.ts'
import { commentLength } from './length.ts'

export const commentText = writtenText(commentLength)

/**
 * A comment on an activity (`action`) or a post, or a reply to one (`comment_id`). `createdAt` in ISO 8601. Who likes it is nobody's
 * business but their own: how many do, and whether the caller does.
 */
export const commentSchema = z.object({
  id: z.number(),
  description: z.string(),
  user_id: z.number(),
  user: writerSchema,
  createdAt: z.string(),
  action: z.number().nullable(),
  post: z.number().nullable(),
  comment_id: z.number().nullable(),
  likes_count: z.number(),
  userLiked: z.boolean(),
  userAuthor: z.boolean(),
  /** The caller reported it. */
  userReported: z.boolean(),
  replies_count: z.number(),
  notice: writingNoticeSchema.nullable(),
})
export type Comment = z.output<typeof commentSchema>

/** Newest first. `total` counts what everybody sees, replies included; `block`: the caller may not write. */
export const commentPageSchema = z.object({
  content: z.array(commentSchema),
  total: z.number(),
  next: z.number().nullable(),
  block: writingBlockSchema.nullable(),
})
export type CommentPage = z.output<typeof commentPageSchema>

/** Newest first, with the comment that they answer. */
export const replyPageSchema = z.object({
  comment: commentSchema,
  content: z.array(commentSchema),
  next: z.number().nullable(),
})
export type ReplyPage = z.output<typeof replyPageSchema>
