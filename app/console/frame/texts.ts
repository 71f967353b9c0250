/** Texts around the owners' pages. */
export const texts = {
  rail: 'Gestão da estação',
  visit: 'Ver o site',
  members: 'Ver como participante',
  logout: 'Sair',
  backToOverview: 'Voltar à visão geral',
  leave: {
    title: 'Sair sem salvar?',
    text: 'O que você mudou nesta página ainda não foi salvo.',
    stay: 'Continuar editando',
    go: 'Sair sem salvar',
  },
} as const
