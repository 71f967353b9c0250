/** Texts of the page for colours, letters and logos. */
export const texts = {
  title: 'Aparência',
  primary: 'Cor de destaque',
  footer: 'Cor do rodapé',
  footerFollows: 'O rodapé acompanha a cor de destaque',
  accent: 'Segunda cor',
  font: 'Letra dos textos',
  heading: 'Letra dos títulos',
  same: 'A mesma dos textos',
  corner: 'Cantos',
  layout: 'Topo do site',
  logo: 'Logo',
  footerLogo: 'Logo do rodapé',
  footerHelp: 'Só se for outro: o do topo já se ajusta à cor do rodapé.',
  try: 'Ver na prévia',
} as const
