import { and, eq } from 'drizzle-orm'
import type { BlockedWriter } from '#contract/console/moderation/schemas.ts'
import { shortName } from '../../activities/writing/index.ts'
import { writingBlocks } from '../../activities/writing/tables.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { listBlockedWriters } from './list-blocked-writers.ts'

/** Lets a member write again. Who may already is left alone: sent again it is done. */
export function unblockWriter(ctx: ApiContext, id: number): Promise<BlockedWriter[]> {
  return ownerChange(ctx, {}, async (ctx) => {
    const answer = listBlockedWriters
    const blocked = (await listBlockedWriters(ctx)).find((one) => one.id === id)
    await ctx.db
      .delete(writingBlocks)
      .where(and(eq(writingBlocks.stationId, ctx.station.id), eq(writingBlocks.participantId, id)))
    if (!blocked) return { answer }
    const before = { name: shortName(blocked.name), reason: blocked.reason }
    return { done: { what: 'writer.unblock', part: `writer:${id}`, before }, answer }
  })
}
