export const linkTexts = {
  short: 'Este link não existe.',
  foreignAddress: 'Só é possível encurtar endereços desta estação.',
  subscribe: 'Houve um erro ao inscrevê-lo(a) em nossa página. Por favor, recarregue a página.',
  unsubscribe: 'Houve um erro ao desinscrevê-lo(a) em nossa lista, por favor, recarregue a página.',
} as const
