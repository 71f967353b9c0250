import { formatBRL } from '../../ui/format.ts'

/** Words the step from one amount to the next, where not every centavo is one (GAP-118). */
const inSteps = (stepCents: number | null) =>
  stepCents === null ? '' : `, em passos de ${formatBRL(stepCents)}`

/** Words of filling the wallet (D3§2, D3§8, D3§9). Literal texts stay letter by letter. */
export const texts = {
  meta: (page: string, station: string) => `${page} | ${station}`,
  title: 'Abastecer créditos',
  decimals: 'Use no máximo duas casas depois da vírgula, como 10,50.',
  balance: 'Saldo da carteira',
  statement: 'Ver extrato',
  tabs: {
    label: 'Créditos',
    abastecer: 'Abastecer créditos',
    pontos: 'Comprar pontos',
    // Literal (GAP-80).
    pedidos: 'Pedidos de tranferência',
    resgate: 'Resgate',
  },
  error: 'Erro',
  fill: {
    // Literal (D3§2).
    amount: 'Quantidade em BRL',
    help: (stepCents: number | null) => `De R$ 1,50 a R$ 100,00 por vez${inSteps(stepCents)}.`,
    way: 'Como você quer pagar',
    ways: {
      transfer: {
        label: 'Transferência bancária',
        help: 'A gestão confere o depósito e confirma. Os créditos entram depois.',
      },
      pix: { label: 'PIX', help: 'Os créditos entram sozinhos, em segundos. O código vale por 30 minutos.' },
    },
    only: {
      transfer: 'Você transfere o valor para a conta da estação e a gestão confirma.',
      pix: 'Você paga por PIX e os créditos entram sozinhos, em segundos.',
    },
    send: 'Pedir créditos',
    sendPix: 'Gerar código para pagamento',
    sending: 'Enviando...',
  },
  buy: {
    amount: (currency: string) => `Quantidade em ${currency}`,
    help: (stepCents: number | null) =>
      `De 1,50 a 100,00 por vez${inSteps(stepCents)}, o mesmo valor em reais. Você paga por PIX.`,
    send: 'Gerar código para pagamento',
    done: 'Compra confirmada',
    doneText: 'Os pontos já estão na sua carteira.',
  },
  /** A request that waits for its transfer: after it was made, and again from the list. */
  transfer: {
    title: 'Pedido enviado',
    again: 'Como transferir',
    lead: (amount: string) => `Transfira ${amount} para:`,
    after: (credit: string) =>
      `Assim que a gestão confirmar o depósito, ${credit} entram na sua carteira e avisamos por e-mail.`,
    close: 'Ver meus pedidos',
  },
  list: {
    caption: 'Pedidos de créditos, do mais recente ao mais antigo',
    what: 'Pedido',
    transfer: 'Transferência bancária',
    pix: 'PIX',
    purchase: 'Compra de pontos por PIX',
    amount: 'Valor',
    when: 'Data',
    status: 'Situação',
    reason: (reason: string) => `Motivo: ${reason}`,
    pay: 'Ver PIX',
    how: 'Como transferir',
    cancel: 'Cancelar pedido',
    empty: 'Você ainda não fez pedidos de créditos',
    next: 'Cada pedido aparece aqui, com o que falta para os créditos entrarem na carteira.',
    older: 'Ver mais antigos',
    newest: 'Voltar aos mais recentes',
  },
  cancel: {
    title: 'Cancelar este pedido?',
    transfer: (amount: string) =>
      `O pedido de ${amount} deixa de ser esperado pela gestão. Se você já transferiu, espere a confirmação.`,
    pix: (amount: string) =>
      `O código do PIX de ${amount} deixa de valer. Se você já pagou, espere a confirmação.`,
    confirm: 'Cancelar pedido',
    sending: 'Cancelando...',
    keep: 'Voltar',
    done: 'Pedido cancelado',
  },
  wait: { later: 'Pagar depois', all: 'Ver meus pedidos', cancel: 'Cancelar pedido' },
  paid: { title: 'Créditos na carteira', text: 'O seu pagamento foi confirmado.' },
  /** Literal (D3§8). */
  expired: {
    title: 'Tempo expirado',
    text: 'O tempo máximo para pagamento do PIX expirou. Para comprar novamente, recomece o processo.',
  },
  /** D3§9, WAL-04. */
  redeem: {
    title: 'Resgate do saldo',
    lead: 'Você pode pedir o resgate do saldo da sua carteira. A equipe confere o pedido e responde por e-mail.',
    rules: [
      'O valor mínimo é de R$ 200,00 em prêmios, ou um depósito feito por cartão ou boleto.',
      'O pagamento é feito em até 7 dias úteis.',
      'De depósitos feitos com cartão de débito é descontada uma taxa de 3%; com cartão de crédito, de 5%. Boleto e prêmios não têm taxa.',
      'O valor vai para uma conta corrente em nome do participante. Contas-salário não são aceitas.',
      'Depois do cancelamento do programa, há 30 dias para pedir o resgate.',
    ],
    ask: 'Pedir o resgate',
    subject: 'Resgate do saldo da carteira',
  },
} as const
