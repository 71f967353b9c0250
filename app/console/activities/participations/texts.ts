/** Texts of who took part, and of taking one back. */
export const texts = {
  title: (name: string) => `Participações: ${name}`,
  caption: 'Quem participou, do mais recente ao mais antigo',
  none: 'Ninguém participou desta atividade ainda.',
  anonymous: {
    title: 'Pesquisa anônima',
    text: (waiting: number) =>
      [
        'Para ninguém descobrir de quem é cada resposta, cada pessoa aparece aqui só depois que as respostas são abertas em grupo, e sem o horário.',
        waiting === 0
          ? ''
          : waiting === 1
            ? '1 pessoa espera.'
            : `${waiting.toLocaleString('pt-BR')} pessoas esperam.`,
      ]
        .filter(Boolean)
        .join(' '),
    none: 'Ninguém aparece ainda.',
  },
  person: 'Pessoa',
  when: 'Quando',
  earned: 'Ganhou',
  state: 'Situação',
  undone: 'Desfeita',
  undoneBy: (who: string, when: string) => `Por ${who}, em ${when}`,
  undo: 'Desfazer',
  undoOf: (name: string) => `Desfazer a participação de ${name}`,
  older: 'Mais antigas',
  newest: 'Voltar às mais recentes',
  export: 'Exportar CSV',
  undoing: {
    title: 'Desfazer participação',
    lead: 'Os pontos saem da carteira por um lançamento contrário, o que foi pago volta, e o limite deixa de contar esta participação.',
    activity: 'Atividade',
    reason: 'Motivo',
    reasonHelp: 'A pessoa vê este motivo no extrato. Ele fica também no histórico da estação.',
    confirm: 'Desfazer participação',
    sending: 'Desfazendo...',
    back: 'Voltar para participações',
    short: (available: string, earned: string) =>
      `Os pontos já foram gastos: a carteira tem ${available} de premiações e esta participação rendeu ${earned}. Nada foi desfeito.`,
    available: (amount: string) =>
      `Desfazer mesmo assim e retirar só as premiações que há na carteira: ${amount}`,
    done: (amount: string) => `Participação desfeita. ${amount} voltaram para o programa.`,
    doneNothing: 'Participação desfeita. Não havia pontos a retirar.',
    already: 'Esta participação já foi desfeita.',
  },
  csvHeader: ['Número', 'Nome', 'E-mail', 'Data e hora', 'Pontos', 'Desfeita em', 'Desfeita por', 'Motivo'],
} as const
