import { and, eq } from 'drizzle-orm'
import type { ActionDetail } from '#contract/activities/schemas.ts'
import { memberOf } from '../access/index.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { embedVideo } from '../html/embed-video.ts'
import { toActionCard } from './action-card.ts'
import type { Activity } from './activity-type.ts'
import { memberFacts } from './member-facts.ts'
import { decide } from './participation/decide.ts'
import { activities } from './tables.ts'
import { activityTexts } from './texts.ts'
import { takesParticipations, typeDetail } from './types/index.ts'

/** One published activity as its member sees it (ACT-S02..S07). @throws not_found */
export async function getAction(ctx: ApiContext, id: number): Promise<ActionDetail> {
  const { db, station } = ctx
  const [row] = await db
    .select()
    .from(activities)
    .where(
      and(eq(activities.stationId, station.id), eq(activities.id, id), eq(activities.status, 'published')),
    )
  if (!row) throw new ApiError('not_found', activityTexts.unavailable)
  const facts = (await memberFacts(ctx, memberOf(ctx), [id]))(id)
  return {
    ...toActionCard(row, facts),
    ...textsOf(row),
    station_id: station.id,
    partner_id: row.partnerId,
    familiarVoucher: row.familiarVoucher,
    // Likes and comments are counted by the social area; until it stands there are none.
    comments_and_likes_enabled: row.commentsAndLikes,
    likes_count: 0,
    comments_count: 0,
    action_videos: row.videos.map(toVideo),
    user_videos: [],
    participation: decide(row, facts, {
      now: ctx.ports.clock.now(),
      timeZone: station.config.timezone,
      takesParticipations: takesParticipations(row.typeId),
    }),
    ...withoutBody,
    ...typeDetail(row.typeId, row.body),
  }
}

/** What a type that has nothing of it shows. */
const withoutBody = {
  only_one_product: false,
  sell_vouchers: false,
  discount_delivery: 0,
  agreements: [],
  action_subscriptions: [],
  member_get_members: [],
  researches: [],
  contents: [],
  products: [],
  cupons: [],
  presential_courses: [],
}

/** HTML that was made harmless when it was written. Type 16 has no rules tab (ACT-S03). */
const textsOf = (row: Activity) => ({
  description: row.description,
  rules: row.rules,
  has_rules: row.rules !== '' && row.typeId !== 16,
  feedback_message: row.feedback,
  feedback_lottie_id: row.feedbackLottie,
})

const toVideo = (video: Activity['videos'][number]): ActionDetail['action_videos'][number] => ({
  video_id: video.id,
  name: video.name,
  description: video.description,
  required: video.required,
  video: { url: video.custom ? video.url : embedVideo(video.url), custom: video.custom },
})
