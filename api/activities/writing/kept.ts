import { erasedOf, type Kept } from '../../platform/kept.ts'
import { writingBlocks } from './tables.ts'

/** That somebody may not write, and why. */
export const writingKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Bloqueio para escrever',
    why: 'Para que quem ofendeu os outros não escreva mais, pelo tempo que a equipe disse.',
    basis: 'interest',
    howLong: 'Até o bloqueio terminar.',
    rows: [
      erasedOf(writingBlocks, {
        Motivo: writingBlocks.reason,
        Até: writingBlocks.endsAt,
        Desde: writingBlocks.createdAt,
      }),
    ],
  },
]
