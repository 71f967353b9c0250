import { asc, notInArray, sql } from 'drizzle-orm'
import { bodySchemaOf } from '#contract/activity-types/index.ts'
import type { StationContent } from '#contract/station-content.ts'
import type { PlatformContext } from '../../platform/context.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation } from '../../platform/db/rows.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { worthOf } from './registry.ts'
import { activities, activityPrerequisites } from './tables.ts'

type Entry = StationContent['activities'][number]

/**
 * Writes the activities of a folder by id and withdraws those that are not in it any more: people may have taken part.
 * A window ends when what it gives is worth nothing any more. HTML made harmless; decimal points become hundredths.
 */
export async function importActivities(
  ctx: PlatformContext,
  { id: stationId, timezone }: { id: number; timezone: string },
  list: Entry[],
): Promise<void> {
  const kept = list.map((entry) => entry.id)
  await ctx.db
    .update(activities)
    .set({ status: 'withdrawn' })
    .where(
      inStation(activities, { stationId }, kept.length > 0 ? notInArray(activities.id, kept) : undefined),
    )
  for (const entry of list) {
    const values = activityValues(entry, timezone)
    const lastVideoId = Math.max(0, ...entry.videos.map((video) => video.id))
    await ctx.db
      .insert(activities)
      .values({ stationId, id: entry.id, lastVideoId, ...values })
      .onConflictDoUpdate({
        target: [activities.stationId, activities.id],
        set: { ...values, lastVideoId: sql`greatest(${activities.lastVideoId}, ${lastVideoId}::int)` },
      })
  }
  await ctx.db.delete(activityPrerequisites).where(inStation(activityPrerequisites, { stationId }))
  const needs = list.flatMap((entry) =>
    entry.prerequisites.map((requiredId) => ({ stationId, activityId: entry.id, requiredId })),
  )
  for (const piece of inPieces(needs)) await ctx.db.insert(activityPrerequisites).values(piece)
}

function activityValues(entry: Entry, timeZone: string) {
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
    participationEnd: entry.end ? noLaterThan(new Date(entry.end), endOfWorth(entry, timeZone)) : null,
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
    onlyForPlans: entry.onlyForPlans,
    videos: entry.videos,
    body: harmlessBody(bodySchemaOf(entry.type)?.safeParse(entry.body).data ?? entry.body),
  }
}

const endOfWorth = ({ type, body }: Entry, timeZone: string) => worthOf(type, body, timeZone)?.endsAt ?? null

/** `endsAt` is the first instant after; both ends of a window belong to it. */
const noLaterThan = (end: Date, endsAt: Date | null) =>
  endsAt && end >= endsAt ? new Date(endsAt.getTime() - 1000) : end

/** What types show as HTML, by its name. */
const htmlNames = ['html', 'causes']

/** An activity's own part with its HTML harmless. */
export const harmlessBody = (body: unknown): Record<string, unknown> =>
  harmless(body) as Record<string, unknown>

function harmless(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return htmlNames.includes(key) ? sanitizeHtml(value) : value
  if (Array.isArray(value)) return value.map((one) => harmless(one))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, harmless(one, name)]))
}

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
