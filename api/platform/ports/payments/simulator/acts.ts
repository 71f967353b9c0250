import type { CardBehaviour } from './cards.ts'
import type { SimulatedOrder } from './order.ts'

/** What people and banks do to a charge, each from the state it is in; null: it cannot be done any more. Pure. */

export function paid(order: SimulatedOrder, now: Date): SimulatedOrder | null {
  if (!['pending', 'processing'].includes(order.status)) return null
  return { ...order, status: 'paid', paid: order.amount, paidAt: now.toISOString() }
}

/** A payment that comes although nothing is asked any more, or once more. */
export function paidAnyway(order: SimulatedOrder, now: Date): SimulatedOrder {
  const all = order.paid + order.amount
  const status = all > order.amount ? 'overpaid' : 'paid'
  return { ...order, status, paid: all, paidAt: order.paidAt ?? now.toISOString() }
}

export function refused(order: SimulatedOrder, acquirerCode = '1000'): SimulatedOrder | null {
  if (!['pending', 'processing'].includes(order.status)) return null
  return { ...order, status: 'failed', acquirerCode }
}

/** All that was paid, or part of it, goes back; what nobody paid is called off. */
export function givenBack(
  order: SimulatedOrder,
  { amount, key }: { amount: number | undefined; key: string },
): SimulatedOrder | null {
  if (order.refunds.includes(key)) return order
  if (order.paid === 0)
    return order.status === 'pending' || order.status === 'canceled' ? { ...order, status: 'canceled' } : null
  const back = amount ?? order.paid - order.canceled
  if (back <= 0 || order.canceled + back > order.paid) return null
  const canceled = order.canceled + back
  const status = canceled === order.paid ? 'canceled' : order.status
  return { ...order, canceled, status, refunds: [...order.refunds, key] }
}

/** What a bank says at once to a card that behaves like this. */
export function decided(order: SimulatedOrder, behaviour: CardBehaviour, now: Date): SimulatedOrder {
  switch (behaviour) {
    case 'refused':
      return { ...order, behaviour, status: 'failed', acquirerCode: '1000' }
    case 'no_funds':
      return { ...order, behaviour, status: 'failed', acquirerCode: '1016' }
    case 'later':
    case 'refused_later':
      return { ...order, behaviour, status: 'processing' }
    default:
      return {
        ...order,
        behaviour,
        status: 'paid',
        paid: order.amount,
        paidAt: now.toISOString(),
        acquirerCode: '0000',
      }
  }
}

/** What was waiting at the bank is decided when it is asked about. */
export function decidedLater(order: SimulatedOrder, now: Date): SimulatedOrder | null {
  if (order.status !== 'processing') return null
  return order.behaviour === 'refused_later' ? refused(order) : paid(order, now)
}
