import { type Carry, left, moved } from '../../platform/carry.ts'
import { accountMerges } from './tables.ts'

/** What became one with the account that ends becomes one with the account that stays (PPL-12). */
export const mergeCarried: readonly Carry[] = [
  moved(accountMerges),
  ...left(accountMerges, accountMerges.endedId, accountMerges.byId),
]
