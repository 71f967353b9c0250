/** Words of the documents of accountability (D3§2, GAP-94). `empty` is literal. */
export const texts = {
  meta: (station: string) => `Prestação de contas | ${station}`,
  title: 'Prestação de contas',
  empty: 'Não há documentos a serem exibidos.',
  noYear: 'Sem data',
  more: 'Próxima página',
  newest: 'Mais recentes',
} as const
