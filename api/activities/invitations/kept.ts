import { eq } from 'drizzle-orm'
import { asDecimal, erasedBy, erasedByEmail, type Kept } from '../../platform/kept.ts'
import { invitationMails, invitations } from './tables.ts'

/** Whom somebody invited, and who invited them. */
export const invitationKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Convites',
    why: 'Para dar os pontos a quem convidou e a quem veio.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    stays: 'Fica que um número convidou outro, e os pontos disso.',
    rows: [
      {
        table: invitations,
        whose: ({ id }) => eq(invitations.inviterId, id),
        copy: {
          'Convite seu na atividade': invitations.activityId,
          'Os seus pontos': asDecimal(invitations.pointsInviterH),
          Quando: invitations.createdAt,
        },
        onDeletion: 'stays',
      },
      {
        table: invitations,
        whose: ({ id }) => eq(invitations.invitedId, id),
        copy: {
          'Você veio por convite na atividade': invitations.activityId,
          'Os seus pontos': asDecimal(invitations.pointsInvitedH),
          Quando: invitations.createdAt,
        },
        onDeletion: 'stays',
      },
      erasedBy(invitationMails, invitationMails.inviterId, {
        'E-mail que você convidou': invitationMails.email,
        Quando: invitationMails.askedAt,
      }),
      erasedByEmail(invitationMails, invitationMails.email),
    ],
  },
]
