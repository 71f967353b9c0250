import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { activityTypeOf, visitorView } from '#contract/activity-types/index.ts'
import { noVisitorView } from '#contract/activity-types/no-view.ts'
import type { AnswerInput } from '#contract/endpoint.ts'
import type { listPublicActions as call } from '#contract/site/public/endpoints.ts'
import type { PublicAction, PublicActionDetail } from '#contract/site/public/schemas.ts'
import {
  cashbackOf,
  pointsOf,
  seatsLeft,
  seatsOffered,
  timesOf,
  type Window,
  windowOf,
} from '../../activities/participation/index.ts'
import { activities, isOnAir } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { embedVideo } from '../../platform/html/embed-video.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'

type Row = typeof activities.$inferSelect

/** As a constant, for nearly every query of visitors asks it. */
const isForEverybody = sql`${activities.onlyForPlans} = '[]'::jsonb`

/** What visitors of a station may see of its activities: published and public ones, and none that is for subscribers (GAP-139). */
const publicOf = (stationId: number) =>
  inStation(activities, { stationId }, isOnAir, eq(activities.isPublic, true), isForEverybody)

/** The columns of a card. */
const cardColumns = {
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
type At = { now: Date; timeZone: string }

/** The columns of an activity in full. */
const detailColumns = {
  ...cardColumns,
  description: activities.description,
  rules: activities.rules,
  commentsAndLikes: activities.commentsAndLikes,
  videos: activities.videos,
}

/** A card of the public activities carousel (PUB-06). Points decimal. */
function toPublicAction(row: CardRow, { now, timeZone }: At): PublicAction {
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
function toPublicActionDetail(
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

/** The same for everybody; what depends on the moment and on seats is calculated each time. */
const readRow = rememberPerRevision(
  async ({ db, station }, { id }: { id: number }) =>
    db
      .select(detailColumns)
      .from(activities)
      .where(and(publicOf(station.id), eq(activities.id, id))),
  (rows) => rows.length,
)

/** One public activity of the station (PUB-19). A draft or a members' activity is as if it did not exist. @throws not_found */
export async function getPublicAction(ctx: ApiContext, { id }: { id: number }): Promise<PublicActionDetail> {
  const [row] = await readRow(ctx, { id })
  if (!row) throw new ApiError('not_found', 'Erro! Esta atividade não está disponível.')
  const offer = seatsOffered(row.typeId, row.body)
  const seats = offer && (await seatsLeft(ctx, id, offer))
  return toPublicActionDetail(row, {
    now: ctx.ports.clock.now(),
    timeZone: ctx.station.config.timezone,
    isSoldOut: seats?.left === 0,
  })
}

/** The next instant at which a window opens or closes; its end belongs to it. Null: none will. Pure. */
function nextEdge({ participationStart, participationEnd }: Window, now: Date): Date | null {
  const edges = [participationStart?.getTime(), participationEnd && participationEnd.getTime() + 1]
  const coming = edges.filter((edge): edge is number => typeof edge === 'number' && edge > now.getTime())
  return coming.length > 0 ? new Date(Math.min(...coming)) : null
}

/** Whether a window is open at an instant; both its ends belong to it. Pure. */
const isOpenAt = ({ participationStart: start, participationEnd: end }: Window, at: Date): boolean =>
  start !== null && end !== null && start <= at && at <= end

/** The earlier of two instants, where there are two. Pure. */
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

/** The same of the stored windows of all a query finds, its limit left aside: which of them are shown depends on it. */
function nextEdgeOfAll(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { participationStart: start, participationEnd: end } = activities
  const opens = sql`min(${start}) filter (where ${start} > ${at}) over ()`
  const closes = sql`min(${end}) filter (where ${end} >= ${at}) over () + interval '1 millisecond'`
  return sql<Date | null>`least(${opens}, ${closes})`.mapWith(activities.participationStart)
}

/** Cards a visitor is shown at most; the rest wait behind sign-up. */
const maxCards = 24

type Answer = AnswerInput<typeof call>

/** An answer is the same for everybody until the next window opens or closes. */
const latest = rememberPerRevision(
  async (): Promise<{ since: Date; answer: Answer } | Record<string, never>> => ({}),
  () => maxCards,
)

/** Published public activities by priority, those one may take part in now before all others (PUB-06). */
export async function listPublicActions(ctx: ApiContext): Promise<Answer> {
  const now = ctx.ports.clock.now()
  const kept = await latest(ctx, {})
  if (kept.answer && kept.since <= now && !isOver(kept.answer, now)) return kept.answer
  const answer = await readPublicActions(ctx, now)
  Object.assign(kept, { since: now, answer })
  return answer
}

const isOver = ({ changes_at }: Answer, now: Date): boolean =>
  changes_at !== null && Date.parse(changes_at) <= now.getTime()

async function readPublicActions(ctx: ApiContext, now: Date): Promise<Answer> {
  const isOpen = sql`coalesce(${now.toISOString()}::timestamptz between ${activities.participationStart} and ${activities.participationEnd}, false)`
  const rows = await ctx.db
    .select({ ...cardColumns, changesAt: nextEdgeOfAll(now) })
    .from(activities)
    .where(publicOf(ctx.station.id))
    .orderBy(desc(isOpen), asc(activities.priority), asc(activities.id))
    .limit(maxCards)
  const timeZone = ctx.station.config.timezone
  // What ends by itself before its stored window does: no query sees it.
  const shown = rows.map((row) => ({ row, window: windowOf(row, timeZone) }))
  const [open, closed] = [
    shown.filter(({ window }) => isOpenAt(window, now)),
    shown.filter(({ window }) => !isOpenAt(window, now)),
  ]
  const changesAt = shown
    .map(({ window }) => nextEdge(window, now))
    .reduce(earlier, rows[0]?.changesAt ?? null)
  return {
    response: [...open, ...closed].map(({ row }) => toPublicAction(row, { now, timeZone })),
    changes_at: changesAt?.toISOString() ?? null,
  }
}
