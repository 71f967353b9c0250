import { type Kept, numberOf } from '../../platform/kept.ts'
import { luckyNumbers } from './tables.ts'

/** Numbers of draws. */
export const luckyNumberKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Números da sorte',
    why: 'Para o sorteio ser conferido por todos.',
    basis: 'contract',
    howLong: 'Enquanto o sorteio existir.',
    stays: 'O número continua no sorteio, sem o seu nome: tirá-lo mudaria o resultado.',
    isOf: ({ behaviour }) => behaviour.luckyNumbers,
    rows: [
      numberOf(luckyNumbers, {
        Sorteio: luckyNumbers.drawId,
        Número: luckyNumbers.number,
        Quando: luckyNumbers.createdAt,
      }),
    ],
  },
]
