import { and, eq } from 'drizzle-orm'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { maskEmail } from './mask-address.ts'
import { activations } from './tables.ts'

/** An account with what confirms it. */
export type PendingAccount = NonNullable<Awaited<ReturnType<typeof findPending>>>

type By = { reference: string } | { linkHash: string } | { email: string }

/** The account a reference, a link or an e-mail is about, confirmed or not. */
export async function findPending({ db, station }: ApiContext, by: By) {
  const condition =
    'reference' in by
      ? eq(activations.reference, by.reference)
      : 'linkHash' in by
        ? eq(activations.linkHash, by.linkHash)
        : eq(participants.email, by.email)
  const [row] = await db
    .select({
      id: participants.id,
      email: participants.email,
      name: participants.name,
      status: participants.status,
      passwordHash: participants.passwordHash,
      reference: activations.reference,
      codeHash: activations.codeHash,
      expiresAt: activations.expiresAt,
      usedAt: activations.usedAt,
    })
    .from(participants)
    .leftJoin(
      activations,
      and(eq(activations.stationId, participants.stationId), eq(activations.participantId, participants.id)),
    )
    .where(and(eq(participants.stationId, station.id), condition))
  return row ?? null
}

/** Whether an address of a page means the account: as it is, or masked where strangers may look. Pure. */
export const isAddressOf = ({ email }: Pick<PendingAccount, 'email'>, address: string): boolean =>
  address === email || address === maskEmail(email)
