import { eq } from 'drizzle-orm'
import type { SignupValues } from '#contract/people/onboarding/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { participants } from '../access/tables.ts'
import type { SignupDraftRow } from './signup-draft.ts'

type Account = typeof participants.$inferSelect

const compared = ['email', 'cpf', 'name', 'tel', 'birthday', 'state', 'city'] as const

/** What a registration under way has led to and nobody has confirmed yet. */
export async function earlierAccount(
  { db, station }: ApiContext,
  draft: SignupDraftRow | null,
): Promise<Account | null> {
  if (!draft?.participantId) return null
  const [row] = await db
    .select()
    .from(participants)
    .where(withId(participants, { station }, draft.participantId, eq(participants.status, 'inactive')))
  return row ?? null
}

/** Whether a registration is the one that was made before: its answer was lost, or the button pressed twice. */
export async function isSentAgain(
  { ports }: ApiContext,
  earlier: Account,
  values: SignupValues,
  password: string,
): Promise<boolean> {
  const isSame = compared.every((field) => (values[field] ?? null) === earlier[field])
  return isSame && ports.passwords.verify(earlier.passwordHash, password)
}
