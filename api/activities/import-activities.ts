import { and, eq, notInArray } from 'drizzle-orm'
import type { StationContent } from '#stations/schema.ts'
import type { PlatformContext } from '../context.ts'
import { sanitizeHtml } from '../html/sanitize-html.ts'
import { activities, activityPrerequisites } from './tables.ts'

type Entry = StationContent['activities'][number]

/**
 * Writes the activities of a folder by id and withdraws those that are not in it any more: people may have taken part.
 * HTML made harmless; decimal points become hundredths.
 */
export async function importActivities(
  ctx: PlatformContext,
  stationId: number,
  list: Entry[],
): Promise<void> {
  const kept = list.map((entry) => entry.id)
  await ctx.db
    .update(activities)
    .set({ status: 'withdrawn' })
    .where(
      and(eq(activities.stationId, stationId), kept.length > 0 ? notInArray(activities.id, kept) : undefined),
    )
  for (const entry of list) {
    const values = activityValues(entry)
    await ctx.db
      .insert(activities)
      .values({ stationId, id: entry.id, ...values })
      .onConflictDoUpdate({ target: [activities.stationId, activities.id], set: values })
  }
  await ctx.db.delete(activityPrerequisites).where(eq(activityPrerequisites.stationId, stationId))
  const needs = list.flatMap((entry) =>
    entry.prerequisites.map((requiredId) => ({ stationId, activityId: entry.id, requiredId })),
  )
  if (needs.length > 0) await ctx.db.insert(activityPrerequisites).values(needs)
}

function activityValues(entry: Entry) {
  return {
    typeId: entry.type,
    name: entry.name,
    description: sanitizeHtml(entry.description),
    rules: sanitizeHtml(entry.rules),
    image: entry.image ?? null,
    featuredImage: entry.featuredImage ?? null,
    pointsH: Math.round(entry.points * 100),
    additionalCashbackH: Math.round(entry.additionalCashback * 100),
    limitPerUser: entry.limitPerUser,
    participationStart: entry.start ? new Date(entry.start) : null,
    participationEnd: entry.end ? new Date(entry.end) : null,
    feedback: sanitizeHtml(entry.feedback),
    feedbackLottie: entry.feedbackLottie ?? null,
    commentsAndLikes: entry.commentsAndLikes,
    partnerId: entry.partnerId ?? null,
    familiarVoucher: entry.familiarVoucher,
    priority: entry.priority,
    priorityCarousel: entry.priorityCarousel ?? null,
    clickMeLabel: entry.clickMeLabel,
    isPublic: entry.isPublic,
    status: entry.status,
    videos: entry.videos,
    body: entry.body,
  }
}
