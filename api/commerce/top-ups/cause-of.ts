import type { Cause } from '../../ledger/index.ts'
import type { TopUpRow } from './types.ts'

/** Under what the credits of a request are booked, and what of them leaves again: a statement tells points that were bought apart. Pure. */
export const causeOf = ({ isPurchase }: Pick<TopUpRow, 'isPurchase'>): Cause =>
  isPurchase ? 'points_purchase' : 'top_up'
