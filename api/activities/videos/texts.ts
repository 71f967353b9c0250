/** What the platform says of videos. */
export const videoTexts = {
  unavailable: 'Erro! Esta atividade não está disponível.',
  locked: (name: string) => `Assista antes ao vídeo "${name}".`,
  notBegun: 'Comece a assistir ao vídeo para marcá-lo como visto.',
  tooSoon: 'Assista a pelo menos 80% do vídeo para marcá-lo como visto.',
  notAll: 'Assista a todos os vídeos para participar.',
  notHosted: 'Assista ao vídeo para participar.',
} as const
