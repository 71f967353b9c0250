/** What owners read of somebody's page. */
export const personTexts = {
  unknown: 'Esta pessoa não existe nesta estação.',
  yourself: 'Você não pode suspender a si mesmo.',
  notActive: 'Só quem tem a conta ativa pode ser suspenso.',
  deleted: 'Esta conta foi encerrada.',
  anonymous: 'Participação em pesquisa anônima',
  notInactive: 'Esta conta não espera por ativação.',
  othersNote:
    'Só quem escreveu a nota pode excluí-la, ou quem responde pela estação, se o autor saiu da equipe.',
  overtaken: 'Os dados mudaram enquanto você os corrigia.',
  somebody: 'Alguém',
  emailOwn: 'O e-mail de quem cuida de uma estação só a própria pessoa troca, em Segurança da conta dela.',
  emailTaken: 'Outra conta da estação já tem este e-mail.',
  cpfTaken: 'Outra conta da estação já tem este CPF.',
  /** Behind a covered CPF that looks like the one of before. */
  another: '(outro)',
  mail: {
    title: 'Os dados da sua conta foram corrigidos',
    text: 'A equipe da estação corrigiu dados da sua conta. Se algo não estiver certo, fale com ela.',
    button: 'Ver o meu perfil',
    oldText:
      'A equipe da estação trocou o e-mail da sua conta, e este endereço não entra mais nela. Se não foi você quem pediu, fale com a equipe.',
    oldButton: 'Falar com a equipe',
    changed: 'O que mudou',
    newEmail: 'Novo e-mail',
    reason: 'Motivo',
    fields: {
      name: 'nome',
      email: 'e-mail',
      cpf: 'CPF',
      phone: 'telefone',
      birthday: 'data de nascimento',
      state: 'estado',
      city: 'cidade',
    },
  },
}
