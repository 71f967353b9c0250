import { asc, eq, sql } from 'drizzle-orm'
import type { VideoView } from '#contract/activities/participation/video-view.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { requirePlanOf } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { videoViews } from './tables.ts'
import { videoTexts } from './texts.ts'
import {
  isPlausiblyViewed,
  requireUnlocked,
  toVideoView,
  type ViewRow,
  videoInStation,
  viewsOf,
} from './video-in-station.ts'

type Check = { activityId: number; videoId: number; hasViewed: boolean }

/**
 * Saves that a video was seen, once the platform believes it; afterwards it is a tick like `updateVideoCheck` (VID-01).
 * @throws not_found, prerequisites_missing, conflict when too little was seen
 */
export async function checkVideo(ctx: ApiContext, check: Check): Promise<VideoView> {
  const { activityId, videoId, hasViewed } = check
  const found = await videoInStation(ctx, activityId, videoId)
  const views = await viewsOf(ctx, memberOf(ctx), activityId)
  requireUnlocked(found, views)
  const view = views.find((one) => one.videoId === videoId)
  if (!view) throw new ApiError('conflict', videoTexts.notBegun)
  if (!view.viewedOnceAt && !hasViewed) return toVideoView(view)
  const { durationSeconds } = found.video
  const statedMs = durationSeconds ? durationSeconds * 1000 : null
  if (!view.viewedOnceAt && !isPlausiblyViewed(view, statedMs, ctx.ports.clock.now()))
    throw new ApiError('conflict', videoTexts.tooSoon)
  return tick(ctx, view, hasViewed)
}

/** The tick of a video that was seen, off and on again; that it was seen stays (VID-02). @throws not_found, conflict */
export async function updateVideoCheck(ctx: ApiContext, check: Check): Promise<VideoView> {
  const { activityId, videoId, hasViewed } = check
  await videoInStation(ctx, activityId, videoId)
  const views = await viewsOf(ctx, memberOf(ctx), activityId)
  const view = views.find((one) => one.videoId === videoId)
  if (!view?.viewedOnceAt) throw new ApiError('conflict', videoTexts.tooSoon)
  return tick(ctx, view, hasViewed)
}

async function tick({ db, station, ports }: ApiContext, view: ViewRow, hasViewed: boolean) {
  const [row] = await db
    .update(videoViews)
    .set({
      hasViewed,
      viewedOnceAt: sql`coalesce(${videoViews.viewedOnceAt}, ${ports.clock.now().toISOString()}::timestamptz)`,
    })
    .where(
      inStation(
        videoViews,
        { station },
        eq(videoViews.participantId, view.participantId),
        eq(videoViews.activityId, view.activityId),
        eq(videoViews.videoId, view.videoId),
      ),
    )
    .returning()
  return toVideoView(row ?? view)
}

/**
 * Where a video plays (VID-07). Its number is the activity's own: without the activity it must be the only video of
 * that number. @throws not_found, plan_required
 */
export async function getVideo(
  ctx: ApiContext,
  videoId: number,
  activityId: number | undefined,
): Promise<{ id: number; url: string }> {
  const { db } = ctx
  const rows = await db
    .select({ id: activities.id, videos: activities.videos, onlyForPlans: activities.onlyForPlans })
    .from(activities)
    .where(
      inStation(
        activities,
        ctx,
        isOnAir,
        activityId === undefined ? undefined : eq(activities.id, activityId),
        sql`${activities.videos} @> ${JSON.stringify([{ id: videoId }])}::jsonb`,
      ),
    )
    .orderBy(asc(activities.id))
    .limit(2)
  const [row, another] = rows
  const video = another ? undefined : row?.videos.find(({ id }) => id === videoId)
  if (!row || !video) throw new ApiError('not_found', videoTexts.unavailable)
  await requirePlanOf(ctx, row)
  return { id: videoId, url: video.custom ? video.url : embedVideo(video.url) }
}
