/** What the platform says of carts and checkouts. The first two are literal (D3§2, D3§8). */
export const cartTexts = {
  holdsMerge: 'há uma compra em andamento no carrinho. Espere a reserva acabar.',
  holdsDeletion: 'Há uma compra em andamento no carrinho. Termine ou espere a reserva acabar.',
  empty: 'Você ainda não possui itens no seu carrinho.',
  timeOver: 'O tempo limite de reserva de produto para compra se esgotou. Por favor, comece novamente.',
  notInCart: 'Este produto não está mais no seu carrinho.',
  full: 'O carrinho está cheio: são no máximo 100 produtos diferentes.',
  tooMany: 'A quantidade máxima é 1.000',
  tooManyTickets: (most: number) => `Um pedido tem no máximo ${most} ingressos.`,
  keyOfAnother: 'Este envio já foi usado para outros produtos. Abra a página de novo e repita.',
  beingPaid: 'Há um pedido aguardando pagamento. Conclua ou cancele esse pedido antes de fazer outro.',
  changed: 'Um produto do carrinho mudou. Confira o carrinho antes de continuar.',
  cartFirst: 'Confira o carrinho antes de continuar.',
  /** A state or a city. */
  cepOf: (place: string) => `Este CEP é de ${place}.`,
  noCity: (state: string) => `Não encontramos esta cidade em ${state}. Confira o nome.`,
  notBroughtTo: (state: string) => `Esta entrega não chega a ${state}. Escolha outra.`,
  deliveryFirst: 'Escolha a entrega antes de continuar.',
  paymentFirst: 'Selecione uma forma de pagamento.',
  noPayments: 'Esta estação ainda não recebe pagamentos por cartão ou PIX.',
  noInstallments: 'Este parcelamento não está disponível para esta compra.',
  noCode: 'Este cupom não existe, não vale mais ou não vale para os produtos do carrinho.',
  tooOften: (seconds: number) =>
    `Foram muitas mudanças no carrinho. Continue em ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
} as const
