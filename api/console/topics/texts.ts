/** What the owners' part says of topics. */
export const topicTexts = {
  again: 'Este título está duas vezes no arquivo.',
  imported: ({ created, changed }: { created: number; changed: number }) =>
    `${created === 1 ? '1 tema novo' : `${created} temas novos`}, ${changed === 1 ? '1 atualizado' : `${changed} atualizados`}`,
} as const
