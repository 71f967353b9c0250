/** What the team and whoever had two accounts read of their merge (PPL-12). */
export const mergeTexts = {
  unknown: 'Esta pessoa não existe nesta estação.',
  same: 'Uma conta não se junta consigo mesma. Escolha outra.',
  endedBefore: 'Esta conta já foi juntada a outra.',
  overtaken: 'Os dados de uma das contas mudaram enquanto você decidia. Confira de novo.',
  held: (holds: readonly string[]) => `As contas não podem ser juntadas agora. ${holds.join(' ')}`,
  of: {
    stays: (text: string) => `Conta que fica: ${text}`,
    ends: (text: string) => `Conta que termina: ${text}`,
  },
  hold: {
    merged: 'já foi juntada a outra.',
    deleted: 'já foi encerrada.',
    deleting:
      'a pessoa pediu a exclusão e está na semana para pensar. Espere ela desistir ou a exclusão terminar.',
    team: 'faz parte da equipe. Encerre antes a função dela, em Equipe.',
    maker: 'criou outra estação, e por isso não se junta a nenhuma.',
  },
  suspended: 'Uma das contas está suspensa. Reative-a, ou suspenda a outra também, antes de juntar.',
  closed: 'A conta que fica ainda não está aberta, e a outra está. Troque qual conta fica.',
  cpfs: 'As duas contas têm CPFs confirmados, e são diferentes. Corrija o que estiver errado antes, ou são duas pessoas.',
  /** In place of the name of an account that ended. */
  ended: 'Conta juntada',
  mail: {
    title: 'As suas duas contas agora são uma',
    stays:
      'A equipe da estação juntou outra conta sua a esta. Saldo, participações, pedidos e o resto dela estão aqui agora. Se a outra conta não era sua, fale com a equipe.',
    ends: 'A equipe da estação juntou a conta deste endereço a outra conta sua, e este endereço não entra mais na estação. Entre com o outro. Se não era a mesma pessoa, fale com a equipe.',
    open: 'Abrir a minha conta',
    ask: 'Falar com a equipe',
    other: 'Outra conta',
    entry: 'Agora você entra com',
    reason: 'Motivo',
  },
} as const
