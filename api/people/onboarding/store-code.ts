import type { ApiContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/index.ts'
import type { PreparedCode } from './activation-mail.ts'
import { activations } from './tables.ts'

type Code = PreparedCode | { reference: string; mail: null }

/**
 * Adds a code to an account and its mail to the outbox; to be called in a transaction. A code that is not sent yet
 * (`mail: null`) only has its reference, by which it can be asked for.
 * @param isRegistrants whether who asked showed to be the one who registered
 */
export async function storeCode(
  ctx: ApiContext,
  { participantId, isRegistrants }: { participantId: number; isRegistrants: boolean },
  code: Code,
): Promise<void> {
  const { reference, mail } = code
  const sent = mail && { codeHash: code.codeHash, linkHash: code.linkHash, expiresAt: code.expiresAt }
  await ctx.db.insert(activations).values({
    stationId: ctx.station.id,
    participantId,
    reference,
    isRegistrants,
    createdAt: ctx.ports.clock.now(),
    ...sent,
  })
  if (mail)
    await sendMail(ctx, {
      ...mail,
      stationId: ctx.station.id,
      kind: 'activation',
      to: code.to,
      codeId: reference,
    })
}
