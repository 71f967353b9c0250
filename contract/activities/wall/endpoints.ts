import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { likesSchema } from '../social/schemas.ts'
import { reportFields } from '../writing/schemas.ts'
import { postImageBytes, postVideoBytes } from './limits.ts'
import { postPageSchema, postSchema, postText, textBesideMedia } from './schemas.ts'
import { mediaTexts } from './texts.ts'

const member = { access: 'participant', tag: 'social' } as const
const byId = z.object({ id: idParam })
const done = z.object({ messages: z.array(z.string()) })
const stationId = idParam

/** `before` is the `next` of the page one has (GAP-47). */
const before = idParam.optional()

export const listPosts = endpoint({
  ...member,
  method: 'get',
  path: '/posts/{stationId}',
  summary: 'Posts of the wall, newest first (SOC-01)',
  params: z.object({ stationId }),
  query: z.object({ before, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  answer: postPageSchema,
})

export const listSomePosts = endpoint({
  ...member,
  method: 'get',
  path: '/posts-limit/{stationId}/{n}',
  summary: 'So many posts of the wall, newest first (SOC-01, GAP-47)',
  params: z.object({ stationId, n: z.coerce.number().int().min(1).max(50) }),
  query: z.object({ before }),
  answer: postPageSchema,
})

/** Ours. */
export const getPost = endpoint({
  ...member,
  method: 'get',
  path: '/posts/{stationId}/{id}',
  summary: 'One post of the wall',
  params: z.object({ stationId, id: idParam }),
  answer: postSchema,
})

/** `user` as the specification has it: the caller, or nobody. */
const written = { user: idParam.optional(), station_id: idParam.optional() }

export const createPost = endpoint({
  ...member,
  method: 'post',
  path: '/posts',
  summary: 'Post a text (SOC-02)',
  body: z.strictObject({ ...written, description: postText }),
  idempotent: true,
  answer: postSchema,
})

/** Letters of the largest picture in base64, and of what may stand in front of it. */
const mostBase64 = Math.ceil(postImageBytes / 3) * 4 + 100

export const createImagePost = endpoint({
  ...member,
  method: 'post',
  path: '/posts-image',
  summary: 'Post a picture, with or without a text (SOC-03)',
  body: z.strictObject({
    ...written,
    description: textBesideMedia,
    /** The picture, with or without `data:image/…;base64,` in front. */
    base64: z.string().min(1, mediaTexts.wrongType).max(mostBase64, mediaTexts.tooLarge),
    /** The type that the sender claims; the bytes decide. */
    imageType: z.string().max(60).optional(),
  }),
  isLarge: true,
  idempotent: true,
  answer: postSchema,
})

export const createVideoPost = endpoint({
  ...member,
  method: 'post',
  path: '/posts-vimeo',
  summary: 'Post a video, with or without a text (SOC-04)',
  upload: {
    field: 'file',
    maxBytes: postVideoBytes,
    isStreamed: true,
    fields: z.object({
      description: textBesideMedia,
      user: idParam.optional(),
      station_id: idParam.optional(),
    }),
  },
  idempotent: true,
  answer: postSchema,
})

/** Ours: the file of a post, for who may read the post. Ranges are answered. */
export const getPostMedia = endpoint({
  ...member,
  method: 'get',
  path: '/posts-media/{id}',
  summary: 'The picture or the video of a post; with `poster=1` the picture in front of its video',
  params: byId,
  query: z.object({ poster: z.literal('1').optional() }),
  answer: fileAnswer,
})

export const removePost = endpoint({
  ...member,
  method: 'delete',
  path: '/posts/{id}',
  summary: 'Delete an own post; its comments go with it (SOC-06)',
  params: byId,
  answer: done,
})

const likeBody = z.strictObject({ post: idParam, user: idParam.optional() })

export const likePost = endpoint({
  ...member,
  method: 'post',
  path: '/likes-web',
  summary: 'Like a post; twice is once (SOC-07, GAP-49)',
  body: likeBody,
  answer: likesSchema,
})

export const unlikePost = endpoint({
  ...member,
  method: 'put',
  path: '/likes',
  summary: 'Take the like of a post back; twice is once (SOC-07, GAP-49)',
  body: likeBody,
  answer: likesSchema,
})

/** Ours, in the style of `/reports-comment`. */
export const reportPost = endpoint({
  ...member,
  method: 'post',
  path: '/reports-post',
  summary: 'Report a post to the owners; once for each member',
  body: z.strictObject({ post: idParam, ...reportFields }),
  answer: done,
})
