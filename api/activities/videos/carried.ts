import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Carry, type Merge, moved } from '../../platform/carry.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { videoViews } from './tables.ts'

const views = moved(videoViews, {
  name: 'Vídeos assistidos',
  same: [videoViews.activityId, videoViews.videoId],
})

/** Of a video that both saw the account that stays is as far as the one that saw more of it (PPL-12). */
export const videoCarried: readonly Carry[] = [
  {
    ...views,
    async carry(ctx, merge) {
      await seenAsFar(ctx, merge)
      await views.carry(ctx, merge)
    },
  },
]

async function seenAsFar({ db, station }: ApiContext, { fromId, toId }: Merge): Promise<void> {
  const other = alias(videoViews, 'other')
  const { watchedMs, durationMs, viewedOnceAt, hasViewed } = videoViews
  await db
    .update(videoViews)
    .set({
      watchedMs: sql`greatest(${watchedMs}, ${other.watchedMs})`,
      durationMs: sql`coalesce(${durationMs}, ${other.durationMs})`,
      viewedOnceAt: sql`least(${viewedOnceAt}, ${other.viewedOnceAt})`,
      hasViewed: sql`${hasViewed} or ${other.hasViewed}`,
    })
    .from(other)
    .where(
      and(
        inStation(videoViews, { station }, eq(videoViews.participantId, toId)),
        inStation(other, { station }, eq(other.participantId, fromId)),
        eq(other.activityId, videoViews.activityId),
        eq(other.videoId, videoViews.videoId),
      ),
    )
}
