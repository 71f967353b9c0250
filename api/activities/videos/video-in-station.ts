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

/** The share of a video that counts as viewed: 4 of 5 (VID-01). */
const viewed = { of: 4, in: 5 }
/** Players go no faster. */
const fastestRate = 2
/** Clocks and reports are never quite in step. */
const graceMs = 2_000
/** A length that only the viewer's own player knows, as of films on other sites, is not believed below this. */
const shortestClaimMs = 10_000
/** What a video of unknown length counts as. */
const unknownMs = 30_000

type Viewing = {
  startedAt: Date
  watchedMs: number
  /** What players said; null until one did. */
  durationMs: number | null
}

/** How much of a claim is believed (GAP-62): never less than before, never more than the time since the start allows. */
export function believedMs(
  claimedMs: number,
  { startedAt, watchedMs }: Pick<Viewing, 'startedAt' | 'watchedMs'>,
  now: Date,
): number {
  const possible = (now.getTime() - startedAt.getTime()) * fastestRate + graceMs
  return Math.max(watchedMs, Math.round(Math.min(claimedMs, possible)))
}

/**
 * Whether four fifths were plausibly seen: a player reported them, or that much time has passed since the start, for
 * who watches without scripts (GAP-62). `statedMs` is the length the activity states, which wins over what players say.
 */
export function isPlausiblyViewed(view: Viewing, statedMs: number | null, now: Date): boolean {
  const claimed = view.durationMs === null ? unknownMs : Math.max(view.durationMs, shortestClaimMs)
  const needed = (statedMs ?? claimed) * viewed.of
  const elapsedMs = now.getTime() - view.startedAt.getTime()
  return Math.max(view.watchedMs, elapsedMs) * viewed.in >= needed
}
