import { and, eq, exists, lt, ne, sql } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import { resendSeconds } from './resend-gate.ts'
import { activations, codeRequests, signupDrafts } from './tables.ts'

/** Days after which an unconfirmed registration is deleted. */
const unconfirmedDays = 30
const dayMs = 24 * 60 * 60 * 1000

/**
 * Removes registrations nobody went on with or confirmed, personal data in them included, codes and seconds that are
 * over. Inactive accounts that came by another way than a registration have no code and stay.
 */
export async function tidyOnboarding({ db, ports }: PlatformContext): Promise<void> {
  const now = ports.clock.now()
  const old = new Date(now.getTime() - 10 * resendSeconds * 1000)
  const registered = db
    .select({ one: sql`1` })
    .from(activations)
    .where(inStation(activations, participants, eq(activations.participantId, participants.id)))
  const confirmed = db
    .select({ one: sql`1` })
    .from(participants)
    .where(withId(participants, activations, activations.participantId, ne(participants.status, 'inactive')))
  await acrossStations(async () => {
    await db
      .delete(participants)
      .where(
        and(
          eq(participants.status, 'inactive'),
          lt(participants.createdAt, new Date(now.getTime() - unconfirmedDays * dayMs)),
          exists(registered),
        ),
      )
    await db.delete(signupDrafts).where(lt(signupDrafts.expiresAt, now))
    await db
      .delete(activations)
      .where(and(lt(activations.expiresAt, new Date(now.getTime() - dayMs)), exists(confirmed)))
    await db.delete(codeRequests).where(lt(codeRequests.requestedAt, old))
  })
}
