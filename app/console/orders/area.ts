import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Orders of the station's shop. */
export const orders: ConsoleArea = {
  nav: {
    group: 'sales',
    href: '/gestao/pedidos',
    label: texts.title,
    icon: 'cart',
    feature: 'checkout',
    waits: ['orders'],
  },
  audit: {
    'order.deliver': 'entregou o pedido',
    'order.undeliver': 'desfez a entrega do pedido',
    'order.refund': 'devolveu do pedido',
    'order.export': 'baixou a lista de pedidos:',
    'order.scan': 'leu o código do pedido',
  },
  parts: {
    orders: { href: () => '/gestao/pedidos' },
    order: {
      href: (id) => `/gestao/pedidos/${id}`,
      fields: [
        { name: 'activity', label: texts.order.kinds.delivery, kind: 'text' },
        { name: 'amountCents', label: texts.refund.amount, kind: 'money' },
        { name: 'reason', label: texts.refund.reason, kind: 'text' },
      ],
    },
  },
}
