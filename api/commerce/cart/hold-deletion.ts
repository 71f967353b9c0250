import { and, eq, gt, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { checkouts } from './tables.ts'
import { cartTexts } from './texts.ts'

/** A purchase under way keeps its person here as long as things are reserved for it (PPL-31). */
export async function holdForCheckout(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<string[]> {
  const isReserved = and(gt(checkouts.expiresAt, ctx.ports.clock.now()), sql`${checkouts.reserved} <> '[]'`)
  const isOpen = inStation(checkouts, ctx, eq(checkouts.participantId, participantId), isReserved)
  return (await ctx.db.$count(checkouts, isOpen)) > 0 ? [cartTexts.holdsDeletion] : []
}
