/** What the platform says of vouchers, and of what is paid or attended to get one. */
export const voucherTexts = {
  priceChanged: 'O preço desta atividade mudou. Confira o novo valor antes de pagar. Nada foi cobrado.',
  unpayable: 'O valor desta atividade é maior do que uma carteira pode pagar. Avise a organização.',
  soldOut: 'O estoque desse(s) produto(s) está esgotado no momento.',
  couponOver: 'O prazo para usar este cupom já passou, e ele não é mais vendido.',
  courseOver: 'Este curso já aconteceu, e as inscrições terminaram.',
  noSeats: 'As vagas desta atividade estão esgotadas.',
  contactRequired: 'Para se inscrever, autorize o contato da organização.',
  termsRequired: 'Para se inscrever, aceite as regras da atividade.',
  unknown: 'Voucher não encontrado.',
  notYours: 'Você não possui autorização para validar este voucher.',
  used: (when: string, place: string) => `Este voucher já foi utilizado em ${when}, em ${place}.`,
  usedByYou: (when: string, place: string) => `Você já validou este voucher em ${when}, em ${place}.`,
  usedAlready: (when: string, place: string) =>
    `O voucher desta participação já foi utilizado em ${when}, em ${place}. O que foi entregue não volta: a participação não pode ser desfeita.`,
  usedOfOrder: (when: string, place: string) =>
    `Um voucher deste pedido já foi utilizado em ${when}, em ${place}. O pedido inteiro não pode mais ser devolvido.`,
  expired: 'A data limite deste voucher já passou.',
  cancelled: 'Este voucher foi cancelado.',
} as const
