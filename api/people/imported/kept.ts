import { erasedOf, type Kept, signedBy } from '../../platform/kept.ts'
import { personInvitations } from './tables.ts'

/** Invitations of people whom the team brought. */
export const importedKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'O convite para abrir a sua conta',
    why: 'Para você abrir a conta que a equipe criou para você.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedOf(personInvitations, {
        'E-mail': personInvitations.email,
        'Enviado em': personInvitations.sentAt,
        'Aceito em': personInvitations.acceptedAt,
      }),
      signedBy(personInvitations, personInvitations.byId, 'byName'),
    ],
  },
]
