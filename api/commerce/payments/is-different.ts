import type { GatewayCharge } from '../../platform/ports/payments/payments.ts'
import type { Charge } from './types.ts'

type Ours = Pick<Charge, 'state' | 'amountCents' | 'paidCents' | 'refundedCents' | 'gatewayId'>
type Theirs = Pick<GatewayCharge, 'state' | 'amountCents' | 'paidCents' | 'refundedCents'>

/**
 * Whether a gateway tells something else of a charge than stands here: another amount, other money, or that it waits where it ended here.
 * Null: the gateway does not know it, which is right only for what it refused to make. Pure.
 */
export function isDifferent(ours: Ours, theirs: Theirs | null): boolean {
  if (!theirs) return ours.state !== 'refused' || ours.gatewayId !== null
  return (
    theirs.amountCents !== ours.amountCents ||
    theirs.paidCents !== ours.paidCents ||
    theirs.refundedCents !== ours.refundedCents ||
    standingOf(theirs) !== ourStanding[ours.state]
  )
}

/** How a charge ended unpaid is told in several words; that it ended is what counts. */
type Standing = 'open' | 'paid' | 'ended'
const ourStanding: Record<Ours['state'], Standing | 'unknown'> = {
  asked: 'unknown',
  pending: 'open',
  paid: 'paid',
  refused: 'ended',
  expired: 'ended',
}

/** What went back may have been all of it, or all of what came. */
function standingOf({ state, paidCents, amountCents }: Theirs): Standing {
  if (paidCents >= amountCents) return 'paid'
  return state === 'refused' || state === 'expired' || state === 'refunded' ? 'ended' : 'open'
}
