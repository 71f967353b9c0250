import type { pointKinds } from '#contract/console/points/schemas.ts'

/** What members read of points that owners gave or took, and why owners may not. */
export const pointTexts = {
  holdsMerge: 'há pontos que esperam outra pessoa da gestão, em Pontos. Confirme ou recuse antes.',
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
  unknownAct: 'Este lançamento não existe.',
  needsTwo:
    'Só uma pessoa desta estação pode lançar pontos: ninguém mais poderia confirmar. Convide outra em Equipe, como Responsável ou Financeiro.',
  noSecond:
    'Acima do limite da estação outra pessoa confirma, e hoje ninguém mais pode. Convide alguém em Equipe, como Responsável ou Financeiro, ou mude o limite em Pontos.',
  askerGone: 'Quem pediu não cuida mais de pontos nesta estação. Recuse, e peça de novo se for o caso.',
  askedByYou: 'Foi você quem pediu este lançamento: outra pessoa da gestão confirma.',
  decided: (isRefused: boolean, who: string | null) =>
    `Este lançamento já foi ${isRefused ? 'recusado' : 'lançado'}${who ? ` por ${who}` : ''}. Nada mudou.`,
  notThereAny: (missing: string) => `${missing} O lançamento continua esperando.`,
  settingsChanged: (who: string) => `${who} mudou o limite enquanto você editava. Nada foi sobrescrito.`,
  notThere: (amount: string) => `A carteira tem ${amount} para descontar.`,
  mail: { amount: 'Valor', kind: 'Tipo' },
} as const
