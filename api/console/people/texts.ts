const count = (n: number) => (n === 1 ? '1 pessoa' : `${n.toLocaleString('pt-BR')} pessoas`)

export const peopleTexts = {
  people: count,
  holdsMerge:
    'está em um crédito a várias pessoas que espera confirmação, em Pontos. Confirme ou recuse antes.',
  noFile: 'Você não possui autorização para exportar pessoas.',
  nobody: 'Ninguém foi escolhido. Marque pessoas na lista, ou mude o filtro.',
  otherCount: (n: number) =>
    `Agora ${n === 1 ? 'é 1 pessoa' : `são ${n.toLocaleString('pt-BR')} pessoas`}. Confira e confirme de novo.`,
  unknownAct: 'Esta ação não existe mais.',
  busy: 'Outra ação como esta ainda está em andamento. Espere terminar.',
  busyTag: 'Esta etiqueta ainda está sendo posta ou tirada. Espere terminar.',
  somebody: 'Alguém',
  renamed: 'O nome mudou enquanto você escrevia outro.',
  unknownView: 'Esta visão não existe mais.',
  takenView: 'Já existe uma visão com este nome.',
  unknownTag: 'Não há etiqueta com este nome.',
  takenTag: 'Já existe uma etiqueta com este nome.',
  fullTags: (n: number) => `A estação já tem ${n} etiquetas. Remova uma antes de criar outra.`,
  fullViews: (n: number) => `A estação já tem ${n} visões. Remova uma antes de salvar outra.`,
  notDone: {
    team: 'Faz parte da equipe: suspenda na página da pessoa.',
    deleted: 'A conta foi excluída.',
    inactive: 'Ainda não confirmou o cadastro.',
    imported: 'Ainda não abriu a conta.',
    invited: 'Ainda não abriu a conta.',
    pending: 'A entrada não foi aprovada.',
    refused: 'A entrada não foi aprovada.',
    confirmed: 'Não espera por ativação.',
    tooOften: 'Já recebeu este e-mail há pouco.',
  },
} as const
