/** What the platform says of files that owners send for members. */
export const documentTexts = {
  choose: 'Escolha um arquivo.',
  tooLarge: (megabytes: number) => `Erro: Arquivo maior que ${megabytes} MB`,
  wrongType: 'Envie um PDF, uma imagem PNG, JPEG ou WebP, ou um documento do Office.',
} as const
