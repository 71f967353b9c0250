/** What is said once something was changed. */
export const texts = {
  saved: 'Salvo no rascunho.',
  done: 'Feito.',
  kept: (who: string) =>
    `${who} removeu esta parte enquanto você editava. O que você digitou foi guardado como uma nova, no fim da lista.`,
} as const
