import { type Carry, moved } from '../../platform/carry.ts'
import { orders } from './tables.ts'

/** What somebody ordered, with what of it is still to be delivered (PPL-12). */
export const orderCarried: readonly Carry[] = [moved(orders, { name: 'Pedidos', key: orders.idempotencyKey })]
