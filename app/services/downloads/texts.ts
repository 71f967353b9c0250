/** Words of the files for members (D3§2). `empty` is literal. */
export const texts = {
  title: 'Downloads',
  empty: 'Não há arquivos para download',
  openFile: 'Abrir arquivo',
  about: 'Sobre o arquivo',
} as const
