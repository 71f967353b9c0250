import { eq, sql } from 'drizzle-orm'
import { type Carry, moved, ofEnded } from '../../platform/carry.ts'
import { inStation } from '../../platform/db/rows.ts'
import { fuelVouchers } from './tables.ts'

const vouchers = moved(fuelVouchers, { name: 'Vouchers de gasolina', key: fuelVouchers.idempotencyKey })

/** Those of the account that ends are counted on from those of the other: none is taken away, and no further one comes of it (PPL-12). */
export const fuelCarried: readonly Carry[] = [
  {
    ...vouchers,
    async carry(ctx, merge) {
      const own = inStation(fuelVouchers, ctx, eq(fuelVouchers.participantId, merge.toId))
      const counts = await ctx.db
        .select({
          campaignId: fuelVouchers.campaignId,
          most: sql`max(${fuelVouchers.ordinal})`.mapWith(Number),
        })
        .from(fuelVouchers)
        .where(own)
        .groupBy(fuelVouchers.campaignId)
      for (const { campaignId, most } of counts)
        await ctx.db
          .update(fuelVouchers)
          .set({ ordinal: sql`${fuelVouchers.ordinal} + ${most}` })
          .where(ofEnded(ctx, vouchers, merge, eq(fuelVouchers.campaignId, campaignId)))
      await vouchers.carry(ctx, merge)
    },
  },
]
