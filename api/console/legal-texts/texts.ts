/** What the owners' part says of the station's documents. */
export const legalConsoleTexts = {
  empty: 'O texto está vazio: escreva-o antes de publicar.',
  noDraft: 'Não há rascunho para publicar. Alguém da equipe já publicou ou descartou: veja como está agora.',
  names: { terms: 'Termos de uso', privacy: 'Política de privacidade' },
  version: (name: string, number: number) => `${name}, versão ${number}`,
} as const
