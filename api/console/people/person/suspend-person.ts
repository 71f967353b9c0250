import { and, eq, ne } from 'drizzle-orm'
import type { Person } from '#contract/console/people/person/schemas.ts'
import { lockParticipant } from '../../../people/access/index.ts'
import { loginTokens, participants, sessions } from '../../../people/access/tables.ts'
import { ownerChange, requireTeam, type Teammate } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { getPerson, personInStation } from './get-person.ts'
import { personTexts as texts } from './texts.ts'

/**
 * Keeps somebody out, for a reason that they read where they log in; their sessions end. Sent again it is done. Whoever acts is locked
 * with them and must still be active: of two owners who suspend each other at once one stays, and so does the last (PPL-11).
 * @throws not_found, invalid_input for oneself, conflict where there is nothing to suspend, account_blocked
 */
export function suspendPerson(
  ctx: ApiContext,
  { id, reason }: { id: number; reason: string },
): Promise<Person> {
  return changePerson(ctx, id, async (ctx, teammate, row) => {
    if (id === teammate.id) throw ApiError.fields({ reason: texts.yourself })
    if (row.status === 'suspended' && row.suspendedReason === reason) return undefined
    if (row.status !== 'active' && row.status !== 'suspended')
      throw new ApiError('conflict', row.status === 'deleted' ? texts.deleted : texts.notActive)
    const suspendedAt = row.suspendedAt ?? ctx.ports.clock.now()
    await ctx.db
      .update(participants)
      .set({ status: 'suspended', suspendedAt, suspendedReason: reason })
      .where(withId(participants, ctx, id))
    await endAll(ctx, id, '')
    return { what: 'person.suspend', after: { name: row.name, reason } }
  })
}

/** Lets somebody in again. Sent again it is done. @throws not_found, conflict where the account has ended, account_blocked */
export function reactivatePerson(ctx: ApiContext, id: number): Promise<Person> {
  return changePerson(ctx, id, async (ctx, _, row) => {
    if (row.status === 'deleted') throw new ApiError('conflict', texts.deleted)
    if (row.status !== 'suspended') return undefined
    await ctx.db
      .update(participants)
      .set({ status: 'active', suspendedAt: null, suspendedReason: null })
      .where(withId(participants, ctx, id))
    return {
      what: 'person.reactivate',
      before: { reason: row.suspendedReason ?? '' },
      after: { name: row.name },
    }
  })
}

/** Logs somebody out everywhere, but for the session of the call. Sent again it is done. @throws not_found, account_blocked */
export function endPersonSessions(ctx: ApiContext, id: number): Promise<Person> {
  const { actor } = ctx
  const own = actor.kind === 'participant' ? actor.sessionId : ''
  return changePerson(ctx, id, async (ctx, _, row) => {
    const ended = await endAll(ctx, id, own)
    return ended === 0 ? undefined : { what: 'person.logout', after: { name: row.name, sessions: ended } }
  })
}

type Row = Awaited<ReturnType<typeof personInStation>>
type Told = { what: string; before?: object; after: object }

/** A change of an account under its lock and that of whoever makes it; undefined: there is nothing to do. */
const changePerson = (
  ctx: ApiContext,
  id: number,
  change: (ctx: ApiContext, teammate: Teammate, row: Row) => Promise<Told | undefined>,
): Promise<Person> =>
  ownerChange(ctx, {}, async (ctx, teammate) => {
    await lockParticipant(ctx, teammate.id, [id])
    // What they look after may have ended meanwhile, by whom they would keep out.
    await requireTeam(ctx)
    const told = await change(ctx, teammate, await personInStation(ctx, id))
    const answer = (ctx: ApiContext) => getPerson(ctx, id)
    return told ? { done: { ...told, part: `participant:${id}` }, answer } : { answer }
  })

/** Ends what lets somebody in, but for one session. @returns how many sessions ended */
async function endAll(ctx: ApiContext, id: number, but: string): Promise<number> {
  await ctx.db.delete(loginTokens).where(inStation(loginTokens, ctx, eq(loginTokens.participantId, id)))
  const ended = await ctx.db
    .delete(sessions)
    .where(inStation(sessions, ctx, and(eq(sessions.participantId, id), ne(sessions.id, but))))
    .returning({ id: sessions.id })
  return ended.length
}
