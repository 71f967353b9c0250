import { and, eq, inArray } from 'drizzle-orm'
import { participants, sessions } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { invitations } from '../invitations/tables.ts'
import { accountsOf, type TakenQuestion, takenFields } from './same-person.ts'
import { dropDraftsOf } from './signup-draft.ts'
import { activations, consents } from './tables.ts'

type Person = Omit<typeof participants.$inferInsert, 'stationId' | 'id'>

/**
 * Takes the place of accounts that nobody confirmed: with this e-mail, with this CPF, and the one this browser made
 * before. What belonged to them (sessions, codes, consents, invitation) ends. Answers the account, or undefined.
 * @throws invalid_input with fields when one of them does not make room
 */
export async function writeOverPending(
  ctx: ApiContext,
  question: TakenQuestion,
  person: Person,
): Promise<number | undefined> {
  const { db, station } = ctx
  const accounts = await accountsOf(ctx, question, true)
  const taken = takenFields(accounts, question)
  if (Object.keys(taken).length > 0) throw ApiError.fields(taken)
  const [first, ...others] = accounts.map(({ id }) => id)
  if (first === undefined) return undefined
  if (others.length > 0)
    await db
      .delete(participants)
      .where(and(eq(participants.stationId, station.id), inArray(participants.id, others)))
  await forget(ctx, first)
  await db
    .update(participants)
    .set({ ...person, firstLogin: true, briefingDone: false, image: null })
    .where(and(eq(participants.stationId, station.id), eq(participants.id, first)))
  return first
}

/** Ends what belongs to an account that is about to be somebody's anew. */
async function forget(ctx: ApiContext, accountId: number): Promise<void> {
  const { db, station } = ctx
  for (const table of [sessions, activations, consents])
    await db.delete(table).where(and(eq(table.stationId, station.id), eq(table.participantId, accountId)))
  await db
    .delete(invitations)
    .where(and(eq(invitations.stationId, station.id), eq(invitations.invitedId, accountId)))
  await dropDraftsOf(ctx, accountId)
}
