import { eq, sql } from 'drizzle-orm'
import { activityTypeOf, visitorView } from '#contract/activity-types/index.ts'
import { noVisitorView } from '#contract/activity-types/no-view.ts'
import type { PublicAction, PublicActionDetail } from '#contract/site/public/schemas.ts'
import { cashbackOf, pointsOf, timesOf, windowOf } from '../../activities/participation/index.ts'
import { activities, isOnAir } from '../../activities/participation/tables.ts'
import { inStation } from '../../platform/db/rows.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { nextEdge } from './next-edge.ts'

type Row = typeof activities.$inferSelect

/** As a constant, for nearly every query of visitors asks it. */
const isForEverybody = sql`${activities.onlyForPlans} = '[]'::jsonb`

/** What visitors of a station may see of its activities: published and public ones, and none that is for subscribers (GAP-139). */
export const publicOf = (stationId: number) =>
  inStation(activities, { stationId }, isOnAir, eq(activities.isPublic, true), isForEverybody)

/** The columns of a card. */
export const cardColumns = {
  id: activities.id,
  name: activities.name,
  image: activities.image,
  typeId: activities.typeId,
  pointsH: activities.pointsH,
  additionalCashbackH: activities.additionalCashbackH,
  clickMeLabel: activities.clickMeLabel,
  participationStart: activities.participationStart,
  participationEnd: activities.participationEnd,
  body: activities.body,
}

type CardRow = Pick<Row, keyof typeof cardColumns>
/** The moment of an answer, and the clock of its station. */
export type At = { now: Date; timeZone: string }

/** The columns of an activity in full. */
export const detailColumns = {
  ...cardColumns,
  description: activities.description,
  rules: activities.rules,
  commentsAndLikes: activities.commentsAndLikes,
  videos: activities.videos,
}

/** A card of the public activities carousel (PUB-06). Points decimal. */
export function toPublicAction(row: CardRow, { now, timeZone }: At): PublicAction {
  const { participationEnd } = windowOf(row, timeZone)
  const type = activityTypeOf(row.typeId)
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    type_id: row.typeId,
    type: { name: type.name },
    points: pointsOf(row),
    additional_cashback: cashbackOf(row),
    redirect_links: (type.leadsElsewhere && seenByVisitors(row, false).redirect_links) || [],
    click_me_label: row.clickMeLabel,
    has_ended: participationEnd !== null && participationEnd < now,
  }
}

/** A public activity in full; what members do and get inside it stays away (PUB-19). */
export function toPublicActionDetail(
  row: Pick<Row, keyof typeof detailColumns>,
  { isSoldOut, ...at }: At & { isSoldOut: boolean },
): PublicActionDetail {
  const { window, worth } = timesOf(row, at.timeZone)
  return {
    ...toPublicAction(row, at),
    description: row.description,
    rules: row.rules,
    has_rules: row.rules !== '' && !activityTypeOf(row.typeId).isWithoutRulesTab,
    participationStart: window.participationStart?.toISOString() ?? null,
    participationEnd: window.participationEnd?.toISOString() ?? null,
    changes_at: nextEdge(window, at.now)?.toISOString() ?? null,
    over: worth?.endsAt && worth.endsAt <= at.now ? worth.over : null,
    comments_and_likes_enabled: row.commentsAndLikes,
    action_videos: row.videos.map((video) => ({
      video_id: video.id,
      name: video.name,
      description: video.description,
      required: video.required,
      video: { url: embedVideo(video.url), custom: video.custom },
    })),
    ...noVisitorView,
    ...seenByVisitors(row, isSoldOut),
  }
}

type Seen = Pick<Row, 'typeId' | 'body'>
type View = ReturnType<typeof visitorView>
/** Rows are remembered per revision, and with them what was cleaned of their texts. */
const views = { open: new WeakMap<Seen, View>(), soldOut: new WeakMap<Seen, View>() }

function seenByVisitors(row: Seen, isSoldOut: boolean): View {
  const kept = isSoldOut ? views.soldOut : views.open
  const known = kept.get(row)
  if (known) return known
  const view = visitorView(row.typeId, row.body, { isSoldOut, harmless: sanitizeHtml })
  kept.set(row, view)
  return view
}
