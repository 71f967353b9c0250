import { asc, eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { requirePlanOf } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { videoTexts } from './texts.ts'

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
