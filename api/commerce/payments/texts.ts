/** What payers and owners read of charges; sentences that stand beside what a gateway said. */
export const paymentTexts = {
  holdsMerge: 'há um pagamento ou uma devolução sem resposta da empresa de pagamentos. Espere terminar.',
  holdsDeletion: 'Há um pagamento ou uma devolução sem resposta da empresa de pagamentos. Espere terminar.',
  surplus: 'Pagamento fora do prazo ou em duplicidade',
  cpf: 'Informe o seu CPF antes de pagar por cartão ou PIX.',
  cpfTaken: 'Este CPF já tem cadastro nesta estação.',
  noPayments: 'Esta estação ainda não recebe pagamentos por cartão ou PIX.',
  card: 'Este cartão não pode mais ser usado. Escolha outro.',
  notSent: 'O provedor de pagamento não respondeu. Nada foi cobrado.',
  notFound: 'O pagamento não chegou ao provedor. Nada foi cobrado.',
  outside: 'Estornado no provedor de pagamento',
  noGateway: 'O provedor deste pagamento não está configurado agora.',
  unproved: 'Assinatura inválida.',
  tooMuch: 'O valor é maior do que o que ainda pode ser estornado.',
} as const
