/** What the platform says of cases that owners write. */
export const caseTexts = {
  taken: 'Já existe um processo com este número nesta área.',
  changed: 'Este processo mudou enquanto você editava.',
  full: (most: number) => `Você já tem ${most.toLocaleString('pt-BR')} processos.`,
} as const
