import { type Carry, moved } from '../../platform/carry.ts'
import { addresses } from './tables.ts'

/** Where somebody had something sent (PPL-12). */
export const addressCarried: readonly Carry[] = [
  moved(addresses, { name: 'Endereços de entrega', same: [addresses.digest] }),
]
