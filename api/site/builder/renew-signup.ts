import { eq, isNull } from 'drizzle-orm'
import { inStation } from '../../platform/db/rows.ts'
import type { RenewCode } from '../../platform/mail/index.ts'
import { validForMinutes } from './signup-admin.ts'
import { siteSignups } from './tables.ts'

/** A link whose mail leaves late lives from now on, unless it was used. */
export const renewSignup: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const expiresAt = new Date(ports.clock.now().getTime() + validForMinutes * 60_000)
  const renewed = await db
    .update(siteSignups)
    .set({ expiresAt })
    .where(inStation(siteSignups, { stationId }, eq(siteSignups.tokenHash, id), isNull(siteSignups.usedAt)))
    .returning({ id: siteSignups.id })
  return renewed.length > 0
}
