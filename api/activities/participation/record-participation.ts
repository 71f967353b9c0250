import { eq, isNull } from 'drizzle-orm'
import { type Cause, earn } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { participations } from './tables.ts'

type NewParticipation = Omit<
  typeof participations.$inferInsert,
  'id' | 'stationId' | 'createdAt' | 'undoneAt'
>
type Recording = {
  /** Books what it cost, before anything is earned. */
  pay?: (participationId: number) => Promise<void>
  /** What the statement says of what it earned. */
  earning: { cause: Extract<Cause, 'participation' | 'invitation'>; note: string }
}

/**
 * Writes a participation and books what it earned; the only place that does. Undefined when there is one under its key.
 * To be called under the lock of the participant.
 */
export async function recordParticipation(
  ctx: Pick<ApiContext, 'db' | 'ports' | 'station'>,
  values: NewParticipation,
  { pay, earning }: Recording,
) {
  const [row] = await ctx.db
    .insert(participations)
    .values({ ...values, stationId: ctx.station.id, createdAt: ctx.ports.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (!row) return undefined
  await pay?.(row.id)
  const { id, participantId, activityId, earnedH } = row
  if (earnedH > 0)
    await earn(ctx, {
      participantId,
      key: `participation:${id}`,
      referenceId: activityId,
      amountH: earnedH,
      ...earning,
    })
  return row
}

type Closing = { id: number; by: string; reason: string; takenH: number }

/**
 * A participation that came of something else, which is taken back by whoever made it: no limit and no prerequisite counts it any more.
 * What it earned they took back themselves. Under the lock of its participant; twice is once.
 */
export async function closeParticipation(
  { db, station, ports }: Pick<ApiContext, 'db' | 'station' | 'ports'>,
  { id, by, reason, takenH }: Closing,
): Promise<void> {
  await db
    .update(participations)
    .set({ undoneAt: ports.clock.now(), undoneBy: by, undoneReason: reason, undoneTakenH: takenH })
    .where(withId(participations, { station }, id, isNull(participations.undoneAt)))
}

/** Whether somebody took part in an activity, and it was not taken back. */
export async function hasTakenPart(
  { db, station }: ApiContext,
  participantId: number,
  activityId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: participations.id })
    .from(participations)
    .where(
      inStation(
        participations,
        { station },
        eq(participations.participantId, participantId),
        eq(participations.activityId, activityId),
        isNull(participations.undoneAt),
      ),
    )
    .limit(1)
  return row !== undefined
}
