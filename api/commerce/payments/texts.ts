/** What payers and owners read of charges; sentences that stand beside what a gateway said. */
export const paymentTexts = {
  notFound: 'O pagamento não chegou ao provedor. Nada foi cobrado.',
  outside: 'Estornado no provedor de pagamento',
  noGateway: 'O provedor deste pagamento não está configurado agora.',
  unproved: 'Assinatura inválida.',
  tooMuch: 'O valor é maior do que o que ainda pode ser estornado.',
} as const
