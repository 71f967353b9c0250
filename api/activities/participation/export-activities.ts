import { asc } from 'drizzle-orm'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { activities, activityPrerequisites } from './tables.ts'

type Entry = StationContent['activities'][number]

/** Activities of a station in the form of station folders: what `importActivities` reads. */
export async function exportActivities(
  ctx: Pick<PlatformContext, 'db'>,
  stationId: number,
): Promise<Entry[]> {
  const rows = await ctx.db
    .select()
    .from(activities)
    .where(inStation(activities, { stationId }))
    .orderBy(asc(activities.id))
  const needs = await ctx.db
    .select()
    .from(activityPrerequisites)
    .where(inStation(activityPrerequisites, { stationId }))
    .orderBy(asc(activityPrerequisites.requiredId))
  return rows.map((row) =>
    toEntry(
      row,
      needs.filter((need) => need.activityId === row.id).map((need) => need.requiredId),
    ),
  )
}

function toEntry(row: typeof activities.$inferSelect, prerequisites: number[]): Entry {
  return {
    id: row.id,
    type: row.typeId,
    name: row.name,
    description: row.description,
    rules: row.rules,
    image: row.image ?? undefined,
    featuredImage: row.featuredImage ?? undefined,
    points: row.pointsH / 100,
    additionalCashback: row.additionalCashbackH / 100,
    limitPerUser: row.limitPerUser,
    start: row.participationStart?.toISOString() ?? null,
    end: row.participationEnd?.toISOString() ?? null,
    feedback: row.feedback,
    feedbackLottie: row.feedbackLottie ?? undefined,
    commentsAndLikes: row.commentsAndLikes,
    partnerId: row.partnerId ?? undefined,
    familiarVoucher: row.familiarVoucher,
    priority: row.priority,
    priorityCarousel: row.priorityCarousel ?? undefined,
    clickMeLabel: row.clickMeLabel,
    isPublic: row.isPublic,
    status: row.status,
    prerequisites,
    onlyForPlans: row.onlyForPlans,
    videos: row.videos,
    body: row.body as Entry['body'],
  }
}
