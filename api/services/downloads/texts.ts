/** What the platform says of files for members. */
export const downloadTexts = { gone: 'Arquivo não encontrado.' } as const
