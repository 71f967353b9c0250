import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { topUps } from './tables.ts'
import { topUpTexts } from './texts.ts'

/** Credits that were asked for and are not decided keep their person here (PPL-31). */
export async function holdForTopUps(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<string[]> {
  const isOpen = inStation(topUps, ctx, eq(topUps.participantId, participantId), eq(topUps.state, 'waiting'))
  return (await ctx.db.$count(topUps, isOpen)) > 0 ? [topUpTexts.holdsDeletion] : []
}
