/** What the platform says of vouchers. */
export const voucherTexts = {
  unknown: 'Voucher não encontrado.',
  notYours: 'Você não possui autorização para validar este voucher.',
  used: (when: string, place: string) => `Este voucher já foi utilizado em ${when}, em ${place}.`,
  usedByYou: (when: string, place: string) => `Você já validou este voucher em ${when}, em ${place}.`,
  usedAlready: (when: string, place: string) =>
    `O voucher desta participação já foi utilizado em ${when}, em ${place}. O que foi entregue não volta: a participação não pode ser desfeita.`,
  expired: 'A data limite deste voucher já passou.',
  cancelled: 'Este voucher foi cancelado.',
} as const
