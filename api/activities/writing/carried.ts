import { eq } from 'drizzle-orm'
import { type Carry, moved, ofEnded } from '../../platform/carry.ts'
import { inStation } from '../../platform/db/rows.ts'
import { writingBlocks } from './tables.ts'

const blocks = moved(writingBlocks, { same: [] })

/** Whoever may not write does not write again by another account of theirs: of two blocks the one that ends later is kept (PPL-12). */
export const writingCarried: readonly Carry[] = [
  {
    ...blocks,
    async carry(ctx, merge) {
      const [block] = await ctx.db
        .select()
        .from(writingBlocks)
        .where(ofEnded(ctx, blocks, merge))
      const ends = (at: Date | null | undefined) => at?.getTime() ?? Number.POSITIVE_INFINITY
      if (block) {
        const own = inStation(writingBlocks, ctx, eq(writingBlocks.participantId, merge.toId))
        const [kept] = await ctx.db.select().from(writingBlocks).where(own)
        if (kept && ends(kept.endsAt) < ends(block.endsAt))
          await ctx.db.update(writingBlocks).set({ reason: block.reason, endsAt: block.endsAt }).where(own)
      }
      await blocks.carry(ctx, merge)
    },
  },
]
