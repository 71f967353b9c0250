import type { pointKinds } from '#contract/console/points/schemas.ts'

/** What members read of points that owners gave or took, and why owners may not. */
export const pointTexts = {
  kinds: {
    correction: 'Correção',
    courtesy: 'Cortesia',
    prize: 'Prêmio',
    reversal: 'Estorno manual',
    other: 'Lançamento da gestão',
  } satisfies Record<(typeof pointKinds)[number], string>,
  note: (kind: string, reason: string) => `${kind}: ${reason}`,
  unknown: 'Esta pessoa não faz parte da estação.',
  closed: {
    mine: 'Na sua própria carteira quem lança é outra pessoa da gestão.',
    inactive: 'Este cadastro ainda não foi ativado. Só carteiras de cadastros ativos recebem lançamentos.',
    deleted: 'Esta conta foi excluída e não recebe lançamentos.',
  },
  notThere: (amount: string) => `A carteira tem ${amount} para descontar.`,
  mail: { amount: 'Valor', kind: 'Tipo' },
} as const
