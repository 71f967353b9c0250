import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { PaymentInDoubt } from '../../platform/ports/payments/payments.ts'
import { settle } from './settle.ts'
import { charges } from './tables.ts'
import type { Charge } from './types.ts'

/** What one call reads at the gateway, one charge after the other. */
const most = 200

/** One side of a charge, in centavos. */
type Side = { state: string; paidCents: number; refundedCents: number }
export type Reconciled = {
  charge: Charge
  ours: Side
  /** Null: the gateway does not know it; undefined: it did not answer. */
  theirs: Side | null | undefined
  differs: boolean
}

/**
 * The gateway's view of the charges of a time against ours, differences first. What it says is settled on the way, so that what differed
 * by a lost webhook differs no more when it is asked again. At most 200, the oldest first.
 */
export async function reconcile(ctx: ApiContext, from: Date, to: Date): Promise<Reconciled[]> {
  const rows = await ctx.db
    .select()
    .from(charges)
    .where(
      and(eq(charges.stationId, ctx.station.id), gte(charges.createdAt, from), lt(charges.createdAt, to)),
    )
    .orderBy(asc(charges.createdAt))
    .limit(most)
  const compared = []
  for (const charge of rows) compared.push(await compare(ctx, charge))
  return compared.sort((a, b) => Number(b.differs) - Number(a.differs))
}

async function compare(ctx: ApiContext, charge: Charge): Promise<Reconciled> {
  const ours = { state: charge.state, paidCents: charge.paidCents, refundedCents: charge.refundedCents }
  const gateway = ctx.ports.gateways.get(charge.gateway)
  const by = charge.gatewayId ? { id: charge.gatewayId } : { code: charge.code }
  try {
    if (!gateway) return { charge, ours, theirs: undefined, differs: true }
    const told = await gateway.read(by)
    if (!told) return { charge, ours, theirs: null, differs: charge.paidCents > 0 }
    const theirs = { state: told.state, paidCents: told.paidCents, refundedCents: told.refundedCents }
    const differs = theirs.paidCents !== ours.paidCents || theirs.refundedCents !== ours.refundedCents
    if (differs) await settle(ctx, { id: charge.id }, told)
    return { charge, ours, theirs, differs }
  } catch (error) {
    if (!(error instanceof PaymentInDoubt)) throw error
    return { charge, ours, theirs: undefined, differs: true }
  }
}
