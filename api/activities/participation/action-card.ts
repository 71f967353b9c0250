import { inArray, sql } from 'drizzle-orm'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { activityTypeOf, earnsPoints, memberView, paysCashback } from '#contract/activity-types/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import type { Activity } from './activity-type.ts'
import { factsOfCaller, type MemberFacts, type Requirement, requirementsOf } from './member-facts.ts'
import { typesReadByCards, worthOf } from './registry.ts'
import { activities } from './tables.ts'

/** The columns of a card; bodies may be long texts, so only what cards show of them is read. */
/** Asked when a query is built: types are brought once all areas are loaded. */
const isReadByCards = { getSQL: () => sql`${inArray(activities.typeId, typesReadByCards())}` }

export const cardColumns = {
  id: activities.id,
  typeId: activities.typeId,
  name: activities.name,
  image: activities.image,
  featuredImage: activities.featuredImage,
  pointsH: activities.pointsH,
  additionalCashbackH: activities.additionalCashbackH,
  limitPerUser: activities.limitPerUser,
  participationStart: activities.participationStart,
  participationEnd: activities.participationEnd,
  priority: activities.priority,
  priorityCarousel: activities.priorityCarousel,
  clickMeLabel: activities.clickMeLabel,
  onlyForPlans: activities.onlyForPlans,
  body: sql<unknown>`case when ${isReadByCards} then ${activities.body} #- '{coupon,rules}' #- '{course,rules}' end`.as(
    'card_body',
  ),
}
type CardRow = Pick<Activity, Exclude<keyof typeof cardColumns, 'body'>> & { body: unknown }

/** What the cards of some activities say to everybody. */
type CardSource<Row extends CardRow = CardRow> = { rows: Row[]; requirements: Requirement[] }

/** Rows with what is locked behind what: one query for any number of rows. */
export async function cardSource<Row extends CardRow>(
  ctx: ApiContext,
  rows: Row[],
): Promise<CardSource<Row>> {
  return { rows, requirements: await requirementsOf(ctx, idsOf(rows)) }
}

/** How much of the database that is. */
export const rowsOfCards = ({ rows, requirements }: CardSource): number => rows.length + requirements.length

/** Cards for the caller, with what they did and what is locked for them: one query for any number of cards. */
export async function actionCards(
  ctx: ApiContext,
  { rows, requirements }: CardSource,
): Promise<ActionCard[]> {
  const facts = await factsOfCaller(ctx, rows, requirements)
  return rows.map((row) => toActionCard(row, briefly(facts(row.id)), ctx.station.config.timezone))
}

/** Rows of a home are hundreds of cards: each names a few of what is left, its own page all of it. */
const mostNamed = 5
function briefly({ prerequisites, ...facts }: MemberFacts): MemberFacts {
  const left = prerequisites.action_prerequisites.filter(({ done }) => !done)
  return { ...facts, prerequisites: { ...prerequisites, action_prerequisites: left.slice(0, mostNamed) } }
}

const idsOf = (rows: CardRow[]) => [...new Set(rows.map(({ id }) => id))]

/** Points decimal, instants in ISO 8601. */
export function toActionCard(row: CardRow, facts: MemberFacts, timeZone: string): ActionCard {
  const { userActions, prerequisites, planLock } = facts
  const only_for = planLock && { plans: planLock.names, is_open: planLock.isOpen }
  return { ...forEverybody(row, timeZone), userActions, hasDone: userActions > 0, prerequisites, only_for }
}

type ForEverybody = Omit<ActionCard, 'userActions' | 'hasDone' | 'prerequisites' | 'only_for'>
/** Rows are remembered per revision, and with them what their cards say to everybody. */
const kept = new WeakMap<CardRow, { timeZone: string; card: ForEverybody }>()

function forEverybody(row: CardRow, timeZone: string): ForEverybody {
  const known = kept.get(row)
  if (known?.timeZone === timeZone) return known.card
  const card = toCard(row, timeZone)
  kept.set(row, { timeZone, card })
  return card
}

function toCard(row: CardRow, timeZone: string): ForEverybody {
  const window = windowOf(row, timeZone)
  const type = activityTypeOf(row.typeId)
  const about = { activityId: row.id, seatsLeft: null, harmless: sanitizeHtml }
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    featuredImage: row.featuredImage,
    type_id: row.typeId,
    type: { name: type.name },
    points: pointsOf(row),
    additional_cashback: cashbackOf(row),
    priority: row.priority,
    priorityCarousel: row.priorityCarousel,
    click_me_label: row.clickMeLabel,
    participationStart: window.participationStart?.toISOString() ?? null,
    participationEnd: window.participationEnd?.toISOString() ?? null,
    limitPerUser: row.limitPerUser,
    redirect_links: (type.leadsElsewhere && memberView(row.typeId, row.body, about).redirect_links) || [],
  }
}

/** What an activity promises who takes part, in decimal points: nothing where its type earns none, whatever is stored. */
export const pointsOf = ({ typeId, pointsH }: Pick<Activity, 'typeId' | 'pointsH'>): number =>
  earnsPoints(typeId) ? pointsH / 100 : 0

/** What comes back on top of them. */
export const cashbackOf = ({
  typeId,
  additionalCashbackH,
}: Pick<Activity, 'typeId' | 'additionalCashbackH'>): number =>
  paysCashback(typeId) ? additionalCashbackH / 100 : 0

type Row = Pick<Activity, 'typeId' | 'participationStart' | 'participationEnd'> & { body: unknown }
export type Window = Pick<Activity, 'participationStart' | 'participationEnd'>

/**
 * When one may take part: an activity whose gift is worth nothing from an instant on ends just before it, whatever window
 * is stored (ACT-S05, ORD-10). Both ends belong to the window. Pure.
 */
export const windowOf = (row: Row, timeZone: string): Window => timesOf(row, timeZone).window

/** The window of an activity, and until when what it gives is worth something. Pure. */
export function timesOf(row: Row, timeZone: string): Times {
  const known = timesOfRows.get(row)
  if (known?.timeZone === timeZone) return known
  const worth = worthOf(row.typeId, row.body, timeZone)
  const times = { timeZone, worth, window: windowUntil(row, worth?.endsAt) }
  timesOfRows.set(row, times)
  return times
}

type Times = { worth: ReturnType<typeof worthOf>; window: Window }
/** Rows are remembered per revision; the last day of a gift is looked for on the station's calendar. */
const timesOfRows = new WeakMap<Row, Times & { timeZone: string }>()

function windowUntil({ participationStart, participationEnd }: Row, endsAt?: Date | null): Window {
  if (!participationEnd || !endsAt || participationEnd < endsAt)
    return { participationStart, participationEnd }
  return { participationStart, participationEnd: new Date(endsAt.getTime() - 1) }
}
