import type { GatewayCharge } from './payments.ts'

const isOver = ({ state }: GatewayCharge) => state === 'refused' || state === 'expired'

/** Of several charges of one code, which no gateway forbids, the one that counts: what was paid, else what may be. Pure. */
export function theOneThatCounts(charges: readonly GatewayCharge[]): GatewayCharge | null {
  const paid = charges.find(({ paidCents }) => paidCents > 0)
  return paid ?? charges.find((charge) => !isOver(charge)) ?? charges[0] ?? null
}
