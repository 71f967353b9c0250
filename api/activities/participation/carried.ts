import { not } from 'drizzle-orm'
import { type Carry, hasSame, moved, movedAs, ofEnded } from '../../platform/carry.ts'
import { participations, shareLinks } from './tables.ts'

/**
 * Both took part, and were given what it gives: all of it stays taken part in. A link to share of the same activity goes on leading there
 * beside that of the account that stays (PPL-12).
 */
export const participationCarried: readonly Carry[] = [
  moved(participations, { name: 'Participações', key: participations.idempotencyKey }),
  movedAs(shareLinks, async (ctx, merge) => {
    const rows = { table: shareLinks, column: shareLinks.participantId }
    await ctx.db
      .update(shareLinks)
      .set({ participantId: merge.toId })
      .where(ofEnded(ctx, rows, merge, not(hasSame(ctx, rows, [shareLinks.activityId], merge))))
  }),
]
