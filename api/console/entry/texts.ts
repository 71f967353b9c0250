export const entryTexts = {
  noPromotion: 'Este formulário é só de estações feitas para promoções de viagem.',
} as const
