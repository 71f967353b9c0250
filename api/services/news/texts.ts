/** What the platform says of news. */
export const newsTexts = { gone: 'Notícia não encontrada.' } as const
