import { sql } from 'drizzle-orm'
import type { BlockedWriter, NewBlock } from '#contract/console/moderation/schemas.ts'
import { formatInstant } from '../../activities/participation/index.ts'
import { shortName } from '../../activities/writing/index.ts'
import { writingBlocks } from '../../activities/writing/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { listBlockedWriters } from './list-blocked-writers.ts'
import { type AuthorMail, mailToAuthor, tellAuthor } from './tell-author.ts'
import { moderationTexts as texts } from './texts.ts'

/** Keeps a member from writing, in the place of an earlier block; they are told by mail. Sent again it is done. @throws not_found, invalid_input */
export function blockWriter(ctx: ApiContext, block: NewBlock, urls: UrlSettings): Promise<BlockedWriter[]> {
  const { participant: participantId, reason, ends_at } = block
  const endsAt = ends_at ? new Date(ends_at) : null
  let mail: AuthorMail | undefined
  const prepare = async () => {
    if (endsAt && endsAt <= ctx.ports.clock.now()) throw ApiError.fields({ ends_at: texts.pastEnd })
    const link = `${stationUrl(ctx.station, urls)}/homepage`
    const until = endsAt && formatInstant(endsAt, ctx.station.config.timezone)
    mail = await mailToAuthor(ctx, participantId, { act: 'blocked', words: '', reason, until, link }, urls)
  }
  return ownerChange(ctx, { prepare }, async (ctx, owner) => {
    if (participantId === owner.id) throw ApiError.fields({ reason: texts.yourself })
    const name = shortName(await nameOf(ctx, participantId))
    const answer = listBlockedWriters
    const values = {
      stationId: ctx.station.id,
      participantId,
      reason,
      endsAt,
      createdAt: ctx.ports.clock.now(),
    }
    const [changed] = await ctx.db
      .insert(writingBlocks)
      .values(values)
      .onConflictDoUpdate({
        target: [writingBlocks.stationId, writingBlocks.participantId],
        set: { reason, endsAt },
        setWhere: sql`(${writingBlocks.reason}, ${writingBlocks.endsAt}) is distinct from (${reason}, ${endsAt?.toISOString() ?? null}::timestamptz)`,
      })
      .returning()
    if (!changed) return { answer }
    await tellAuthor(ctx, mail)
    const after = { name, reason, until: ends_at ?? null }
    return { done: { what: 'writer.block', part: `writer:${participantId}`, after }, answer }
  })
}

async function nameOf({ db, station }: ApiContext, id: number): Promise<string> {
  const row = await db
    .select({ name: participants.name })
    .from(participants)
    .where(withId(participants, { station }, id))
    .then(one(texts.unknownMember))
  return row.name
}
