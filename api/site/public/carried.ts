import { type Carry, left, movedBy } from '../../platform/carry.ts'
import { supportAnswers, supportMessages } from './tables.ts'

/** Messages to the station (PPL-12). */
export const publicCarried: readonly Carry[] = [
  movedBy(supportMessages, supportMessages.participantId, { name: 'Mensagens à estação' }),
  ...left(supportAnswers, supportAnswers.byId),
]
