/** What the platform says of likes. */
export const socialTexts = {
  unavailable: 'Erro! Esta atividade não está disponível.',
  forbidden: 'Você não possui autorização para acessar esta página.',
} as const
