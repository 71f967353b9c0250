import { sql } from 'drizzle-orm'
import { type Kept, numberOf } from '../../platform/kept.ts'
import { cards } from './tables.ts'

/** Cards that somebody keeps at the gateway. */
export const cardKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Cartões guardados',
    why: 'Para pagar sem digitar tudo de novo. O número do cartão fica só com a empresa de pagamentos, nunca aqui.',
    basis: 'contract',
    howLong: 'Até você remover.',
    stays: 'Fica a ordem para a empresa de pagamentos esquecer o cartão, sem nome nem dígitos.',
    rows: [
      numberOf(
        cards,
        {
          Bandeira: cards.brand,
          'Últimos dígitos': cards.lastDigits,
          'Nome no cartão': cards.holderName,
          Validade: cards.expiration,
          'Guardado em': cards.createdAt,
          'Removido em': cards.removedAt,
        },
        // The hourly tidying has the gateway forget what is removed.
        {
          ...{ holderName: '', lastDigits: '', expiration: '', brand: '' },
          removedAt: sql`coalesce(${cards.removedAt}, now())`,
        },
      ),
    ],
  },
]
