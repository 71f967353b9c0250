import { desc, eq } from 'drizzle-orm'
import { centsForHundredths } from '#contract/activities/wallet/points-for-cents.ts'
import type { HandledPoints } from '#contract/console/points/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { pointActs } from './tables.ts'
import { pointTexts as texts } from './texts.ts'

export type PointRow = typeof pointActs.$inferSelect

/** What waits for a second person; its index is `point_acts_waiting`. */
export const isWaiting = eq(pointActs.state, 'waiting')
/** Acts that a person's page shows. */
const mostShown = 30

/** An act as the team reads it. Pure. */
export const toHandled = ({ station }: Pick<ApiContext, 'station'>, row: PointRow): HandledPoints => ({
  ...{ id: row.id, direction: row.direction, amountH: row.amountH, kind: row.kind, reason: row.reason },
  amountCents: centsForHundredths(row.amountH, station.config.currency.multiplier),
  ...{ state: row.state, askedBy: row.askedByName, decidedBy: row.decidedByName, refusal: row.refusal },
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

/** The newest acts of a person, newest first. */
export async function newestOf(ctx: ApiContext, participantId: number): Promise<HandledPoints[]> {
  const rows = await ctx.db
    .select()
    .from(pointActs)
    .where(inStation(pointActs, ctx, eq(pointActs.participantId, participantId)))
    .orderBy(desc(pointActs.id))
    .limit(mostShown)
  return rows.map((row) => toHandled(ctx, row))
}

/** One act. @throws not_found */
export const pointRow = (ctx: ApiContext, id: number): Promise<PointRow> =>
  ctx.db
    .select()
    .from(pointActs)
    .where(withId(pointActs, ctx, id))
    .then(one(texts.unknownAct))

/** The same as it is now, locked; its person is locked before it (ADR 24). @throws not_found */
export const lockPointRow = (ctx: ApiContext, id: number): Promise<PointRow> =>
  ctx.db
    .select()
    .from(pointActs)
    .where(withId(pointActs, ctx, id))
    .for('no key update')
    .then(one(texts.unknownAct))
