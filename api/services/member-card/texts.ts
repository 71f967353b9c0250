export const memberCardTexts = {
  notFound: 'Esta carteirinha não existe.',
  noPhoto: 'Esta pessoa não tem foto.',
} as const
