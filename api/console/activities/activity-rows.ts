import { asc, eq } from 'drizzle-orm'
import { activityTypeName, bodySchemaOf } from '#contract/activity-types/index.ts'
import type { ManagedActivity, ManagedActivityRow } from '#contract/console/activities/schemas.ts'
import { pointsOf } from '../../activities/participation/index.ts'
import { activities, activityPrerequisites, isRequired } from '../../activities/participation/tables.ts'
import { lastLine } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import type { OwnerPart } from '../entries/owner-part.ts'
import { tagOf } from '../site-parts.ts'
import { managedActivityTexts as texts } from './texts.ts'

/** Activities of the station. A draft is nobody's to see yet: its verbs say so. */
export const activityPart: OwnerPart = { locks: ['activities'], isPublic: true }

export type ActivityRow = typeof activities.$inferSelect

/** An activity of the station, whatever its state. @throws not_found */
export async function activityInStation({ db, station }: ApiContext, id: number): Promise<ActivityRow> {
  return db
    .select()
    .from(activities)
    .where(withId(activities, { station }, id))
    .then(one(texts.unknown))
}

/** What must be done before an activity, in the order of the station. */
export function prerequisitesOf({ db, station }: ApiContext, id: number) {
  return db
    .select({ id: activities.id, name: activities.name })
    .from(activityPrerequisites)
    .innerJoin(activities, isRequired)
    .where(inStation(activityPrerequisites, { station }, eq(activityPrerequisites.activityId, id)))
    .orderBy(asc(activities.priority), asc(activities.id))
}

type ListedColumns = Pick<
  ActivityRow,
  | 'id'
  | 'typeId'
  | 'name'
  | 'image'
  | 'status'
  | 'pointsH'
  | 'participationStart'
  | 'participationEnd'
  | 'priority'
  | 'priorityCarousel'
>

/** Points decimal, instants in ISO 8601. */
export const toListed = (row: ListedColumns): ManagedActivityRow => ({
  id: row.id,
  type_id: row.typeId,
  type: { name: activityTypeName(row.typeId) },
  name: row.name,
  image: row.image,
  status: row.status,
  points: pointsOf(row),
  participationStart: row.participationStart?.toISOString() ?? null,
  participationEnd: row.participationEnd?.toISOString() ?? null,
  priority: row.priority,
  priorityCarousel: row.priorityCarousel,
})

/**
 * How an owner saw an activity, by the tag of their page. `tag` is that of now where only its place is another: the move of a neighbour
 * is no change of it. `priority` is the place it had then. Pure.
 */
export function asSeen(known: { tag: string }, seen: string): { tag: string; priority: number } {
  const [content, place] = seen.split('.')
  const isSame = place !== undefined && known.tag.split('.')[0] === content
  return { tag: isSame ? known.tag : seen, priority: Number(place) }
}

/** A row as its owners edit it, with the tag of what they see. */
export async function toManaged(ctx: ApiContext, row: ActivityRow): Promise<ManagedActivity> {
  const value = {
    ...toListed(row),
    description: row.description,
    rules: row.rules,
    featuredImage: row.featuredImage,
    additional_cashback: row.additionalCashbackH / 100,
    limitPerUser: row.limitPerUser,
    feedback_message: row.feedback,
    feedback_lottie_id: row.feedbackLottie,
    comments_and_likes_enabled: row.commentsAndLikes,
    familiarVoucher: row.familiarVoucher,
    click_me_label: row.clickMeLabel,
    partner_id: row.partnerId,
    isPublic: row.isPublic,
    onlyForPlans: row.onlyForPlans,
    prerequisites: await prerequisitesOf(ctx, row.id),
    videos: row.videos.map(({ custom: _, ...video }) => video),
    body: bodySchemaOf(row.typeId)?.safeParse(row.body).data ?? null,
  }
  const updated_by = (await lastLine(ctx, `activity:${row.id}`))?.who ?? null
  const { priority, ...own } = value
  // The name of a prerequisite may change without a change of this activity.
  const content = tagOf({ ...own, prerequisites: value.prerequisites.map(({ id }) => id) })
  return { ...value, tag: `${content}.${priority}`, updated_by }
}
