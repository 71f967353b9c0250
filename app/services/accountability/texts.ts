/** Words of the documents of accountability (D3§2, GAP-94). `empty` is literal. */
export const texts = {
  title: 'Prestação de contas',
  empty: 'Não há documentos a serem exibidos.',
  noYear: 'Sem data',
} as const
