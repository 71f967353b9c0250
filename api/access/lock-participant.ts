import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { participants } from './tables.ts'

/**
 * Locks a participant of the station until the transaction ends: whatever one person does at once happens in turn.
 * @throws account_blocked when the account was closed since the call began
 */
export async function lockParticipant({ db, station }: ApiContext, participantId: number): Promise<void> {
  const [row] = await db
    .select({ status: participants.status })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, participantId)))
    .for('no key update')
  if (row?.status !== 'active') throw new ApiError('account_blocked', 'O seu acesso está bloqueado.')
}
