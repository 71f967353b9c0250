import { erasedOf, type Kept } from '../../platform/kept.ts'
import { emailChanges } from './tables.ts'

/** Another address that somebody asked for. */
export const accountKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Troca de e-mail em andamento',
    why: 'Para trocar o seu e-mail só depois que os dois endereços confirmarem.',
    basis: 'contract',
    howLong: 'Até a troca terminar ou vencer.',
    rows: [
      erasedOf(emailChanges, {
        'Novo e-mail': emailChanges.email,
        'Pedida em': emailChanges.createdAt,
        'Feita em': emailChanges.changedAt,
      }),
    ],
  },
]
