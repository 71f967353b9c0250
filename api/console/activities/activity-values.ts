import { count, eq, inArray, not } from 'drizzle-orm'
import { bodyOver, bodySchemaOf, earnsPoints, missingInBody } from '#contract/activity-types/index.ts'
import type { ActivityInput } from '#contract/console/activities/schemas.ts'
import { harmlessBody } from '../../activities/participation/index.ts'
import { activities, activityPrerequisites, isStandalone } from '../../activities/participation/tables.ts'
import { plans } from '../../commerce/plans/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import type { ActivityRow } from './activity-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'

export type Columns = Omit<ActivityRow, 'stationId' | 'id' | 'typeId' | 'status' | 'searchName'>
type Before = Pick<ActivityRow, 'videos' | 'lastVideoId' | 'body'>

const usualLabel = 'Participar'

/**
 * What owners wrote, as columns: HTML harmless, points in hundredths, videos numbered, the type's own part in the form of
 * the type. What may have been sent before (`isSentAgain`) has the numbers that its new videos got then. @throws invalid_input with fields named as the form names them
 */
export function activityValues(
  typeId: number,
  input: ActivityInput,
  before?: Before,
  isSentAgain = false,
): Columns {
  const start = input.participationStart ? new Date(input.participationStart) : null
  const end = input.participationEnd ? new Date(input.participationEnd) : null
  if (start && end && end <= start) throw ApiError.fields({ participationEnd: texts.windowOrder })
  return {
    name: input.name,
    description: sanitizeHtml(input.description),
    rules: sanitizeHtml(input.rules),
    image: input.image,
    featuredImage: input.featuredImage,
    pointsH: earnsPoints(typeId) ? Math.round(input.points * 100) : 0,
    additionalCashbackH: Math.round(input.additional_cashback * 100),
    limitPerUser: input.limitPerUser,
    participationStart: start,
    participationEnd: end,
    feedback: sanitizeHtml(input.feedback_message),
    feedbackLottie: input.feedback_lottie_id,
    commentsAndLikes: input.comments_and_likes_enabled,
    familiarVoucher: input.familiarVoucher,
    priority: input.priority,
    priorityCarousel: input.priorityCarousel,
    clickMeLabel: input.click_me_label || usualLabel,
    partnerId: input.partner_id,
    isPublic: input.isPublic,
    onlyForPlans: [...new Set(input.onlyForPlans)],
    ...numberedVideos(isSentAgain ? withKnownNumbers(input.videos, before) : input.videos, before),
    body: input.body
      ? harmlessBody(bodyOver(typeId, before?.body, input.body))
      : (before?.body ?? checkedBody(typeId, {})),
  }
}

/**
 * Numbers stay with their videos: members' progress and points hang on them. What is new, whatever number came with it,
 * gets one that none ever had.
 */
function numberedVideos(
  list: ActivityInput['videos'],
  before: Before | undefined,
): Pick<ActivityRow, 'videos' | 'lastVideoId'> {
  const known = new Set(before?.videos.map(({ id }) => id))
  let lastVideoId = before?.lastVideoId ?? 0
  const fresh = () => {
    do lastVideoId += 1
    while (known.has(lastVideoId))
    return lastVideoId
  }
  const unused = new Set(known)
  const videos = list.map((video, at) => {
    const embedded = embedVideo(video.url)
    if (embedded === '') throw ApiError.fields({ [`videos.${at}.url`]: texts.video })
    // Told apart by `delete`: the second of two that claim one number is new.
    const id = video.id !== undefined && unused.delete(video.id) ? video.id : fresh()
    const isEmbed = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//.test(embedded)
    return { ...video, id, url: video.url.trim(), custom: !isEmbed }
  })
  return { videos, lastVideoId }
}

/** New videos that are among the stored ones word for word, with the numbers that those have. */
function withKnownNumbers(
  list: ActivityInput['videos'],
  before: Before | undefined,
): ActivityInput['videos'] {
  const claimed = new Set(list.map(({ id }) => id))
  const stored = before?.videos.filter(({ id }) => !claimed.has(id)) ?? []
  const known = new Set(before?.videos.map(({ id }) => id))
  return list.map((video) => {
    if (video.id !== undefined && known.has(video.id)) return video
    const at = stored.findIndex((one) => wordsOf(one) === wordsOf(video))
    const [same] = at < 0 ? [] : stored.splice(at, 1)
    return same ? { ...video, id: same.id } : video
  })
}

/** A video but for its number and what is made of its address. */
const wordsOf = ({ id: _, custom: __, ...video }: ActivityInput['videos'][number] & { custom?: boolean }) =>
  digestOf({ ...video, url: video.url.trim() })

/** The type's own part in the type's own form. Types that have no module yet keep theirs as it came. @throws invalid_input */
export function checkedBody(typeId: number, body: Record<string, unknown>): Record<string, unknown> {
  const schema = bodySchemaOf(typeId)
  if (!schema) return body
  const parsed = schema.safeParse(body)
  if (parsed.success) return harmlessBody(parsed.data)
  throw refusedBody(parsed.error.issues)
}

/** What members can take part in has all that its type needs. @throws invalid_input */
export function requireFinishedBody(typeId: number, body: Record<string, unknown>): void {
  checkedBody(typeId, body)
  const missing = missingInBody(typeId, body)
  if (missing.length > 0) throw refusedBody(missing)
}

function refusedBody(problems: readonly { path: readonly PropertyKey[]; message: string }[]): ApiError {
  const fields: Record<string, string> = {}
  for (const { path, message } of problems) {
    const name = ['body', ...path.map(String)].join('.')
    fields[name] ??= message
  }
  return ApiError.fields(fields)
}

/**
 * Writes what must be done before. Two activities that wait for each other, however far apart, are refused: nobody
 * could ever do one of them. Under the lock of the station's activities. @throws invalid_input
 */
export async function writePrerequisites(ctx: ApiContext, id: number, wanted: number[]): Promise<void> {
  const required = [...new Set(wanted)]
  if (required.includes(id)) throw ApiError.fields({ prerequisites: texts.ownPrerequisite })
  await requireInStation(ctx, required)
  await refuseCycle(ctx, id, required)
  const { activityId } = activityPrerequisites
  await ctx.db.delete(activityPrerequisites).where(inStation(activityPrerequisites, ctx, eq(activityId, id)))
  if (required.length > 0)
    await ctx.db
      .insert(activityPrerequisites)
      .values(required.map((requiredId) => ({ stationId: ctx.station.id, activityId: id, requiredId })))
}

/** Plans that the station has, whether it offers them now or not. @throws invalid_input */
export async function requirePlans({ db, station }: ApiContext, planIds: readonly number[]): Promise<void> {
  const ids = [...new Set(planIds)]
  if (ids.length === 0) return
  const [found] = await db
    .select({ there: count() })
    .from(plans)
    .where(inStation(plans, { station }, inArray(plans.id, ids)))
  if (found?.there !== ids.length) throw ApiError.fields({ onlyForPlans: texts.plan })
}

async function requireInStation({ db, station }: ApiContext, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const [found] = await db
    .select({ there: count() })
    .from(activities)
    .where(inStation(activities, { station }, inArray(activities.id, ids), not(isStandalone)))
  if (found?.there !== ids.length) throw ApiError.fields({ prerequisites: texts.prerequisite })
}

/** Walks from each wanted prerequisite to what it waits for; meeting the activity itself is a circle. */
async function refuseCycle({ db, station }: ApiContext, id: number, required: number[]): Promise<void> {
  const needs = await db
    .select({ activityId: activityPrerequisites.activityId, requiredId: activityPrerequisites.requiredId })
    .from(activityPrerequisites)
    .where(inStation(activityPrerequisites, { station }))
  const neededBy = new Map<number, number[]>()
  for (const { activityId, requiredId } of needs)
    neededBy.set(activityId, [...(neededBy.get(activityId) ?? []), requiredId])
  for (const first of required) {
    const seen = new Set<number>()
    const left = [first]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (next === id) throw ApiError.fields({ prerequisites: texts.prerequisiteCycle(await nameOf(first)) })
      if (seen.has(next)) continue
      seen.add(next)
      left.push(...(neededBy.get(next) ?? []))
    }
  }
  async function nameOf(activityId: number) {
    const [row] = await db
      .select({ name: activities.name })
      .from(activities)
      .where(withId(activities, { station }, activityId))
    return row?.name ?? ''
  }
}
