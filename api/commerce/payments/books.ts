import { transfer } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { written } from '../../platform/db/rows.ts'
import { receipts } from './tables.ts'
import type { Charge, Refund } from './types.ts'

const cash = { kind: 'cash' } as const
const sales = { kind: 'sales' } as const

/** What came in, as a receipt and as lines of the ledger, in centavos. Under the charge's lock. */
export async function bookReceipt(ctx: ApiContext, charge: Charge, amountCents: number): Promise<void> {
  const receipt = await ctx.db
    .insert(receipts)
    .values({ stationId: ctx.station.id, chargeId: charge.id, amountCents, createdAt: ctx.ports.clock.now() })
    .returning({ id: receipts.id })
    .then(written)
  await transfer(ctx, {
    key: `receipt:${receipt.id}`,
    cause: 'purchase',
    referenceId: charge.referenceId,
    note: charge.code,
    amountH: amountCents,
    from: sales,
    to: cash,
  })
}

/** What went back. */
export async function bookRefund(ctx: ApiContext, charge: Charge, refund: Refund): Promise<void> {
  await transfer(ctx, {
    key: `refund:${refund.id}`,
    cause: 'refund',
    referenceId: charge.referenceId,
    note: charge.code,
    amountH: refund.amountCents,
    from: cash,
    to: sales,
  })
}
