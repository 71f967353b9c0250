import { erasedBy, erasedByEmail, type Kept } from '../../platform/kept.ts'
import { teamInvitations } from './tables.ts'

/** Invitations to the team, of an address and by somebody. */
export const teamKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'Convites para a equipe',
    why: 'Para que só quem foi convidado entre na equipe.',
    basis: 'contract',
    howLong: 'Até o convite ser aceito ou vencer, em sete dias.',
    rows: [
      erasedByEmail(teamInvitations, teamInvitations.email, {
        'E-mail': teamInvitations.email,
        'Vale até': teamInvitations.expiresAt,
      }),
      erasedBy(teamInvitations, teamInvitations.invitedById),
    ],
  },
]
