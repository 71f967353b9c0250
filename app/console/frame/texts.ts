/** Texts around the owners' pages. */
export const texts = {
  rail: 'Gestão da estação',
  visit: 'Ver o site',
  members: 'Ver a vitrine',
  logout: 'Sair',
  backToOverview: 'Voltar para a gestão',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  waits: (count: number) => (count === 1 ? 'espera' : 'esperam'),
  /** The first group has one entry, which says what it is. */
  groups: {
    today: '',
    people: 'Pessoas',
    content: 'Conteúdo',
    sales: 'Vendas',
    service: 'Atendimento',
    site: 'Site',
    settings: 'Ajustes',
  },
  search: {
    label: 'Procurar na gestão',
    placeholder: 'Procurar',
    submit: 'Procurar em toda a gestão',
  },
  leave: {
    title: 'Sair sem salvar?',
    text: 'O que você mudou nesta página ainda não foi salvo.',
    stay: 'Continuar editando',
    go: 'Sair sem salvar',
  },
} as const
