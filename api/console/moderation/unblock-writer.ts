import { eq } from 'drizzle-orm'
import type { BlockedWriter } from '#contract/console/moderation/schemas.ts'
import { shortName } from '../../activities/writing/index.ts'
import { writingBlocks } from '../../activities/writing/tables.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { listBlockedWriters } from './list-blocked-writers.ts'
import { type AuthorMail, mailToAuthor, tellAuthor } from './tell-author.ts'

/** Lets a member write again; they are told by mail. Who may already is left alone: sent again it is done. */
export function unblockWriter(ctx: ApiContext, id: number, urls: UrlSettings): Promise<BlockedWriter[]> {
  let mail: AuthorMail | undefined
  const prepare = async () => {
    if (!(await blockOf(ctx, id))) return
    const link = `${stationUrl(ctx.station, urls)}/homepage`
    mail = await mailToAuthor(ctx, id, { act: 'unblocked', words: '', reason: '', link }, urls)
  }
  return ownerChange(ctx, { prepare }, async (ctx) => {
    const answer = listBlockedWriters
    const blocked = await blockOf(ctx, id)
    await ctx.db
      .delete(writingBlocks)
      .where(inStation(writingBlocks, ctx, eq(writingBlocks.participantId, id)))
    if (!blocked) return { answer }
    await tellAuthor(ctx, mail)
    const before = { name: shortName(blocked.name), reason: blocked.reason }
    return { done: { what: 'writer.unblock', part: `writer:${id}`, before }, answer }
  })
}

/** Blocks that are over by now are none. */
const blockOf = async (ctx: ApiContext, id: number) =>
  (await listBlockedWriters(ctx)).find((one) => one.id === id)
