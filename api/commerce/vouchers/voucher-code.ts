import { randomInt } from 'node:crypto'
import type { PlatformContext } from '../../platform/context.ts'
import { vouchers } from './tables.ts'

/** Without 0, 1, I and O, which people take for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const half = 5

/** A code nobody guesses (50 bits) and everybody can type: `K7QM2-XRF9D`. */
export function newVoucherCode(): string {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** A code however it was typed, as it is stored; null when it cannot be one. */
export function readVoucherCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return bare.length === 2 * half ? `${bare.slice(0, half)}-${bare.slice(half)}` : null
}

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
