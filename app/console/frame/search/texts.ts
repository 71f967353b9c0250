/** Texts of the search over pages of the console and what the station has. */
export const texts = {
  title: 'Procura',
  lead: (term: string) => `O que há com “${term}”.`,
  what: {
    shop: 'Procure páginas da gestão pelo nome, atividades, notícias, e pedidos pelo número, pelo código ou por quem pediu.',
    plain: 'Procure páginas da gestão pelo nome, atividades e notícias.',
  },
  none: 'Nada encontrado. Confira a escrita ou procure outra palavra.',
  pages: 'Páginas da gestão',
  activities: 'Atividades',
  news: 'Notícias',
  orders: 'Pedidos',
  order: (id: number, who: string) => `Pedido ${id}, de ${who}`,
  more: (group: string) => `Ver mais em ${group}`,
} as const
