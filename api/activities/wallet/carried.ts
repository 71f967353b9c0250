import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { carryWallet, openLots, purseOf } from '../../ledger/index.ts'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { type Carry, type Merge, moved } from '../../platform/carry.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { sharedNotices } from './shared-notices.ts'
import { pointEndNotices } from './tables.ts'
import { heldPoints, mergeNote } from './texts.ts'

const notices = moved(pointEndNotices, { same: [pointEndNotices.days, pointEndNotices.earnedUntil] })

/** The books stay; the balance is carried by an entry there and one here. What was told of its end is told still, as far as it is true (PPL-12). */
export const walletCarried: readonly Carry[] = [
  {
    ...{ table: ledgerAccounts, column: ledgerAccounts.participantId, how: 'left' },
    async carry(ctx, merge) {
      await dropUntrue(ctx, merge)
      await carryWallet(ctx, { ...merge, note: mergeNote(merge.reason) })
    },
  },
  notices,
]

/** Before anything is carried: which lots were whose is known then only. */
async function dropUntrue(ctx: ApiContext, { fromId, toId }: Merge): Promise<void> {
  const days = ctx.station.config.currency.pointsExpireDays ?? 0
  const told = async (id: number) => ({
    lots: await openLots(ctx, id),
    notices: await ctx.db
      .select({
        id: pointEndNotices.id,
        earnedUntil: pointEndNotices.earnedUntil,
        toldOn: pointEndNotices.toldOn,
      })
      .from(pointEndNotices)
      .where(
        inStation(
          pointEndNotices,
          ctx,
          eq(pointEndNotices.participantId, id),
          eq(pointEndNotices.days, days),
        ),
      ),
  })
  const kept = sharedNotices(await told(fromId), await told(toId)).map(({ id }) => id)
  const ofBoth = and(inArray(pointEndNotices.participantId, [fromId, toId]), eq(pointEndNotices.days, days))
  await ctx.db
    .delete(pointEndNotices)
    .where(inStation(pointEndNotices, ctx, ofBoth, notInArray(pointEndNotices.id, kept)))
}

/** Points on hold are of a payment that is under way. */
export async function holdMergeForPoints(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const held = await Promise.all(ids.map(async (id) => ({ id, heldH: (await purseOf(ctx, id)).heldH })))
  return held.filter(({ heldH }) => heldH > 0).map(({ id }) => ({ id, text: heldPoints }))
}
