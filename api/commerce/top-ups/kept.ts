import { asDecimal, type Kept, numberOf, signedBy } from '../../platform/kept.ts'
import { topUps } from './tables.ts'

/** Credits that somebody asked for. */
export const topUpKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Pedidos de créditos',
    why: 'Para pôr na carteira o que você pagou.',
    basis: 'law',
    howLong: 'Pelo menos cinco anos, como os livros da estação.',
    stays: 'Ficam valor, dia e situação, sob um número sem nome.',
    rows: [
      numberOf(
        topUps,
        {
          Meio: topUps.way,
          Situação: topUps.state,
          'Valor (R$)': asDecimal(topUps.amountCents),
          Pontos: asDecimal(topUps.pointsH),
          'Motivo da recusa': topUps.reason,
          Quando: topUps.createdAt,
        },
        { reason: null, notice: null, inputDigest: '' },
      ),
      signedBy(topUps, topUps.firstBy, 'firstByName'),
      signedBy(topUps, topUps.decidedBy, 'decidedByName'),
    ],
  },
]
