import type { ApiContext } from '../context.ts'
import { sendMail } from '../ports/index.ts'
import type { PreparedCode } from './activation-mail.ts'
import { activations } from './tables.ts'

/**
 * Puts a code in the place of the last one of an account and its mail into the outbox; to be called in a transaction.
 * A code that was not sent yet (`mail: null`) only has its reference, for the choice of a method.
 */
export async function storeCode(
  ctx: ApiContext,
  participantId: number,
  code: PreparedCode | { reference: string; mail: null },
): Promise<void> {
  const isSent = code.mail !== null
  const state = {
    reference: code.reference,
    codeHash: isSent ? code.codeHash : null,
    linkHash: isSent ? code.linkHash : null,
    expiresAt: isSent ? code.expiresAt : null,
    tries: 0,
    usedAt: null,
  }
  await ctx.db
    .insert(activations)
    .values({ stationId: ctx.station.id, participantId, ...state })
    .onConflictDoUpdate({ target: [activations.stationId, activations.participantId], set: state })
  if (isSent)
    await sendMail(ctx, { ...code.mail, stationId: ctx.station.id, kind: 'activation', to: code.to })
}
