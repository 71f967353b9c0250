/** The reasons to refuse a picture or a video, said before it is sent and by the platform (D2§5, GAP-45). */
export const mediaTexts = {
  tooLarge: 'Escolha um arquivo de tamanho menor!',
  wrongType: 'Formato não suportado!',
} as const
