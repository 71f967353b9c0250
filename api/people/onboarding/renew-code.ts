import { eq, isNull } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import type { RenewCode } from '../../platform/mail/index.ts'
import { activationMinutes } from './activation-mail.ts'
import { activations } from './tables.ts'

/** A code whose mail leaves late lives from now on, unless it was used or its registration is gone. */
export const renewCode: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const expiresAt = new Date(ports.clock.now().getTime() + activationMinutes * 60_000)
  const renewed = await db
    .update(activations)
    .set({ expiresAt })
    .where(inStation(activations, { stationId }, eq(activations.reference, id), isNull(activations.usedAt)))
    .returning({ reference: activations.reference })
  return renewed.length > 0
}
