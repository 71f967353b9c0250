import { asc, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participants } from './tables.ts'

type Within = { db: ApiContext['db']; station: { id: number } }

/**
 * Locks a participant of the station until the transaction ends: whatever one person does at once happens in turn.
 * `others` are locked with them, all in the order of their numbers: the first locks of a transaction (ADR 24).
 * @throws account_blocked when the account was closed since the call began
 */
export async function lockParticipant(
  ctx: Within,
  participantId: number,
  others: number[] = [],
): Promise<void> {
  const rows = await lockAccounts(ctx, [participantId, ...others])
  const row = rows.find(({ id }) => id === participantId)
  if (row?.status !== 'active') throw new ApiError('account_blocked', 'O seu acesso está bloqueado.')
}

/** Locks accounts of whatever status in the same way, and answers those that still are. */
export function lockAccounts({ db, station }: Within, ids: number[]) {
  return db
    .select({ id: participants.id, status: participants.status })
    .from(participants)
    .where(inStation(participants, { station }, inArray(participants.id, ids)))
    .orderBy(asc(participants.id))
    .for('no key update')
}
