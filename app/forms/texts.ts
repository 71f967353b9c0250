/** Words of every form. */
export const formTexts = {
  /** For programs; people never see it. */
  honeypot: 'Não preencha este campo',
  cpf: 'CPF',
  email: 'E-mail',
  password: 'Senha',
  phone: 'Telefone',
  date: 'Data',
  cep: 'CEP',
  cardNumber: 'Número do cartão',
  cardExpiry: 'Validade (MM/AA)',
  cardCvv: 'CVV',
} as const
