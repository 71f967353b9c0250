import { erasedOf, type Kept } from '../../platform/kept.ts'
import { calendarFeeds } from './tables.ts'

/** Where a member subscribes to the calendars. */
export const calendarKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Assinatura do calendário',
    why: 'Para os eventos aparecerem na agenda do seu aparelho.',
    basis: 'contract',
    howLong: 'Até você trocar o endereço ou a conta terminar.',
    rows: [erasedOf(calendarFeeds, { 'Assinada em': calendarFeeds.createdAt })],
  },
]
