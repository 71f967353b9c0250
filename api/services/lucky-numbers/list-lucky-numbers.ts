import { asc, desc, eq, lte, or, sql } from 'drizzle-orm'
import { type LuckyDraw, type OwnLuckyDraw, shownNumbers } from '#contract/services/lucky-numbers/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { luckyDraws, luckyNumbers } from './tables.ts'

/** The draws of the station, newest first, with what checks them; no seed before it is drawn. @throws not_found */
export async function listLuckyDraws(ctx: ApiContext): Promise<LuckyDraw[]> {
  requireOption(ctx, 'luckyNumbers')
  const rows = await ctx.db
    .select()
    .from(luckyDraws)
    .where(inStation(luckyDraws, ctx))
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
  const { stationId, participantId, drawId, number } = luckyNumbers
  const placed = ctx.db
    .select({
      drawId,
      number,
      place: sql<number>`row_number() over (partition by ${drawId} order by ${number})`.as('place'),
      count: sql<number>`count(*) over (partition by ${drawId})`.as('count'),
      hasWon: sql<boolean>`coalesce(${luckyDraws.drawn} @> to_jsonb(${number}), false)`.as('has_won'),
    })
    .from(luckyNumbers)
    .innerJoin(luckyDraws, withId(luckyDraws, { stationId }, drawId))
    .where(inStation(luckyNumbers, ctx, eq(participantId, memberOf(ctx))))
    .as('placed')
  const own = await ctx.db
    .select()
    .from(placed)
    .where(or(lte(placed.place, shownNumbers), placed.hasWon))
    .orderBy(asc(placed.drawId), asc(placed.number))
  return draws.map((draw) => {
    const mine = own.filter((one) => one.drawId === draw.id)
    return {
      ...draw,
      numbers: mine.filter(({ place }) => Number(place) <= shownNumbers).map((one) => one.number),
      count: Number(mine[0]?.count ?? 0),
      won: mine.filter(({ hasWon }) => hasWon).map((one) => one.number),
    }
  })
}
