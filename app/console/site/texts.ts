/** Texts of the overview: the draft as a whole. */
export const texts = {
  title: (name: string) => name,
  clean: 'Tudo o que você mudou está publicado.',
  pending: 'Há mudanças que só você e os outros donos veem.',
  lastBy: (who: string, when: string) => `Última mudança: ${who}, ${when}.`,
  note: 'O que mudou',
  publish: 'Publicar',
  publishing: 'Publicando...',
  discard: 'Descartar mudanças',
  published: 'Publicado. O site já mostra as mudanças.',
  discarded: 'Mudanças descartadas.',
  preview: 'Como o site vai ficar',
  next: 'Atividades',
  nextText: 'O que os participantes fazem, o que ganham e quem já participou.',
  nextLink: 'Ver atividades',
  ask: {
    title: 'Descartar as mudanças?',
    text: 'Tudo o que mudou desde a última publicação, por você ou por outro dono, se perde. O site no ar continua como está.',
  },
} as const
