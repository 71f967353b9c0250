import { type Carry, left, moved } from '../../platform/carry.ts'
import { dependents, partnerMembers, vouchers } from './tables.ts'

/** What somebody holds by a code, who comes along, and for which partners they redeem (PPL-12). */
export const voucherCarried: readonly Carry[] = [
  moved(vouchers, { name: 'Vouchers, cupons e recibos' }),
  ...left(vouchers, vouchers.redeemedById),
  moved(dependents, { name: 'Dependentes', same: [dependents.name, dependents.kinship] }),
  moved(partnerMembers, { same: [partnerMembers.partnerId] }),
]
