import { and, eq, inArray } from 'drizzle-orm'
import type { PointsTransaction } from '#contract/activities/wallet/schemas.ts'
import { type Cause, type WalletLine, walletLines } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { activities } from '../participation/tables.ts'
import { causeTexts } from './texts.ts'

type Query = {
  direction: 'used' | 'earned'
  /** Days YYYY-MM-DD of the station's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
  limit: number
}

/** Causes whose reference is an activity. */
const ofActivities = new Set<Cause>(['participation', 'donation', 'coupon_purchase', 'invitation'])

/**
 * One tab of the caller's statement, newest first, one page of it by keyset: the hundredth page costs what the first
 * does (PTS-02, PTS-03). @throws invalid_input
 */
export async function listTransactions(
  ctx: ApiContext,
  { direction, from, to, after, limit }: Query,
): Promise<{ content: PointsTransaction[]; next: string | null }> {
  if (from && to && from > to) throw ApiError.fields({ from: 'Escolha uma data anterior a segunda.' })
  const { timezone } = ctx.station.config
  const { lines, nextCursor } = await walletLines(ctx, {
    participantId: memberOf(ctx),
    direction,
    from: from ? startOfDay(from, timezone) : undefined,
    to: to ? startOfDay(to, timezone, 1) : undefined,
    cursor: cursorOf(after),
    limit,
  })
  const names = await activityNames(ctx, lines)
  return {
    content: lines.map((line) => toTransaction(line, names)),
    next: nextCursor === null ? null : String(nextCursor),
  }
}

function cursorOf(after: string | undefined): number | null {
  if (after === undefined) return null
  if (!/^\d{1,15}$/.test(after)) throw ApiError.fields({ after: 'Página inválida' })
  return Number(after)
}

async function activityNames({ db, station }: ApiContext, lines: WalletLine[]): Promise<Map<number, string>> {
  const ids = lines.flatMap(({ cause, referenceId }) =>
    ofActivities.has(cause) && referenceId ? [referenceId] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: activities.id, name: activities.name })
    .from(activities)
    .where(and(eq(activities.stationId, station.id), inArray(activities.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function toTransaction(line: WalletLine, names: Map<number, string>): PointsTransaction {
  const id = ofActivities.has(line.cause) ? line.referenceId : null
  const name = id === null ? undefined : names.get(id)
  return {
    id: line.id,
    points: line.amountH / 100,
    createdAt: line.createdAt.toISOString(),
    description: line.note || name || causeTexts[line.cause],
    cause: line.cause,
    action: id !== null && name ? { id, name } : null,
  }
}
