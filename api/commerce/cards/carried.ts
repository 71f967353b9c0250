import { type Carry, moved } from '../../platform/carry.ts'
import { cards } from './tables.ts'

/** Cards that pay a subscription go with it (PPL-12). */
export const cardCarried: readonly Carry[] = [
  moved(cards, { name: 'Cartões guardados', key: cards.idempotencyKey }),
]
