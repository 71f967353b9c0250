/** Texts of the pages about the station and of the menu. */
export const texts = {
  list: 'Páginas e menu',
  lead: 'As que têm nome no menu aparecem no topo do site, nesta ordem.',
  add: 'Adicionar página',
  name: 'Título',
  menu: 'Nome no menu',
  menuHelp: 'Vazio: a página existe, mas não entra no menu.',
  section: 'O menu leva à seção',
  html: 'Texto',
  image: 'Imagem',
  inMenu: 'No menu',
} as const
