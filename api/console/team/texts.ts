/** What owners are told about the team of their station. */
export const teamTexts = {
  unknown: 'Pessoa não encontrada na equipe.',
  noRole: 'Escolha ao menos uma função.',
  alreadyThere: 'Esta pessoa já faz parte da equipe. Abra o nome dela para mudar o que ela faz.',
  closed: 'Esta conta não está ativa nesta estação.',
  last: 'A estação precisa de um responsável. Dê esta função a outra pessoa antes de tirar.',
  changed: 'As funções desta pessoa mudaram enquanto esta página estava aberta. Confira de novo.',
  codesFirst: 'Ative antes os códigos na sua conta: quem pede códigos da equipe precisa ter os seus.',
  ownCodes: 'Os seus códigos você desativa na página de segurança da sua conta.',
  full: (most: number) => `A equipe tem no máximo ${most} pessoas e convites.`,
} as const
