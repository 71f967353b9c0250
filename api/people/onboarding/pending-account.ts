import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import { activations } from './tables.ts'

/** An account with one of its codes. */
export type SentCode = Awaited<ReturnType<typeof codesBy>>[number]
/** An account, as far as whoever sends it a code has to know it. */
export type WaitingAccount = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

type By = { reference: string } | { linkHash: string } | { email: string }

/** Rows read at most: the limits of a mailbox allow fewer codes than that while the first of them still lives. */
const most = 50

/**
 * Codes that were sent, newest first, with their accounts, confirmed or not: the one of a link, all of an e-mail, or all
 * of the account that a reference names.
 */
export function codesBy({ db, station }: ApiContext, by: By) {
  const own = inStation(activations, { station })
  const named = db
    .select({ id: activations.participantId })
    .from(activations)
    .where(and(own, eq(activations.reference, 'reference' in by ? by.reference : '')))
  const condition =
    'reference' in by
      ? inArray(activations.participantId, named)
      : 'linkHash' in by
        ? eq(activations.linkHash, by.linkHash)
        : eq(participants.email, by.email)
  return db
    .select({
      id: participants.id,
      email: participants.email,
      name: participants.name,
      status: participants.status,
      passwordHash: participants.passwordHash,
      reference: activations.reference,
      codeHash: activations.codeHash,
      isRegistrants: activations.isRegistrants,
      expiresAt: activations.expiresAt,
      usedAt: activations.usedAt,
    })
    .from(activations)
    .innerJoin(participants, withId(participants, activations, activations.participantId))
    .where(and(own, condition, isNotNull(activations.codeHash)))
    .orderBy(desc(activations.createdAt))
    .limit(most)
}

type Waiting = { id: number } | { reference: string } | { email: string }

/** The account that waits for a code: by its number, by one of its codes, or the newest of an e-mail. */
export async function findWaiting({ db, station }: ApiContext, by: Waiting) {
  const [row] = await db
    .select({
      id: participants.id,
      email: participants.email,
      name: participants.name,
      status: participants.status,
      isRegistrants: activations.isRegistrants,
    })
    .from(participants)
    .leftJoin(
      activations,
      inStation(
        activations,
        participants,
        eq(activations.participantId, participants.id),
        'reference' in by ? eq(activations.reference, by.reference) : undefined,
      ),
    )
    .where(
      inStation(
        participants,
        { station },
        'id' in by ? eq(participants.id, by.id) : undefined,
        'reference' in by ? eq(activations.reference, by.reference) : undefined,
        'email' in by
          ? and(eq(participants.email, by.email), eq(participants.status, 'inactive'))
          : undefined,
      ),
    )
    .orderBy(desc(participants.createdAt), desc(participants.id))
    .limit(1)
  return row ?? null
}

/** Whether an address of a page means the account: as it is, or masked where strangers may look. Pure. */
export const isAddressOf = ({ email }: { email: string }, address: string): boolean =>
  address === email || address === maskEmail(email)
