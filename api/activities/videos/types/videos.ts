import { eq, inArray } from 'drizzle-orm'
import type { Participation } from '#contract/activities/participation/schemas.ts'
import * as calls from '#contract/activities/videos/endpoints.ts'
import { noBody } from '#contract/activity-types/no-body.ts'
import { videos as videosType } from '#contract/activity-types/videos.ts'
import { memberOf } from '../../../people/access/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { type ActivityType, activityOfType, participate } from '../../participation/index.ts'
import { type ActivityVideo, participations } from '../../participation/tables.ts'
import { checkVideo, getVideo, updateVideoCheck } from '../check-video.ts'
import { reportProgress } from '../report-progress.ts'
import { videoTexts } from '../texts.ts'
import { viewsOf } from '../video-in-station.ts'

/** The hosted video that was seen, or null for the whole playlist. */
type Seen = { videoId: number | null }

/**
 * Type 18: a playlist is taken part in once, when all of it was seen; each hosted video by itself, as soon as it was
 * (VID-05, VID-06, GAP-62). The limit of the activity holds for both.
 */
export const videos: ActivityType<unknown, Seen> = {
  contract: videosType,
  body: noBody.schema,
  async take(ctx, { activity, input: { videoId }, participantId }) {
    const seen = await seenIn(ctx, participantId, activity.id)
    const hosted = activity.videos.find((video) => video.id === videoId && video.custom)
    if (videoId !== null && !(hosted && seen.has(videoId)))
      throw new ApiError('conflict', videoTexts.notHosted)
    if (videoId === null && !isPlaylistSeen(activity.videos, seen))
      throw new ApiError('conflict', videoTexts.notAll)
    return videoId === null ? {} : { data: { videoId } }
  },
  routes(app) {
    serve(app, calls.getVideo, (ctx, { params, query }) =>
      getVideo(ctx, params.id, query['where[action_id]']),
    )
    serve(app, calls.reportVideoProgress, (ctx, { params, body }) =>
      reportProgress(ctx, {
        activityId: body.action_id,
        videoId: params.id,
        watchedSeconds: body.watched_seconds,
        durationSeconds: body.duration_seconds,
      }),
    )
    serve(app, calls.checkVideo, (ctx, { params, body }) => checkVideo(ctx, checkOf(params.id, body)))
    serve(app, calls.updateVideoCheck, (ctx, { params, body }) =>
      updateVideoCheck(ctx, checkOf(params.id, body)),
    )
    serve(app, calls.takePartInPlaylist, (ctx, { body }) => takePartInPlaylist(ctx, body.action_id))
    serve(app, calls.takePartInHostedVideo, (ctx, { body }) => takePartInHostedVideo(ctx, body.action_id))
  },
}

const checkOf = (videoId: number, { action_id, has_viewed }: { action_id: number; has_viewed: boolean }) => ({
  activityId: action_id,
  videoId,
  hasViewed: has_viewed,
})

/** Lists of hosted videos only are taken part in video by video. */
const isPlaylistSeen = (list: ActivityVideo[], seen: Set<number>) =>
  list.some(({ custom }) => !custom) && list.every(({ id }) => seen.has(id))

async function seenIn(ctx: ApiContext, participantId: number, activityId: number): Promise<Set<number>> {
  const views = await viewsOf(ctx, participantId, activityId)
  return new Set(views.filter((one) => one.viewedOnceAt).map((one) => one.videoId))
}

/** Once per person, however often it is asked for. */
export const takePartInPlaylist = (ctx: ApiContext, activityId: number): Promise<Participation> =>
  participate(ctx, videos, { activityId, key: `playlist:${activityId}`, input: { videoId: null } })

/** Once per video: the first that was seen and not counted yet, else the one counted last again. */
export async function takePartInHostedVideo(ctx: ApiContext, activityId: number): Promise<Participation> {
  const keyOf = (videoId: number) => `video:${activityId}:${videoId}`
  const seen = await seenHosted(ctx, activityId)
  const counted = await countedKeys(ctx, seen.map(keyOf))
  const videoId = seen.find((one) => !counted.has(keyOf(one))) ?? seen.at(-1)
  if (videoId === undefined) throw new ApiError('conflict', videoTexts.notHosted)
  return participate(ctx, videos, { activityId, key: keyOf(videoId), input: { videoId } })
}

/** Numbers of the hosted videos of a published activity that the caller saw, in their order. @throws not_found */
async function seenHosted(ctx: ApiContext, activityId: number): Promise<number[]> {
  const row = await activityOfType(ctx, activityId, [videosType.id])
  const seen = await seenIn(ctx, memberOf(ctx), activityId)
  return row.videos.filter(({ id, custom }) => custom && seen.has(id)).map(({ id }) => id)
}

async function countedKeys(ctx: ApiContext, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db
    .select({ key: participations.idempotencyKey })
    .from(participations)
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.participantId, memberOf(ctx)),
        inArray(participations.idempotencyKey, keys),
      ),
    )
  return new Set(rows.map(({ key }) => key))
}
