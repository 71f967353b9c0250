import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { participationSchema } from '../participation/schemas.ts'
import { videoViewSchema } from '../participation/video-view.ts'

const videoId = z.object({ id: idParam })
const seconds = z.number().min(0).max(86_400)

/** Numbers of videos are an activity's own: without the activity only a number that one video has finds it. */
export const getVideo = endpoint({
  method: 'get',
  path: '/videos/{id}',
  access: 'participant',
  tag: 'videos',
  summary: 'Where a video plays (VID-07)',
  params: videoId,
  query: z.object({ 'where[action_id]': idParam.optional() }),
  answer: z.object({ id: z.number(), url: z.string() }),
})

/**
 * Ours: a player says how far it is; the first report begins the clock. What the platform believes only grows, and
 * never faster than a video can be watched (GAP-62).
 */
export const reportVideoProgress = endpoint({
  method: 'post',
  path: '/videos/progress/{id}',
  access: 'participant',
  tag: 'videos',
  summary: 'Begin a video, and say how much of it was seen (GAP-62)',
  params: videoId,
  body: z.strictObject({
    action_id: idParam,
    watched_seconds: seconds.default(0),
    duration_seconds: seconds.optional(),
  }),
  answer: videoViewSchema,
})

const checkBody = z.strictObject({ action_id: idParam, has_viewed: z.boolean() })

export const checkVideo = endpoint({
  method: 'post',
  path: '/videos/check-videos/{id}',
  access: 'participant',
  tag: 'videos',
  summary: 'Save that a video was seen (VID-01)',
  params: videoId,
  body: checkBody,
  answer: videoViewSchema,
})

export const updateVideoCheck = endpoint({
  method: 'put',
  path: '/videos/check-videos/{id}',
  access: 'participant',
  tag: 'videos',
  summary: 'Untick a video that was seen, or tick it again (VID-02)',
  params: videoId,
  body: checkBody,
  answer: videoViewSchema,
})

const participationBody = z.strictObject({ action_id: idParam })

export const takePartInPlaylist = endpoint({
  method: 'post',
  path: '/video-playlist-participation',
  access: 'participant',
  tag: 'videos',
  summary: 'Take part in a playlist, once, when all of it was seen (VID-05)',
  body: participationBody,
  answer: participationSchema,
})

/** Each hosted video once: the first that was seen and not yet counted. */
export const takePartInHostedVideo = endpoint({
  method: 'post',
  path: '/video-youtube-participation',
  access: 'participant',
  tag: 'videos',
  summary: 'Take part by having seen a hosted video (VID-06)',
  body: participationBody,
  answer: participationSchema,
})
