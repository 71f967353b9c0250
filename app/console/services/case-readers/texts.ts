/** Texts of the owners' page of accounts whose CPF is to be confirmed. */
export const texts = {
  title: 'Contas e CPF',
  lead: 'Qualquer pessoa pode digitar um CPF ao se cadastrar. Confirme só as contas que vocês conhecem: a partir daí, a pessoa vê os processos deste CPF.',
  tabs: {
    label: 'Contas',
    no: (n: number) => (n === 0 ? 'A confirmar' : `A confirmar (${n.toLocaleString('pt-BR')})`),
    yes: 'Confirmadas',
  },
  none: {
    no: 'Nenhuma conta espera confirmação. Aqui aparecem contas cujo CPF tem processos.',
    yes: 'Nenhuma conta foi confirmada ainda.',
  },
  caption: {
    no: 'Contas a confirmar, da mais nova à mais antiga',
    yes: 'Contas confirmadas, da mais nova à mais antiga',
  },
  person: 'Pessoa',
  cpf: 'CPF',
  since: 'Conta desde',
  confirmedAt: 'Confirmada em',
  decide: 'Decidir',
  confirm: 'Confirmar',
  confirmOf: (name: string) => `Confirmar a conta de ${name}`,
  undo: 'Desfazer',
  undoOf: (name: string) => `Desfazer a confirmação de ${name}`,
  confirmed: 'Conta confirmada: a pessoa já vê os processos deste CPF.',
  undone: 'Confirmação desfeita: a pessoa não vê mais os processos deste CPF.',
  older: 'Ver mais antigas',
  newest: 'Voltar às mais recentes',
  history: { confirm: 'confirmou o CPF da conta', undo: 'desfez a confirmação do CPF da conta' },
} as const
