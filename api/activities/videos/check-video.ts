import { eq, sql } from 'drizzle-orm'
import type { VideoView } from '#contract/activities/participation/video-view.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { videoViews } from './tables.ts'
import { videoTexts } from './texts.ts'
import { requireUnlocked, toVideoView, type ViewRow, videoInStation, viewsOf } from './video-in-station.ts'
import { isPlausiblyViewed } from './viewing.ts'

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
