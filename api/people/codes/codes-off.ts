import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { endPendingLogins } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { dropRecovery } from './recovery-codes.ts'
import { codeSecrets } from './tables.ts'

/** Takes the codes of an account off, in the caller's transaction: nothing of them is kept. */
export async function codesOff(ctx: ApiContext, participantId: number): Promise<void> {
  await ctx.db
    .update(participants)
    .set({ codesSince: null })
    .where(withId(participants, ctx, participantId))
  await ctx.db
    .delete(codeSecrets)
    .where(inStation(codeSecrets, ctx, eq(codeSecrets.participantId, participantId)))
  await dropRecovery(ctx, participantId)
  await endPendingLogins(ctx, { stationId: ctx.station.id, id: participantId })
}
