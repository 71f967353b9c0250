/** What is said of values of a station's own fields. */
export const ownFieldTexts = {
  choice: 'Escolha uma opção da lista',
  number: 'Escreva um número, como 12 ou 12,5',
  flag: 'Responda sim ou não',
  yes: 'Sim',
  no: 'Não',
} as const
