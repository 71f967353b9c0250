import type { PlatformContext } from '../../platform/context.ts'
import { vouchers } from './tables.ts'

type NewVoucher = Pick<
  typeof vouchers.$inferInsert,
  'kind' | 'code' | 'participantId' | 'activityId' | 'participationId'
> & { priceCents?: number; paidH?: number; cashbackH?: number; shouldContact?: boolean }

type StationContext = PlatformContext & { station: { id: number } }

/** Writes a voucher, coupon or receipt, inside the transaction of what it came of (ACT-03, ACT-04, ACT-20). */
export async function issueVoucher(ctx: StationContext, voucher: NewVoucher): Promise<void> {
  await ctx.db.insert(vouchers).values({
    paidH: 0,
    cashbackH: 0,
    ...voucher,
    stationId: ctx.station.id,
    createdAt: ctx.ports.clock.now(),
  })
}
