import { type Carry, moved } from '../../platform/carry.ts'
import { charges } from './tables.ts'

/** What somebody was charged; nothing of it is in doubt, or the merge is held (PPL-12). */
export const paymentCarried: readonly Carry[] = [moved(charges, { name: 'Pagamentos' })]
