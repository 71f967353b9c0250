import { eq, gt } from 'drizzle-orm'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { hashOf, newSecret } from './secret.ts'
import { signupDrafts } from './tables.ts'

export type SignupDraftRow = typeof signupDrafts.$inferSelect
type Changes = Partial<Pick<SignupDraftRow, 'affiliateId' | 'fromLogin' | 'isPerson' | 'participantId'>> & {
  values?: SignupValues
}

const draftMs = 24 * 60 * 60 * 1000

/** A registration under way by its handle; unknown, old and foreign handles are null (GAP-27). */
export async function findDraft(
  { db, station, ports }: ApiContext,
  handle: string | undefined,
): Promise<SignupDraftRow | null> {
  if (!handle) return null
  const [row] = await db
    .select()
    .from(signupDrafts)
    .where(withId(signupDrafts, { station }, hashOf(handle), gt(signupDrafts.expiresAt, ports.clock.now())))
  return row ?? null
}

/** A registration under way as it is at this moment, held until the transaction ends. */
export async function lockDraft({ db, station }: ApiContext, handle: string): Promise<SignupDraftRow | null> {
  const [row] = await db
    .select()
    .from(signupDrafts)
    .where(withId(signupDrafts, { station }, hashOf(handle)))
    .for('update')
  return row ?? null
}

/** Begins a registration, or adds to it; values that are not named stay. Answers its handle. */
export async function saveDraft(
  { db, station, ports }: ApiContext,
  handle: string | null,
  changes: Changes,
): Promise<string> {
  const now = ports.clock.now()
  const expiresAt = new Date(now.getTime() + draftMs)
  const id = handle ?? newSecret()
  await db
    .insert(signupDrafts)
    .values({
      stationId: station.id,
      id: hashOf(id),
      createdAt: now,
      expiresAt,
      ...changes,
      values: changes.values ?? {},
    })
    .onConflictDoUpdate({
      target: [signupDrafts.stationId, signupDrafts.id],
      set: { ...changes, expiresAt },
    })
  return id
}

/** Forgets the registrations that led to an account: it is confirmed, and what was typed is in it. */
export async function dropDraftsOf({ db, station }: ApiContext, participantId: number): Promise<void> {
  await db
    .delete(signupDrafts)
    .where(inStation(signupDrafts, { station }, eq(signupDrafts.participantId, participantId)))
}
