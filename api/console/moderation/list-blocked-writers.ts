import { asc, gt, isNull, or } from 'drizzle-orm'
import type { BlockedWriter } from '#contract/console/moderation/schemas.ts'
import { writingBlocks } from '../../activities/writing/tables.ts'
import { participants, plainOrder } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'

/** Members who may not write now, by name. */
export async function listBlockedWriters(ctx: ApiContext): Promise<BlockedWriter[]> {
  await requireTeam(ctx)
  const { stationId, participantId, reason, endsAt, createdAt } = writingBlocks
  const rows = await ctx.db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      ...{ reason, endsAt, createdAt },
    })
    .from(writingBlocks)
    .innerJoin(participants, withId(participants, { stationId }, participantId))
    .where(inStation(writingBlocks, ctx, or(isNull(endsAt), gt(endsAt, ctx.ports.clock.now()))))
    .orderBy(asc(plainOrder(participants.name)), asc(participants.id))
    .limit(500)
  return rows.map(({ endsAt, createdAt, ...row }) => ({
    ...row,
    until: endsAt?.toISOString() ?? null,
    since: createdAt.toISOString(),
  }))
}
