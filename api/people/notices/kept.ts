import { erasedOf, type Kept } from '../../platform/kept.ts'
import { notices } from './tables.ts'

/** What a member was told by mail. */
export const noticeKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Avisos que mandamos a você',
    why: 'Para que cada aviso saia uma vez só.',
    basis: 'contract',
    howLong: 'Noventa dias.',
    rows: [
      erasedOf(notices, { Aviso: notices.kind, Quando: notices.createdAt, 'Enviado em': notices.mailedAt }),
    ],
  },
]
