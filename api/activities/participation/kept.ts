import { asDecimal, erasedOf, type Kept, numberOf, signedAs } from '../../platform/kept.ts'
import { participations, shareLinks } from './tables.ts'

/** What somebody took part in. */
export const participationKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Atividades de que você participou',
    why: 'Para dar os pontos combinados e não contar ninguém duas vezes.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    stays:
      'Ficam a atividade, o dia e os pontos, sob um número sem nome: as contas dos pontos são feitas deles.',
    rows: [
      numberOf(
        participations,
        {
          Atividade: participations.activityId,
          Quando: participations.createdAt,
          'Pontos ganhos': asDecimal(participations.earnedH),
          'Pontos gastos': asDecimal(participations.spentH),
          Voucher: participations.voucherCode,
          Dados: participations.data,
          'Desfeita em': participations.undoneAt,
        },
        { data: {}, inputDigest: null, feedbackMessage: null, undoneReason: null },
      ),
      signedAs(participations, participations.undoneBy, 'undoneBy'),
      erasedOf(shareLinks, { 'Link que você compartilhou': shareLinks.code, Quando: shareLinks.createdAt }),
    ],
  },
]
