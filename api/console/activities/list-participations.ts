import { desc, eq, lt, lte } from 'drizzle-orm'
import type { ParticipationRow } from '#contract/console/activities/schemas.ts'
import { participations } from '../../activities/participation/tables.ts'
import { isAnonymous, waitingOf } from '../../activities/research/index.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { activityInStation } from './activity-rows.ts'

type Query = { id: number; before?: number | undefined; limit: number }

/**
 * Who took part in an activity, newest first, undone ones too. From one number to the next: the hundredth page costs what
 * the first one costs. Of anonymous research nobody is listed before answers as many as those after them were opened, and nobody with
 * the time (SEC-93). @throws not_found
 */
export async function listParticipations(
  ctx: ApiContext,
  { id, before, limit }: Query,
): Promise<{ waiting: number | null; list: ParticipationRow[]; next: number | null }> {
  await requireTeam(ctx)
  const waiting = isAnonymous((await activityInStation(ctx, id)).body) ? await waitingOf(ctx, id) : null
  const last = waiting ? await beforeNewest(ctx, id, waiting) : null
  if (last === undefined) return { waiting, list: [], next: null }
  const { rows, last: lastShown } = await page(
    ctx.db
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
      .innerJoin(participants, withId(participants, participations, participations.participantId))
      .where(
        inStation(
          participations,
          ctx,
          eq(participations.activityId, id),
          before ? lt(participations.id, before) : undefined,
          last === null ? undefined : lte(participations.id, last),
        ),
      )
      .orderBy(desc(participations.id)),
    limit,
  )
  const list = rows.map(({ createdAt, earnedH, undoneAt, by, reason, ...row }) => ({
    ...row,
    createdAt: waiting === null ? createdAt.toISOString() : null,
    earned: earnedH / 100,
    undone: undoneAt && {
      at: undoneAt.toISOString(),
      by: by ?? '',
      reason: reason ?? '',
    },
  }))
  return { waiting, list, next: lastShown?.id ?? null }
}

/** The newest participation but for so many; undefined where there are no more. */
async function beforeNewest({ db, station }: ApiContext, activityId: number, count: number) {
  const [row] = await db
    .select({ id: participations.id })
    .from(participations)
    .where(inStation(participations, { station }, eq(participations.activityId, activityId)))
    .orderBy(desc(participations.id))
    .offset(count)
    .limit(1)
  return row?.id
}
