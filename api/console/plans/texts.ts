/** What the platform says of owners' plans. */
export const planTexts = {
  unknown: 'Plano não encontrado.',
  unknownSubscriber: 'Assinatura não encontrada.',
  full: (most: number) => `Você já tem ${most} planos. Retire um para oferecer outro.`,
  fullOfWithdrawn: (most: number) =>
    `Você já tem ${most} planos, com os retirados. Mude um dos retirados e volte a oferecer.`,
  benefits: (most: number) => `Escreva no máximo ${most} benefícios, um por linha.`,
  benefitLength: 'Cada benefício pode ter no máximo 120 caracteres.',
  discount: 'O desconto não pode ser maior que o valor do plano.',
  areaOff: (area: string) => `${area}: não está ligado nesta estação, então um plano não pode oferecer.`,
  discountOff: 'Carrinho e pedidos não estão ligados nesta estação, então um plano não pode dar desconto.',
  changed: 'Este plano mudou enquanto você editava.',
} as const
