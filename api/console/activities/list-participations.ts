import { and, desc, eq, lt } from 'drizzle-orm'
import type { ParticipationRow } from '#contract/console/activities/schemas.ts'
import { participations } from '../../activities/participation/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { activityInStation } from './activity-rows.ts'

type Query = { id: number; before?: number | undefined; limit: number }

/**
 * Who took part in an activity, newest first, undone ones too. From one number to the next: the hundredth page costs what
 * the first one costs. @throws not_found
 */
export async function listParticipations(
  ctx: ApiContext,
  { id, before, limit }: Query,
): Promise<{ list: ParticipationRow[]; next: number | null }> {
  await requireOwner(ctx)
  await activityInStation(ctx, id)
  const rows = await ctx.db
    .select({
      id: participations.id,
      participant: { id: participants.id, name: participants.name, email: participants.email },
      createdAt: participations.createdAt,
      earnedH: participations.earnedH,
      undoneAt: participations.undoneAt,
      by: participations.undoneBy,
      reason: participations.undoneReason,
    })
    .from(participations)
    .innerJoin(
      participants,
      and(
        eq(participants.stationId, participations.stationId),
        eq(participants.id, participations.participantId),
      ),
    )
    .where(
      and(
        eq(participations.stationId, ctx.station.id),
        eq(participations.activityId, id),
        before ? lt(participations.id, before) : undefined,
      ),
    )
    .orderBy(desc(participations.id))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(({ createdAt, earnedH, undoneAt, by, reason, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    earned: earnedH / 100,
    undone: undoneAt && {
      at: undoneAt.toISOString(),
      by: by ?? '',
      reason: reason ?? '',
    },
  }))
  return { list, next: rows.length > limit ? (list.at(-1)?.id ?? null) : null }
}
