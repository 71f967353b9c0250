import { inArray } from 'drizzle-orm'
import type { ActionLink } from '#contract/activities/participation/action-link.ts'
import type {
  PointsHold,
  PointsTransaction,
  PointsTransactions,
} from '#contract/activities/wallet/schemas.ts'
import { type Cause, type Direction, type WalletEntry, walletEntries } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { dayIn, startOfDay } from '../../platform/start-of-day.ts'
import { linkColumns, toActionLink } from '../participation/index.ts'
import { activities } from '../participation/tables.ts'
import { orderNumbers } from './events.ts'
import { type StoryName, stories, storyOfCause } from './texts.ts'

type Query = {
  /** Left out: both, and what came back of holds. */
  direction?: Direction
  /** Days YYYY-MM-DD of the station's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
  limit: number
}

/** Causes whose reference is an activity. */
const ofActivities = new Set<Cause>(['participation', 'donation', 'coupon_purchase', 'invitation'])

/** Causes whose reference is an order. */
const ofOrders = new Set<Cause>(['purchase', 'refund'])

/** Causes whose reference is a request for credits. */
const ofTopUps = new Set<Cause>(['top_up', 'points_purchase'])

/**
 * The caller's statement, or one tab of it, newest first, one page of it by keyset: the hundredth page costs what the first
 * does. With the balance at the end of each day on the page; the first page has those of the whole period, too, to draw it
 * (PTS-02, PTS-03). @throws invalid_input
 */
export async function listTransactions(
  ctx: ApiContext,
  { direction, from, to, after, limit }: Query,
): Promise<PointsTransactions> {
  if (from && to && from > to) throw ApiError.fields({ from: 'Escolha uma data anterior a segunda.' })
  const { timezone } = ctx.station.config
  const cursor = cursorOf(after)
  const today = dayIn(ctx.ports.clock.now(), timezone)
  const { entries, days, nextCursor } = await walletEntries(ctx, {
    participantId: memberOf(ctx),
    direction,
    from: from ? startOfDay(from, timezone) : undefined,
    to: to ? startOfDay(to, timezone, 1) : undefined,
    ...{ cursor, limit },
    calendar: { timezone, span: cursor === null ? { from, to: to && to < today ? to : today } : null },
  })
  const links = await linksOf(ctx, entries)
  const orders = await ordersOf(ctx, entries)
  return {
    content: entries.map((entry) => toTransaction(entry, links, orders)),
    days: days.map(({ day, balanceH }) => ({ day, balance: balanceH / 100 })),
    next: nextCursor === null ? null : String(nextCursor),
  }
}

function cursorOf(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) throw ApiError.fields({ after: 'Página inválida' })
  return Number(after)
}

async function linksOf(
  { db, station }: ApiContext,
  entries: WalletEntry[],
): Promise<Map<number, ActionLink>> {
  const ids = entries.flatMap(({ cause, referenceId }) =>
    ofActivities.has(cause) && referenceId ? [referenceId] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(linkColumns)
    .from(activities)
    .where(inStation(activities, { station }, inArray(activities.id, ids)))
  return new Map(rows.map((row) => [row.id, toActionLink(row)]))
}

/** The participation whose points an entry is. Pure. */
const participationOf = ({ key }: WalletEntry): number | null =>
  Number(/^participation:(\d{1,15})$/.exec(key)?.[1] ?? 0) || null

/** Orders by participation: what a purchase gave back is booked as what taking part brings (PTS-06). One query, whatever is on the page. */
async function ordersOf(ctx: ApiContext, entries: WalletEntry[]): Promise<ReadonlyMap<number, number>> {
  const participationIds = entries.flatMap((entry) => participationOf(entry) ?? [])
  if (participationIds.length === 0) return new Map()
  const answers = await orderNumbers.ask(ctx, { participationIds })
  return new Map(answers.flatMap((orders) => [...orders]))
}

function toTransaction(
  entry: WalletEntry,
  links: Map<number, ActionLink>,
  orders: ReadonlyMap<number, number>,
): PointsTransaction {
  const { cause, referenceId } = entry
  const action = (ofActivities.has(cause) && referenceId && links.get(referenceId)) || null
  const participationId = participationOf(entry)
  const ofParticipation = (participationId !== null && orders.get(participationId)) || null
  const { reason, rule } = stories[storyOf(entry, ofParticipation !== null)]
  return {
    id: entry.id,
    points: entry.amountH / 100,
    direction: entry.direction,
    balance: entry.balanceH / 100,
    createdAt: entry.createdAt.toISOString(),
    description: entry.note || action?.name || reason,
    ...{ cause, reason, rule, action },
    order: ofOrders.has(cause) ? referenceId : ofParticipation,
    topUp: ofTopUps.has(cause) ? referenceId : null,
    plan: cause === 'plan_reward' ? referenceId : null,
    hold: entry.kind === 'hold' ? holdOf(entry) : null,
  }
}

const settledStates = { capture: 'captured', release: 'released' } as const

/** Set aside, then used or given back: one story (GAP-64). */
function holdOf({ createdAt, balanceH, settled }: WalletEntry): PointsHold {
  const held = { state: 'held', createdAt: createdAt.toISOString(), balance: balanceH / 100 } as const
  if (!settled) return { state: 'held', steps: [held] }
  const state = settledStates[settled.kind]
  const balance = settled.balanceH === null ? null : settled.balanceH / 100
  return { state, steps: [held, { state, createdAt: settled.createdAt.toISOString(), balance }] }
}

/** Why an entry is there, in the words of the statement. Pure. */
export const reasonOf = (entry: Told): string => stories[storyOf(entry, false)].reason

type Told = Pick<WalletEntry, 'cause' | 'direction' | 'kind' | 'key'>

/**
 * What happened in an entry: what its cause means in its direction, told apart further by what the entry is of (PTS-02, PTS-06). `isOfOrder`:
 * the participation came of an order. Pure.
 */
export function storyOf({ cause, direction, kind, key }: Told, isOfOrder: boolean): StoryName {
  if (kind === 'hold') return 'order'
  if (kind === 'release') return 'orderBack'
  if (key.startsWith('owed:')) return 'owed'
  if (cause === 'participation' && isOfOrder) return direction === 'earned' ? 'cashback' : 'cashbackTaken'
  return storyOfCause[cause][direction]
}
