import { asDecimal, type Kept, numberOf } from '../../platform/kept.ts'
import { charges } from './tables.ts'

/** What somebody was charged. */
export const paymentKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Pagamentos',
    why: 'Para cobrar o que você comprou e devolver o que volta.',
    basis: 'law',
    howLong: 'Pelo menos cinco anos, como os livros da estação.',
    stays: 'Ficam valor, dia e situação, sob um número sem nome e sem os dígitos do cartão.',
    rows: [
      numberOf(
        charges,
        {
          Código: charges.code,
          Meio: charges.method,
          Situação: charges.state,
          'Valor (R$)': asDecimal(charges.amountCents),
          'Pago (R$)': asDecimal(charges.paidCents),
          'Devolvido (R$)': asDecimal(charges.refundedCents),
          Bandeira: charges.cardBrand,
          'Últimos dígitos': charges.cardLastDigits,
          Quando: charges.createdAt,
          'Pago em': charges.paidAt,
        },
        { cardBrand: null, cardLastDigits: null, pixCode: null, reason: null },
      ),
    ],
  },
]
