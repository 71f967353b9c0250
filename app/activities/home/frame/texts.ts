/** Words of the frame around all of a member's pages (D2§2). Every one of them loads these, and no others of the home. */
export const texts = {
  home: (name: string) => `${name}, início`,
  menu: 'Menu',
  shortcuts: 'Atalhos',
  account: 'Minha conta',
  allOfAccount: 'Tudo da sua conta',
  logout: 'Sair',
  cart: (items: number) => `Carrinho, ${items} ${items === 1 ? 'item' : 'itens'}`,
  balanceUnknown: 'Saldo indisponível',
  management: 'Gestão da estação',
  error: 'Erro',
  /** Of an account that is about to go (PPL-31). */
  deletion: {
    text: (at: string) => `A sua conta será excluída em ${at}.`,
    link: 'Ver ou desistir',
  },
} as const
