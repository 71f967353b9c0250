import { desc, inArray, sql } from 'drizzle-orm'
import type { ManagedDraw } from '#contract/console/lucky-numbers/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { luckyDraws, luckyNumbers } from '../../services/lucky-numbers/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { luckyConsoleTexts as texts } from './texts.ts'

/** The draws of the station, newest first, with whose the drawn numbers are: two queries. @throws forbidden, not_found */
export async function listManagedDraws(ctx: ApiContext): Promise<ManagedDraw[]> {
  await requireTeam(ctx)
  const { db } = ctx
  requireOption(ctx, 'luckyNumbers')
  const rows = await db
    .select()
    .from(luckyDraws)
    .where(inStation(luckyDraws, ctx))
    .orderBy(desc(luckyDraws.id))
  const people = await peopleOf(ctx, rows)
  return rows.map(({ id, name, total, winners, seedHash, seed, everyPointsH, drawn, drawnAt }) => ({
    ...{ id, name, total, winners, seedHash, seed: drawnAt ? seed : null },
    everyPoints: everyPointsH === null ? null : everyPointsH / 100,
    drawnAt: drawnAt?.toISOString() ?? null,
    drawn: (drawn ?? []).flatMap(
      (number) => people.find((one) => one.drawId === id && one.number === number) ?? [],
    ),
  }))
}

type Drawn = Pick<typeof luckyDraws.$inferSelect, 'id' | 'drawn'>

async function peopleOf({ db, station }: ApiContext, draws: readonly Drawn[]) {
  const ids = draws.flatMap(({ id, drawn }) => (drawn ? [id] : []))
  if (ids.length === 0) return []
  return db
    .select({
      drawId: luckyNumbers.drawId,
      number: luckyNumbers.number,
      name: participants.name,
      email: participants.email,
    })
    .from(luckyNumbers)
    .innerJoin(luckyDraws, withId(luckyDraws, luckyNumbers, luckyNumbers.drawId))
    .innerJoin(participants, withId(participants, luckyNumbers, luckyNumbers.participantId))
    .where(
      inStation(
        luckyNumbers,
        { station },
        inArray(luckyNumbers.drawId, ids),
        sql`${luckyDraws.drawn} @> to_jsonb(${luckyNumbers.number})`,
      ),
    )
}

/** One draw, and nobody changes it until the transaction ends. @throws not_found */
export async function lockDraw({ db, station }: ApiContext, id: number) {
  const [row] = await db
    .select()
    .from(luckyDraws)
    .where(withId(luckyDraws, { station }, id))
    .for('update')
  if (!row || !station.config.behaviour.luckyNumbers) throw new ApiError('not_found', texts.unknown)
  return row
}
