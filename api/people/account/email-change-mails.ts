import { eq, isNull, lt, or } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation } from '../../platform/db/rows.ts'
import { mailsWaitMs, type RenewCode } from '../../platform/mail/index.ts'
import { emailLinkMinutes } from './request-email-change.ts'
import { emailChanges } from './tables.ts'

/** A link whose mail leaves late lives from now on, unless the change is done or given up (ADR 28). */
export const renewEmailLink: RenewCode = async ({ db, ports }, { stationId, id }) => {
  const renewed = await db
    .update(emailChanges)
    .set({ expiresAt: new Date(ports.clock.now().getTime() + emailLinkMinutes * 60_000) })
    .where(
      inStation(
        emailChanges,
        { stationId },
        or(eq(emailChanges.oldLink, id), eq(emailChanges.newLink, id)),
        isNull(emailChanges.changedAt),
      ),
    )
    .returning({ id: emailChanges.id })
  return renewed.length > 0
}

/** Removes changes that are over and whose mails cannot be on their way any more. */
export async function tidyEmailChanges({ db, ports }: PlatformContext): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - mailsWaitMs)
  await acrossStations(async () => {
    await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before))
  })
}
