import { isNull } from 'drizzle-orm'
import { withId } from '../../platform/db/rows.ts'
import type { RenewCode } from '../../platform/mail/index.ts'
import { invitationMinutes } from './invite-owner.ts'
import { lifetimeMinutes } from './request-password-reset.ts'
import { passwordResets } from './tables.ts'

/** A link whose mail leaves late lives from now on, unless it is gone: used, replaced, or the password was changed. */
export const renewLink: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const link = withId(passwordResets, { stationId }, id, isNull(passwordResets.usedAt))
  const [found] = await db.select({ makesOwner: passwordResets.makesOwner }).from(passwordResets).where(link)
  const minutes = found?.makesOwner ? invitationMinutes : lifetimeMinutes
  const expiresAt = new Date(ports.clock.now().getTime() + minutes * 60_000)
  const renewed = await db
    .update(passwordResets)
    .set({ expiresAt })
    .where(link)
    .returning({ id: passwordResets.id })
  return renewed.length > 0
}
