/** What the owners' part says of draws of lucky numbers. */
export const luckyConsoleTexts = {
  unknown: 'Este sorteio não existe.',
  full: (most: number) => `Uma estação guarda até ${most} sorteios.`,
  drawn: 'Este sorteio já foi feito.',
  empty: 'Distribua os números antes de sortear.',
  tooMany: 'Seriam números demais: peça mais pontos por número.',
  mail: { draw: 'Sorteio', number: 'Número sorteado' },
} as const
