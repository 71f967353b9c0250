import { erasedByEmail, type Kept } from '../../platform/kept.ts'
import { provedMailboxes } from './tables.ts'

/** Mailboxes of the station's contact, which may be somebody's own. */
export const contactMailKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Caixa de contato da estação',
    why: 'Para mandar o que chega à estação só a quem confirmou que lê esta caixa.',
    basis: 'interest',
    howLong: 'Enquanto a caixa for o contato da estação.',
    rows: [
      erasedByEmail(provedMailboxes, provedMailboxes.email, {
        'E-mail': provedMailboxes.email,
        'Confirmada em': provedMailboxes.provedAt,
      }),
    ],
  },
]
