import type { ApiContext } from '../../platform/context.ts'
import { written } from '../../platform/db/rows.ts'
import { minuteMs } from './next-read.ts'
import { charges } from './tables.ts'
import type { Charge } from './types.ts'

type New = Pick<
  typeof charges.$inferInsert,
  | 'participantId'
  | 'purpose'
  | 'referenceId'
  | 'gateway'
  | 'method'
  | 'amountCents'
  | 'installments'
  | 'expiresAt'
> & { card: { brand: string; lastDigits: string } | null }

/**
 * Writes that something is going to be charged, in the transaction of what it pays; the gateway is asked when that is committed
 * (`sendCharge`). A job looks for it a minute later, whatever becomes of the process.
 */
export async function openCharge(ctx: ApiContext, { card, ...facts }: New): Promise<Charge> {
  const now = ctx.ports.clock.now()
  return ctx.db
    .insert(charges)
    .values({
      ...facts,
      stationId: ctx.station.id,
      state: 'asked',
      paidCents: 0,
      refundedCents: 0,
      cardBrand: card?.brand ?? null,
      cardLastDigits: card?.lastDigits ?? null,
      createdAt: now,
      nextReadAt: new Date(now.getTime() + minuteMs),
    })
    .returning()
    .then(written)
}
