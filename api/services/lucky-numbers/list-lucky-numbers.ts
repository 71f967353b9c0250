import { and, asc, desc, eq } from 'drizzle-orm'
import type { LuckyDraw, OwnLuckyDraw } from '#contract/services/lucky-numbers/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { luckyDraws, luckyNumbers } from './tables.ts'

/** Only one station has lucky numbers; elsewhere there is no such thing (STN-174b). @throws not_found */
function requireLucky({ station }: ApiContext): void {
  if (!station.config.behaviour.luckyNumbers) throw new ApiError('not_found', 'Esta página não existe.')
}

/** The draws of the station, newest first, with what checks them; no seed before it is drawn. @throws not_found */
export async function listLuckyDraws(ctx: ApiContext): Promise<LuckyDraw[]> {
  requireLucky(ctx)
  const rows = await ctx.db
    .select()
    .from(luckyDraws)
    .where(eq(luckyDraws.stationId, ctx.station.id))
    .orderBy(desc(luckyDraws.id))
    .limit(100)
  return rows.map(({ id, name, seedHash, seed, total, drawn, drawnAt }) => ({
    ...{ id, name, total, seed_hash: seedHash, seed: drawnAt ? seed : null, winners: drawn ?? [] },
    drawn_at: drawnAt?.toISOString() ?? null,
  }))
}

/** The same with the numbers of the caller (LCK-02). @throws not_found */
export async function listLuckyNumbers(ctx: ApiContext): Promise<OwnLuckyDraw[]> {
  const draws = await listLuckyDraws(ctx)
  const own = await ctx.db
    .select({ drawId: luckyNumbers.drawId, number: luckyNumbers.number })
    .from(luckyNumbers)
    .where(and(eq(luckyNumbers.stationId, ctx.station.id), eq(luckyNumbers.participantId, memberOf(ctx))))
    .orderBy(asc(luckyNumbers.number))
  return draws.map((draw) => ({
    ...draw,
    numbers: own.filter(({ drawId }) => drawId === draw.id).map(({ number }) => number),
  }))
}
