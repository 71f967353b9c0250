import { eq, not } from 'drizzle-orm'
import { type Carry, hasSame, movedBy, ofEnded } from '../../platform/carry.ts'
import { invitationMails, invitations } from './tables.ts'

const invited = { table: invitations, column: invitations.invitedId }

/**
 * Whom somebody invited stays invited by them. Where both came by an invitation, each stays in the books under its number; nobody has invited
 * themselves (PPL-12, GAP-57).
 */
export const invitationCarried: readonly Carry[] = [
  movedBy(invitations, invitations.inviterId, { name: 'Pessoas convidadas' }),
  {
    ...{ ...invited, how: 'moved' },
    async carry(ctx, merge) {
      await ctx.db
        .update(invitations)
        .set({ invitedId: merge.toId })
        .where(ofEnded(ctx, invited, merge, not(hasSame(ctx, invited, [], merge))))
      await ctx.db
        .update(invitations)
        .set({ inviterId: null })
        .where(ofEnded(ctx, invited, { ...merge, fromId: merge.toId }, eq(invitations.inviterId, merge.toId)))
      await ctx.db
        .update(invitations)
        .set({ inviterId: null })
        .where(ofEnded(ctx, invited, merge, eq(invitations.inviterId, merge.toId)))
    },
  },
  movedBy(invitationMails, invitationMails.inviterId, {
    same: [invitationMails.activityId, invitationMails.email],
  }),
]
