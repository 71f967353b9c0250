import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { activityTypeOf, bodySchemaOf, memberView } from '#contract/activity-types/index.ts'
import { noMemberView } from '#contract/activity-types/no-view.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { toActionCard } from './action-card.ts'
import type { Activity } from './activity-type.ts'
import { decide } from './decide.ts'
import { shownToMember } from './events.ts'
import { factsWithLastParticipation, type MemberFacts } from './member-facts.ts'
import { lottieIdOf } from './participation-answer.ts'
import { refuseLocked } from './plan-lock.ts'
import { closedText, readBody, seatsOffered, takesParticipations, worthOf } from './registry.ts'
import { type Seats, seatsLeft } from './seats.ts'
import { activities, isOnAir } from './tables.ts'
import { activityTexts } from './texts.ts'

/** One published activity as its member sees it (ACT-S02..S07). @throws not_found, plan_required */
export async function getAction(ctx: ApiContext, id: number): Promise<ActionDetail> {
  const { db } = ctx
  const row = await db
    .select()
    .from(activities)
    .where(withId(activities, ctx, id, isOnAir))
    .then(one(activityTexts.unavailable))
  const schema = bodySchemaOf(row.typeId)
  if (schema) readBody<unknown>(ctx, schema, row)
  const { facts, last } = await factsWithLastParticipation(ctx, memberOf(ctx), row)
  refuseLocked(facts.planLock)
  const offer = seatsOffered(row.typeId, row.body)
  const seats = offer && (await seatsLeft(ctx, id, offer))
  const own: Partial<ActionDetail> = Object.assign({}, ...(await shownToMember.ask(ctx, row)))
  return {
    ...toActionDetail(ctx, row, facts, seats),
    last_participation: last,
    ...own,
  }
}

/** A row of any state as a member with these facts sees it; the owners' preview uses it too. */
export function toActionDetail(
  ctx: ApiContext,
  row: Activity,
  facts: MemberFacts,
  seats: Seats | null = null,
): ActionDetail {
  const { station } = ctx
  return {
    ...toActionCard(row, facts, station.config.timezone),
    ...textsOf(row),
    ...feedbackOf(row, facts),
    station_id: station.id,
    partner_id: row.partnerId,
    familiarVoucher: row.familiarVoucher,
    is_public: row.isPublic && row.onlyForPlans.length === 0,
    comments_and_likes_enabled: row.commentsAndLikes,
    likes_count: 0,
    user_liked: false,
    comments_count: 0,
    action_videos: row.videos.map(toVideo),
    user_videos: [],
    last_participation: null,
    participation: decide(row, facts, {
      now: ctx.ports.clock.now(),
      timeZone: station.config.timezone,
      takesParticipations: takesParticipations(row.typeId),
      closedText: closedText(row.typeId),
      worth: worthOf(row.typeId, row.body, station.config.timezone),
      seats,
    }),
    ...noMemberView,
    ...memberView(row.typeId, row.body, {
      activityId: row.id,
      seatsLeft: seats?.left ?? null,
      harmless: sanitizeHtml,
    }),
  }
}

/** HTML that was made harmless when it was written. */
const textsOf = (row: Activity) => ({
  description: row.description,
  rules: row.rules,
  has_rules: row.rules !== '' && !activityTypeOf(row.typeId).isWithoutRulesTab,
})

/** What is said at the end is earned by taking part: before, it is nowhere to be read (POL-01, SEC-67). */
const feedbackOf = (row: Activity, { userActions }: MemberFacts) =>
  userActions > 0
    ? { feedback_message: row.feedback, feedback_lottie_id: lottieIdOf(row.feedbackLottie) }
    : { feedback_message: '', feedback_lottie_id: null }

const toVideo = (video: Activity['videos'][number]): ActionDetail['action_videos'][number] => ({
  video_id: video.id,
  name: video.name,
  description: video.description,
  required: video.required,
  video: { url: video.custom ? video.url : embedVideo(video.url), custom: video.custom },
})
