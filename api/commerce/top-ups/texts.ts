import { waitText } from '../../platform/rate-limit/index.ts'
import { formatReais } from '../payments/index.ts'

/** What the platform says of requests for credits to who asks and to owners. */
export const topUpTexts = {
  holdsMerge: 'há um pedido de créditos que ninguém confirmou. Confirme ou recuse antes, em Transferências.',
  holdsDeletion: 'Há um pedido de créditos que a estação ainda não confirmou.',
  unknown: 'Pedido de créditos não encontrado.',
  noWay: 'Esta estação não recebe créditos desta forma. Escolha outra.',
  noPurchase: 'Esta estação não vende pontos.',
  keyOfAnother: 'Este envio já foi usado para outro pedido. Abra a página de novo e repita.',
  otherRate: 'Quanto vale um ponto acabou de mudar. Abra a página de novo e repita.',
  tooOften: (seconds: number) => `Foram muitos pedidos em pouco tempo. Continue em ${waitText(seconds)}.`,
  tooManyWaiting: (most: number) =>
    `Você já tem ${most} pedidos aguardando. Espere a confirmação ou cancele um deles.`,
  notWaiting: 'Este pedido não está mais aguardando.',
  putAside:
    'Cancelado por você, sem resposta da operadora. Se o pagamento ainda for confirmado, o valor volta sozinho.',
  givenUp: 'Cancelado por você.',
  ownRequest: 'Este pedido é seu. Outra pessoa da gestão precisa confirmar ou recusar.',
  needsTwo:
    'Este valor precisa de duas pessoas da gestão que não sejam quem pediu, e a estação só tem uma. Mude a regra em Dados da estação e publique.',
  undoneSince:
    'Este pedido já tinha sido confirmado e a confirmação foi desfeita. Confira como ele está agora.',
  usedSince: 'Parte destes créditos já foi usada: a confirmação não pode mais ser desfeita.',
  firstIsYou: 'Você já confirmou este pedido. Por causa do valor, falta outra pessoa da gestão.',
  isPix: 'Este pedido é pago por PIX e entra sozinho na carteira.',
  decided: (status: string, who: string | null) =>
    `Este pedido já está em '${status}'${who ? `, por ${who}` : ''}. Nada mudou.`,
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
  takenBack: (cents: number) =>
    `${formatReais(cents)} deste pagamento foram estornados, e os créditos saíram da sua carteira.`,
  owed: (cents: number) =>
    `${formatReais(cents)} deste pagamento foram estornados. Os créditos já tinham sido usados e serão descontados dos próximos.`,
  /** What the statement says. */
  notes: {
    transfer: 'Créditos abastecidos por transferência',
    pix: 'Créditos abastecidos por PIX',
    purchase: 'Compra de pontos',
    back: 'Créditos estornados',
    undone: 'Confirmação de transferência desfeita',
  },
} as const
