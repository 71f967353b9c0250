import { not } from 'drizzle-orm'
import { type Carry, hasSame, movedAs, ofEnded } from '../../platform/carry.ts'
import { shortLinks } from './tables.ts'

/** Links that somebody sent to others go on leading somewhere: one of the same page stays beside that of the account that stays (PPL-12). */
export const linkCarried: readonly Carry[] = [
  movedAs(shortLinks, async (ctx, merge) => {
    const rows = { table: shortLinks, column: shortLinks.participantId }
    await ctx.db
      .update(shortLinks)
      .set({ participantId: merge.toId })
      .where(ofEnded(ctx, rows, merge, not(hasSame(ctx, rows, [shortLinks.path], merge))))
  }),
]
