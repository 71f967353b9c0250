/** What is said to who may not write. */
export const writingTexts = {
  blocked: (reason: string, until: string | null) =>
    until === null
      ? `A gestão suspendeu o que você escreve para os outros. Motivo: ${reason}`
      : `A gestão suspendeu o que você escreve para os outros até ${until}. Motivo: ${reason}`,
} as const
