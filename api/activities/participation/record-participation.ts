import { type Cause, earn } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
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
