import { eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Figure, type FigureKind, type Figures, figureKinds } from '#contract/console/figures.ts'
import type { Right } from '#contract/team.ts'
import { participations } from '../activities/participation/tables.ts'
import { receipts, refunds } from '../commerce/payments/tables.ts'
import { ledgerAccounts, ledgerEntries } from '../ledger/tables.ts'
import { participants } from '../people/access/tables.ts'
import { type ApiContext, may } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { dayIn, startOfDay } from '../platform/start-of-day.ts'
import { stationFigures } from './tables.ts'

/** So long what was counted is shown: whatever the size of a station, it is counted no more often. */
const keptMs = 5 * 60_000
const weekMs = 7 * 24 * 3_600_000

/** What each figure tells of is open to this right. */
const rightOf: Readonly<Record<FigureKind, Right>> = {
  people: 'overview',
  active: 'overview',
  participations: 'overview',
  pointsGiven: 'points',
  pointsSpent: 'points',
  paid: 'sales',
  refunded: 'sales',
}

/**
 * How the station does, since yesterday and against the week before, of what the caller may know (PPL-02). One statement, and once in five
 * minutes two more (ADR 158).
 */
export async function figuresFor(ctx: ApiContext): Promise<Figures> {
  const { countedAt, values } = await countedLately(ctx)
  const { checkout } = ctx.station.config.features
  const isShown = (kind: FigureKind) => may(ctx, rightOf[kind]) && (checkout || rightOf[kind] !== 'sales')
  return {
    countedAt: countedAt.toISOString(),
    list: figureKinds.filter(isShown).map((kind) => ({ kind, ...values[kind] })),
  }
}

type Counted = typeof stationFigures.$inferSelect.values

async function countedLately(ctx: ApiContext): Promise<{ countedAt: Date; values: Counted }> {
  const { db, station } = ctx
  const now = ctx.ports.clock.now()
  const [kept] = await db.select().from(stationFigures).where(inStation(stationFigures, ctx))
  const { timezone } = station.config
  const isFresh = kept && Math.abs(now.getTime() - kept.countedAt.getTime()) < keptMs
  if (isFresh && dayIn(kept.countedAt, timezone) === dayIn(now, timezone)) return kept
  const row = { countedAt: now, values: await count(ctx, now) }
  await db
    .insert(stationFigures)
    .values({ stationId: station.id, ...row })
    .onConflictDoUpdate({ target: stationFigures.stationId, set: row })
  return row
}

/** From when on, and before when, something counts. */
type Span = { from: Date; to: Date }
type Spans = Record<keyof Omit<Figure, 'kind'>, Span>

/** The spans that are counted, by the calendar of the station; the week before ends at this hour, so that like stands beside like. Pure. */
export function spansAt(now: Date, timeZone: string): Spans {
  const today = dayIn(now, timeZone)
  const since = (days: number) => startOfDay(today, timeZone, -days)
  return {
    sinceYesterday: { from: since(1), to: now },
    week: { from: since(6), to: now },
    weekBefore: { from: since(13), to: new Date(now.getTime() - weekMs) },
  }
}

/** Counts all in one statement, each from an index that ends in the moment, and no older row than those of two weeks. */
async function count(ctx: ApiContext, now: Date): Promise<Counted> {
  const spans = spansAt(now, ctx.station.config.timezone)
  const selects = figureKinds.map((kind) => sql`(${selectOf(ctx, kind, spans)}) as ${sql.identifier(kind)}`)
  const result = await ctx.db.execute<Record<FigureKind, number[]>>(sql`select ${sql.join(selects, sql`, `)}`)
  const row = result.rows[0]
  const numbers = (kind: FigureKind) => (row?.[kind] ?? []).map(Number)
  return Object.fromEntries(
    figureKinds.map((kind) => {
      const [sinceYesterday = 0, week = 0, weekBefore = 0] = numbers(kind)
      return [kind, { sinceYesterday, week, weekBefore }]
    }),
  ) as Counted
}

type Source = { table: PgTable; at: PgColumn; value: SQL; where: SQL }

function selectOf(ctx: ApiContext, kind: FigureKind, spans: Spans): SQL {
  const { table, at, value, where } = sourceOf(ctx, kind)
  const time = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
  const one = ({ from, to }: Span) =>
    sql`coalesce(${value} filter (where ${at} >= ${time(from)} and ${at} <= ${time(to)}), 0)::bigint`
  const { sinceYesterday, week, weekBefore } = spans
  return sql`select json_build_array(${one(sinceYesterday)}, ${one(week)}, ${one(weekBefore)})
    from ${table} where ${where} and ${gte(at, weekBefore.from)}`
}

const rows = sql`count(*)`
const sumOf = (column: PgColumn) => sql`sum(abs(${column}))`

function sourceOf(ctx: ApiContext, kind: FigureKind): Source {
  const took = inStation(participations, ctx, sql`${participations.undoneAt} is null`)
  switch (kind) {
    case 'people':
      return {
        ...{ table: participants, at: participants.createdAt, value: rows },
        where: inStation(
          participants,
          ctx,
          sql`${participants.status} not in ('inactive', 'pending', 'refused', 'imported', 'invited')`,
        ),
      }
    case 'active':
      return {
        ...{ table: participations, at: participations.createdAt, where: took },
        value: sql`count(distinct ${participations.participantId})`,
      }
    case 'participations':
      return { table: participations, at: participations.createdAt, value: rows, where: took }
    case 'pointsGiven':
      return entriesOf(ctx, 'programme', sql`${ledgerEntries.amountH} < 0`)
    case 'pointsSpent':
      return entriesOf(ctx, 'sink', sql`${ledgerEntries.amountH} > 0`)
    case 'paid':
      return {
        ...{ table: receipts, at: receipts.createdAt, value: sumOf(receipts.amountCents) },
        where: inStation(receipts, ctx),
      }
    case 'refunded':
      return {
        ...{ table: refunds, at: refunds.doneAt, value: sumOf(refunds.amountCents) },
        where: inStation(refunds, ctx, eq(refunds.state, 'done')),
      }
  }
}

/** What left the account that points come from, or came into the one where they go. The account as a value: its entries are read by their index. */
function entriesOf(ctx: ApiContext, kind: 'programme' | 'sink', direction: SQL): Source {
  const account = ctx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inStation(ledgerAccounts, ctx, eq(ledgerAccounts.kind, kind)))
  return {
    ...{ table: ledgerEntries, at: ledgerEntries.createdAt, value: sumOf(ledgerEntries.amountH) },
    where: inStation(ledgerEntries, ctx, eq(ledgerEntries.accountId, sql`(${account})`), direction),
  }
}
