import { type Kept, numberOf } from '../../platform/kept.ts'
import { activityLikes } from './tables.ts'

/** What somebody likes among activities. */
export const socialKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Curtidas em atividades',
    why: 'Para contar cada pessoa uma vez.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    stays: 'A curtida continua contada, sob um número sem nome.',
    rows: [numberOf(activityLikes, { Atividade: activityLikes.targetId, Quando: activityLikes.createdAt })],
  },
]
