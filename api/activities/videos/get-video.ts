import { and, asc, eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { videoTexts } from './texts.ts'

/**
 * Where a video plays (VID-07). Its number is the activity's own: without the activity it must be the only video of
 * that number. @throws not_found
 */
export async function getVideo(
  { db, station }: ApiContext,
  videoId: number,
  activityId: number | undefined,
): Promise<{ id: number; url: string }> {
  const rows = await db
    .select({ videos: activities.videos })
    .from(activities)
    .where(
      and(
        eq(activities.stationId, station.id),
        isOnAir,
        activityId === undefined ? undefined : eq(activities.id, activityId),
        sql`${activities.videos} @> ${JSON.stringify([{ id: videoId }])}::jsonb`,
      ),
    )
    .orderBy(asc(activities.id))
    .limit(2)
  const video = rows.length === 1 ? rows[0]?.videos.find(({ id }) => id === videoId) : undefined
  if (!video) throw new ApiError('not_found', videoTexts.unavailable)
  return { id: videoId, url: video.custom ? video.url : embedVideo(video.url) }
}
