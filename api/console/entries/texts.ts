/** What the platform says of entries that owners write. */
export const entryTexts = {
  somebody: 'Outra pessoa',
  changed: 'Isto mudou enquanto você editava.',
  full: (most: number) => `Você já tem ${most.toLocaleString('pt-BR')}. Remova algum para criar outro.`,
} as const
