import { and, eq, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { sqlConstraint, sqlState, sqlStates } from '../../platform/db/client.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participants } from '../access/tables.ts'
import { onboardingTexts } from './texts.ts'

type Waiting = { id: number; email: string }

/**
 * Makes a registration the account of its e-mail and CPF, in the transaction of `ctx`. Others that waited for the same
 * mailbox end with what belongs to them; they are locked first, in the order of their numbers, so that two codes at
 * once do not wait for each other. @throws already_done, conflict when the CPF was confirmed for another mailbox
 */
export async function confirmRegistration(ctx: ApiContext, { id, email }: Waiting) {
  const { db } = ctx
  const waiting = inStation(
    participants,
    ctx,
    eq(participants.email, email),
    eq(participants.status, 'inactive'),
  )
  await db
    .select({ id: participants.id })
    .from(participants)
    .where(waiting)
    .orderBy(participants.id)
    .for('update')
  const [row] = await db
    .update(participants)
    .set({ status: 'active' })
    .where(and(waiting, eq(participants.id, id)))
    .returning()
    .catch(throwAsTaken)
  if (!row) throw new ApiError('already_done', onboardingTexts.activation.done)
  await db.delete(participants).where(and(waiting, ne(participants.id, id)))
  return row
}

/** A unique key says that somebody confirmed the same e-mail or CPF first. @throws already_done, conflict, other errors as they are */
function throwAsTaken(error: unknown): never {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  if (sqlConstraint(error) === 'participants_cpf') throw new ApiError('conflict', onboardingTexts.cpfTaken)
  throw new ApiError('already_done', onboardingTexts.activation.done)
}
