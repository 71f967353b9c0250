import { eq } from 'drizzle-orm'
import { type Carry, left, moved, movedAs, ofEnded } from '../../platform/carry.ts'
import { dataRequests, privacyRequests } from './tables.ts'

/** What was asked for by the law, and that it was done; a copy that is being made is made for nobody (PPL-12). */
export const privacyCarried: readonly Carry[] = [
  moved(dataRequests),
  ...left(dataRequests, dataRequests.answeredById),
  movedAs(privacyRequests, async (ctx, merge) => {
    const rows = { table: privacyRequests, column: privacyRequests.participantId }
    await ctx.db
      .update(privacyRequests)
      .set({ state: 'withdrawn', settledAt: ctx.ports.clock.now() })
      .where(ofEnded(ctx, rows, merge, eq(privacyRequests.state, 'working')))
    await ctx.db
      .update(privacyRequests)
      .set({ participantId: merge.toId })
      .where(ofEnded(ctx, rows, merge))
  }),
]
