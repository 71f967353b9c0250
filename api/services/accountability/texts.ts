/** What the platform says of documents of accountability. */
export const accountabilityTexts = { gone: 'Documento não encontrado.' } as const
