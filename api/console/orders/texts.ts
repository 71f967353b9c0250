import { type OrderStatus, orderStatusLabels } from '#contract/commerce/orders/status.ts'
import { own } from '#contract/own.ts'

type Narrowed = {
  state?: OrderStatus | 'to_deliver' | undefined
  from?: string | undefined
  to?: string | undefined
}

const dayText = (day: string) => day.split('-').reverse().join('/')

/** What is said of orders to owners. */
export const orderManagementTexts = {
  unknown: 'Pedido não encontrado.',
  file: ({ state, from, to }: Narrowed) =>
    [
      state && (state === 'to_deliver' ? 'para entregar' : orderStatusLabels[state]),
      from && `de ${dayText(from)}`,
      to && `até ${dayText(to)}`,
    ]
      .filter(Boolean)
      .join(', ') || 'todos',
  otherRefund:
    'Outra devolução deste pedido foi feita enquanto você digitava. Confira o que ainda pode ser devolvido.',
} as const

const events = {
  created: 'Pedido feito',
  paid: 'Pagamento confirmado',
  expired: 'Prazo de pagamento vencido',
  cancelled: 'Pedido cancelado',
  surplus: 'Pagamento fora do prazo ou em duplicidade',
  surplus_returned: 'Pagamento fora do prazo ou em duplicidade, devolvido',
  refund_asked: 'Devolução decidida',
  refunded: 'Valor devolvido',
  refund_refused: 'Devolução recusada',
  cashback_missing: 'Cashback que falta, descontado das próximas premiações, em pontos',
  delivered: 'Entregue',
  delivery_undone: 'Entrega desfeita',
  vouchers: 'Vouchers gerados',
} as const
const mails = {
  waiting: 'aguardando pagamento',
  confirmed: 'pagamento confirmado',
  expired: 'prazo vencido',
  refunded: 'valor devolvido',
  surplus: 'pagamento devolvido',
} as const
const accounts = { cash: 'Caixa', wallet: 'Carteira', hold: 'Reserva da carteira' } as const
const causes = { refund: 'devolução', participation: 'recebeu de volta' } as const
const transfers = {
  move: 'lançamento',
  hold: 'reserva',
  capture: 'pagamento',
  release: 'liberação',
  reversal: 'estorno',
} as const

/** What happened to an order, in words. */
export const timelineTexts = {
  event: (what: string): string => own(events, what) ?? what,
  mailed: (mail: string): string => `E-mail enviado: ${own(mails, mail) ?? mail}`,
  collected: (mail: string): string => `E-mail reunido com outros avisos: ${own(mails, mail) ?? mail}`,
  charged: { pix: 'Cobrança por PIX', credit_card: 'Cobrança no cartão' },
  received: 'Pagamento recebido',
  refundAsked: {
    order: 'Devolução pedida ao gateway',
    surplus: 'Devolução do que veio fora do prazo ou em duplicidade',
    outside: 'Devolução feita no gateway',
  },
  refundDone: 'Devolução feita pelo gateway',
  refundRefused: 'Devolução recusada pelo gateway',
  told: (gateway: string) => `Aviso de ${gateway}`,
  booked: (account: string, kind: keyof typeof transfers, cause: string) =>
    `${own(accounts, account) ?? account}: ${own(causes, cause) ?? transfers[kind]}`,
  transfer: (id: number) => `nº ${id}`,
} as const
