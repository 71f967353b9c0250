export const memberCardTexts = {
  notFound: 'Esta carteirinha não existe.',
  forbidden: 'Você não possui autorização para acessar esta página.',
  noPhoto: 'Esta pessoa não tem foto.',
} as const
