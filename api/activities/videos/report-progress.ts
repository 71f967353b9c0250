import { eq, sql } from 'drizzle-orm'
import type { VideoView } from '#contract/activities/participation/video-view.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { videoViews } from './tables.ts'
import {
  believedMs,
  requireUnlocked,
  toVideoView,
  type ViewRow,
  videoInStation,
  viewsOf,
} from './video-in-station.ts'

type Report = {
  activityId: number
  videoId: number
  watchedSeconds: number
  durationSeconds?: number | undefined
}

/**
 * Begins a video, and takes what a player says of how much was seen; what is believed only grows (VID-01, GAP-62).
 * @throws not_found, prerequisites_missing
 */
export async function reportProgress(ctx: ApiContext, report: Report): Promise<VideoView> {
  const participantId = memberOf(ctx)
  const { activityId, videoId } = report
  const found = await videoInStation(ctx, activityId, videoId)
  const views = await viewsOf(ctx, participantId, activityId)
  requireUnlocked(found, views)
  const view =
    views.find((one) => one.videoId === videoId) ?? (await begin(ctx, { participantId, activityId, videoId }))
  return toVideoView(await grow(ctx, view, report))
}

type Key = Pick<ViewRow, 'participantId' | 'activityId' | 'videoId'>

const at = (ctx: ApiContext, key: Key) =>
  inStation(
    videoViews,
    ctx,
    eq(videoViews.participantId, key.participantId),
    eq(videoViews.activityId, key.activityId),
    eq(videoViews.videoId, key.videoId),
  )

async function begin(ctx: ApiContext, key: Key): Promise<ViewRow> {
  const { db, station, ports } = ctx
  const row = { stationId: station.id, ...key, startedAt: ports.clock.now(), watchedMs: 0, hasViewed: false }
  await db.insert(videoViews).values(row).onConflictDoNothing()
  const [view] = await db.select().from(videoViews).where(at(ctx, key))
  if (!view) throw new Error('A view was neither stored nor found')
  return view
}

/** Two reports at once leave the larger. */
async function grow(ctx: ApiContext, view: ViewRow, report: Report): Promise<ViewRow> {
  const watchedMs = believedMs(report.watchedSeconds * 1000, view, ctx.ports.clock.now())
  const durationMs = Math.round((report.durationSeconds ?? 0) * 1000)
  if (watchedMs <= view.watchedMs && durationMs <= (view.durationMs ?? 0)) return view
  const [row] = await ctx.db
    .update(videoViews)
    .set({
      watchedMs: sql`greatest(${videoViews.watchedMs}, ${watchedMs})`,
      durationMs: sql`nullif(greatest(coalesce(${videoViews.durationMs}, 0), ${durationMs}), 0)`,
    })
    .where(at(ctx, view))
    .returning()
  return row ?? view
}
