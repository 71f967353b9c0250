import { eq } from 'drizzle-orm'
import type { VideoView } from '#contract/activities/participation/video-view.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { requirePlanOf } from '../participation/index.ts'
import { type ActivityVideo, activities, isOnAir } from '../participation/tables.ts'
import { videoViews } from './tables.ts'
import { videoTexts } from './texts.ts'

export type ViewRow = typeof videoViews.$inferSelect

type VideoInStation = { videos: ActivityVideo[]; video: ActivityVideo }

/** A video of a published activity of the station, with its list. @throws not_found, plan_required */
export async function videoInStation(
  ctx: ApiContext,
  activityId: number,
  videoId: number,
): Promise<VideoInStation> {
  const { db } = ctx
  const [row] = await db
    .select({ id: activities.id, videos: activities.videos, onlyForPlans: activities.onlyForPlans })
    .from(activities)
    .where(withId(activities, ctx, activityId, isOnAir))
  const video = row?.videos.find(({ id }) => id === videoId)
  if (!row || !video) throw new ApiError('not_found', videoTexts.unavailable)
  await requirePlanOf(ctx, row)
  return { videos: row.videos, video }
}

/** What a participant has begun of an activity's videos. */
export const viewsOf = ({ db, station }: ApiContext, participantId: number, activityId: number) =>
  db
    .select()
    .from(videoViews)
    .where(
      inStation(
        videoViews,
        { station },
        eq(videoViews.participantId, participantId),
        eq(videoViews.activityId, activityId),
      ),
    )

/** A required video not yet viewed locks those after it (VID-04). @throws prerequisites_missing */
export function requireUnlocked({ videos, video }: VideoInStation, views: ViewRow[]): void {
  const seen = new Set(views.filter((one) => one.viewedOnceAt).map((one) => one.videoId))
  const before = videos.slice(0, videos.indexOf(video))
  const lockedBy = before.find((one) => one.required && !seen.has(one.id))
  if (lockedBy) throw new ApiError('prerequisites_missing', videoTexts.locked(lockedBy.name))
}

export const toVideoView = (row: ViewRow): VideoView => ({
  action_id: row.activityId,
  video_id: row.videoId,
  viewed_once: row.viewedOnceAt !== null,
  has_viewed: row.hasViewed,
  watched_seconds: row.watchedMs / 1000,
})
