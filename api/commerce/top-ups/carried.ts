import { type Carry, left, moved } from '../../platform/carry.ts'
import { topUps } from './tables.ts'

/** Credits that somebody asked for; none of them waits, or the merge is held (PPL-12). */
export const topUpCarried: readonly Carry[] = [
  moved(topUps, { name: 'Pedidos de créditos', key: topUps.idempotencyKey }),
  ...left(topUps, topUps.firstBy, topUps.decidedBy),
]
