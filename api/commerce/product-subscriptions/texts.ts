/** What the platform says of subscriptions to products (ACT-21, D2§5); the first three are literal. */
export const productSubscriptionWords = {
  unselected: 'Por favor, selecione o produto para realizar a assinatura.',
  unavailable: 'Produto indisponível para assinatura no momento.',
  already: 'Já exite uma assinatura vigente para essa atividade.',
  oneActivity: 'Assine os produtos de uma atividade por vez.',
  onlyOne: 'Escolha só um produto dessa atividade.',
  twice: 'Cada produto entra uma vez, com a sua quantidade.',
  /** Beside the movements of the stock, for owners. */
  taken: 'nova assinatura',
  unpaid: 'assinatura não paga',
  ended: 'fim de assinatura',
  isSubscribed:
    'Esta participação vem de uma assinatura vigente. Ela só pode ser desfeita depois que a assinatura terminar.',
} as const
