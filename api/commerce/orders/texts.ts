import { waitText } from '../../platform/rate-limit/index.ts'
import { formatReais } from '../payments/index.ts'

/** What the platform says of orders (D3§4, D3§8); `vouchersFailed` is literal. */
export const orderTexts = {
  holdsMerge: (code: string) =>
    `o pedido ${code} espera o pagamento ou uma devolução. Espere terminar, ou cancele o pedido.`,
  holdsDeletion: (codes: string) =>
    `Há pedidos que ainda não terminaram: ${codes}. Espere a entrega ou a devolução, ou desista deles em Pedidos.`,
  unknown: 'Pedido não encontrado.',
  changed: 'O valor do pedido mudou. Confira o novo valor antes de pagar. Nada foi cobrado.',
  otherCart: 'O seu pedido mudou em outra página. Confira o pedido antes de pagar. Nada foi cobrado.',
  keyOfAnother: 'Este envio já foi usado para outro pedido. Abra a página de novo e repita.',
  tooOften: (seconds: number) => `Foram muitos pedidos em pouco tempo. Continue em ${waitText(seconds)}.`,
  tooManyUnpaid: (seconds: number) => {
    const hours = Math.ceil(seconds / 3_600)
    return `Muitos pedidos seus não foram pagos nas últimas 24 horas. Você poderá pagar por cartão ou PIX de novo em ${hours === 1 ? 'até 1 hora' : `${hours} horas`}. Nada foi cobrado.`
  },
  vouchersFailed: 'Erro ao gerar os vouchers em lote.',
  givenUp: 'Cancelado por você.',
  putAside:
    'Cancelado por você, sem resposta da operadora. Se o pagamento ainda for confirmado, o valor volta sozinho pela mesma forma de pagamento.',
  notWaiting: 'Este pedido não está mais aguardando pagamento.',
  cannotMove: (label: string) => `Este pedido está em '${label}' e não pode mudar assim.`,
  withdrawOver: 'O prazo de 7 dias para desistir desta compra já passou.',
  refundRunning: 'Um estorno deste pedido ainda está sendo processado. Aguarde a conclusão dele.',
  refundTooMuch: (cents: number) =>
    `O valor é maior do que o que ainda pode ser estornado: ${formatReais(cents)}.`,
  refundNothing: 'Informe o valor a estornar.',
  notPaid: 'Só um pedido pago pode ser estornado.',
  cashbackOwed:
    'O cashback desta compra já tinha sido usado. Ele será descontado só das suas próximas premiações, nunca de créditos pagos.',
  nothingBack: 'Este produto não tem tantas unidades para voltar ao estoque.',
  delivered: 'Esta parte do pedido já foi entregue.',
  goesBack: 'Esta parte do pedido está sendo devolvida e não pode mais ser entregue.',
  refundedSince:
    'Depois desta entrega pediram um estorno do pedido, que conta com ela. Ela não pode mais ser desfeita.',
  notDeliverable: 'Só um pedido pago pode ser entregue.',
  isOfOrder: 'Esta participação veio de um pedido. Para desfazê-la, estorne o pedido.',
  late: (cents: number) =>
    `Recebemos um pagamento de ${formatReais(cents)} quando este pedido já estava encerrado. O valor está sendo devolvido pela mesma forma de pagamento.`,
  twice: (cents: number) =>
    `Recebemos ${formatReais(cents)} a mais do que o valor deste pedido. A diferença está sendo devolvida pela mesma forma de pagamento.`,
  wentBack: (cents: number) => `Recebemos ${formatReais(cents)} a mais neste pedido e devolvemos esse valor.`,
  lateWentBack: (cents: number) =>
    `Recebemos um pagamento de ${formatReais(cents)} quando este pedido já estava encerrado e devolvemos esse valor.`,
  lateStays: (cents: number) =>
    `Recebemos um pagamento de ${formatReais(cents)} quando este pedido já estava encerrado e ainda não conseguimos devolver esse valor. Fale conosco.`,
  stays: (cents: number) =>
    `Recebemos ${formatReais(cents)} a mais neste pedido e ainda não conseguimos devolver esse valor. Fale conosco.`,
  withdrawal: 'Desistência da compra',
} as const
