import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { likesSchema } from '../social/schemas.ts'
import { reportFields } from '../writing/schemas.ts'
import { commentPageSchema, commentSchema, commentText, replyPageSchema } from './schemas.ts'

const member = { access: 'participant', tag: 'social' } as const
const byId = z.object({ id: idParam })
const done = z.object({ messages: z.array(z.string()) })

/** One page, newest first: `before` is the `next` of the page one has. */
export const commentPageQuery = z.object({
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
})

export const listActionComments = endpoint({
  ...member,
  method: 'get',
  path: '/comments/action/{id}',
  summary: 'Comments of an activity, newest first (SOC-09)',
  params: byId,
  query: commentPageQuery,
  answer: commentPageSchema,
})

export const listPostComments = endpoint({
  ...member,
  method: 'get',
  path: '/comments/post/{postId}',
  summary: 'Comments of a post, newest first (SOC-08)',
  params: z.object({ postId: idParam }),
  query: commentPageQuery,
  answer: commentPageSchema,
})

/** Ours: the specification shows no call for replies. */
export const listReplies = endpoint({
  ...member,
  method: 'get',
  path: '/comments/comment/{id}',
  summary: 'Replies to a comment, newest first (SOC-09)',
  params: byId,
  query: commentPageQuery,
  answer: replyPageSchema,
})

/** Ours: where a comment stands. */
export const getComment = endpoint({
  ...member,
  method: 'get',
  path: '/comments/{id}',
  summary: 'One comment or reply',
  params: byId,
  answer: commentSchema,
})

/** `user` as the specification has it: the caller, or nobody. */
const written = { description: commentText, user: idParam.optional() }

export const commentAction = endpoint({
  ...member,
  method: 'post',
  path: '/comments-action',
  summary: 'Comment on an activity (SOC-09)',
  body: z.strictObject({ ...written, action: idParam }),
  idempotent: true,
  answer: commentSchema,
})

export const commentPost = endpoint({
  ...member,
  method: 'post',
  path: '/comments',
  summary: 'Comment on a post (SOC-08)',
  body: z.strictObject({ ...written, post: idParam }),
  idempotent: true,
  answer: commentSchema,
})

/** Ours, in the style of `/comments-action`. */
export const replyToComment = endpoint({
  ...member,
  method: 'post',
  path: '/comments-comment',
  summary: 'Reply to a comment; replies have none (SOC-09)',
  body: z.strictObject({ ...written, comment: idParam }),
  idempotent: true,
  answer: commentSchema,
})

export const removeComment = endpoint({
  ...member,
  method: 'delete',
  path: '/comments/{id}',
  summary: 'Delete an own comment or reply; replies to it go with it (SOC-11)',
  params: byId,
  answer: done,
})

const likeBody = z.strictObject({ comment: idParam, user: idParam.optional() })

/** Ours, in the style of `/likes-action`. */
export const likeComment = endpoint({
  ...member,
  method: 'post',
  path: '/likes-comment',
  summary: 'Like a comment; twice is once (SOC-09, GAP-49)',
  body: likeBody,
  answer: likesSchema,
})

export const unlikeComment = endpoint({
  ...member,
  method: 'put',
  path: '/likes-comment',
  summary: 'Take the like of a comment back; twice is once (SOC-09, GAP-49)',
  body: likeBody,
  answer: likesSchema,
})

/** Ours. */
export const reportComment = endpoint({
  ...member,
  method: 'post',
  path: '/reports-comment',
  summary: 'Report a comment to the owners; once for each member',
  body: z.strictObject({ comment: idParam, ...reportFields }),
  answer: done,
})
