/** The refusals of pictures and films (D1§5, D1§8, D2§5, VAL-10). Without zod: pages say them too. */
export const pictureTexts = {
  /** The literal text where the limit is 1, else the real one (GAP-44). */
  tooLarge: (megabytes: number) =>
    megabytes === 1 ? 'Erro: Imagem maior que 1MB' : `Erro: Imagem maior que ${megabytes} MB`,
  /** The refusal of controls that take films, or pictures for the site. */
  mediaTooLarge: (megabytes: number) => `Erro: Imagem/Vídeo maior que ${megabytes} MB`,
  wrongType: 'Formato não suportado!',
  tooManyPixels: 'A imagem tem pixels demais. Reduza-a para até 3.500 de lado.',
} as const
