import { ne } from 'drizzle-orm'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import type { Demo } from '../../platform/demo.ts'
import { drawNumbers, giveNumbers, newSeed } from './give-numbers.ts'
import { luckyDraws } from './tables.ts'

const drawnDaysAgo = 40

/** A draw that took place, and numbers of those that are still to come, once. */
export async function seedDemoDraws({ ctx, isNew, callsOf }: Demo): Promise<void> {
  const { db, station } = ctx
  const past = callsOf('participante', drawnDaysAgo)
  if (!past || !isNew || !station.config.behaviour.luckyNumbers) return
  const drawnAt = past.ports.clock.now()
  const first = await insertRow(db, luckyDraws, {
    ...{ stationId: station.id, name: 'Sorteio de boas-vindas', winners: 1 },
    ...{ ...newSeed(), createdAt: drawnAt },
  })
  const total = await giveNumbers(past, first)
  await db
    .update(luckyDraws)
    .set({ drawn: drawNumbers(first.seed, total ?? 0, first.winners), drawnAt })
    .where(withId(luckyDraws, ctx, first.id))
  const toCome = await db
    .select()
    .from(luckyDraws)
    .where(inStation(luckyDraws, ctx, ne(luckyDraws.id, first.id)))
  for (const draw of toCome) await giveNumbers(ctx, draw)
}
