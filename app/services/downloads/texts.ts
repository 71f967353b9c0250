/** Words of the files for members (D3§2). `empty` is literal. */
export const texts = {
  meta: (title: string, station: string) => `${title} | ${station}`,
  title: 'Downloads',
  empty: 'Não há arquivos para download',
  openFile: 'Abrir arquivo',
  about: 'Sobre o arquivo',
  more: 'Próxima página',
  newest: 'Mais recentes',
} as const
