/** What the platform says of news. */
export const newsTexts = {
  gone: 'Notícia não encontrada.',
  writtenOutside: 'As notícias das consultorias vêm de fora da estação: aqui se publicam as da estação.',
} as const
