import { desc, eq, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import { activations } from './tables.ts'

/** An account with the last code it was given, sent or only named; null when there is none (any more). */
export async function newestCode({ db, station }: ApiContext, participantId: number) {
  const [row] = await db
    .select({ account: participants, reference: activations.reference, codeHash: activations.codeHash })
    .from(participants)
    .innerJoin(
      activations,
      inStation(activations, participants, eq(activations.participantId, participants.id)),
    )
    .where(withId(participants, { station }, participantId))
    // Of two of one instant the one that was sent: the other has no end.
    .orderBy(desc(activations.createdAt), sql`${activations.expiresAt} desc nulls last`)
    .limit(1)
  if (!row) return null
  const { account, reference, codeHash } = row
  return { account, email: account.email, reference, isSent: codeHash !== null }
}
