import { eq, inArray } from 'drizzle-orm'
import { lockAccounts, rolesOf } from '../../people/access/index.ts'
import { loginTokens, participants, sessions } from '../../people/access/tables.ts'
import { prepareActivation } from '../../people/onboarding/index.ts'
import { auditMany } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import type { ActRow, Piece, Prepared, Reached } from './act-piece.ts'
import { peopleTexts as texts } from './texts.ts'

type Somebody = Awaited<ReturnType<typeof lockedPeople>>[number]

/** Locks people, in the order of their numbers (ADR 24), and answers them as they are from then on. */
async function lockedPeople(ctx: ApiContext, people: number[]) {
  await lockAccounts(ctx, people)
  const { id, name, email, status, role, roles } = participants
  return ctx.db
    .select({ id, name, email, status, role, roles })
    .from(participants)
    .where(inStation(participants, ctx, inArray(participants.id, people)))
}

/** Whom an act is for, whom it is not for, and why. Pure. */
function sorted(people: Somebody[], why: (one: Somebody) => string | null) {
  const notDone = people.flatMap((one) => {
    const text = why(one)
    return text === null ? [] : [{ id: one.id, why: text }]
  })
  const barred = new Set(notDone.map(({ id }) => id))
  return { meant: people.filter(({ id }) => !barred.has(id)), notDone }
}

/** Keeps people out, for one reason that each reads where they log in; their sessions end. The team is suspended one by one only. */
export async function suspendMany(ctx: ApiContext, act: ActRow, { people }: Piece): Promise<Reached> {
  const { meant, notDone } = sorted(await lockedPeople(ctx, people), (one) => {
    if (rolesOf(one).length > 0) return texts.notDone.team
    if (one.status === 'active' || one.status === 'suspended') return null
    return texts.notDone[one.status]
  })
  const done = meant.filter(({ status }) => status === 'active')
  const ids = done.map(({ id }) => id)
  if (ids.length > 0) {
    await ctx.db
      .update(participants)
      .set({
        status: 'suspended',
        suspendedAt: ctx.ports.clock.now(),
        suspendedReason: act.reason,
      })
      .where(inStation(participants, ctx, inArray(participants.id, ids)))
    await ctx.db
      .delete(loginTokens)
      .where(inStation(loginTokens, ctx, inArray(loginTokens.participantId, ids)))
    await ctx.db.delete(sessions).where(inStation(sessions, ctx, inArray(sessions.participantId, ids)))
  }
  await tell(ctx, act, { what: 'person.suspend', people: done })
  return { changed: done.length, notDone }
}

/** Lets people in again. */
export async function reactivateMany(ctx: ApiContext, act: ActRow, { people }: Piece): Promise<Reached> {
  const { meant, notDone } = sorted(await lockedPeople(ctx, people), ({ status }) =>
    status === 'deleted' ? texts.notDone.deleted : null,
  )
  const done = meant.filter(({ status }) => status === 'suspended')
  if (done.length > 0)
    await ctx.db
      .update(participants)
      .set({ status: 'active', suspendedAt: null, suspendedReason: null })
      .where(
        inStation(
          participants,
          ctx,
          inArray(
            participants.id,
            done.map(({ id }) => id),
          ),
        ),
      )
  await tell(ctx, act, { what: 'person.reactivate', people: done })
  return { changed: done.length, notDone }
}

/** Codes for those who have not confirmed their e-mail; within what a mailbox gets of them (ACC-12). */
export async function prepareActivations(
  ctx: ApiContext,
  people: number[],
  urls: UrlSettings,
): Promise<Prepared> {
  const { id, name, email, status } = participants
  const waiting = await ctx.db
    .select({ id, name, email })
    .from(participants)
    .where(inStation(participants, ctx, inArray(id, people), eq(status, 'inactive')))
  const prepared: Prepared = new Map()
  for (const one of waiting) prepared.set(one.id, await prepareActivation(ctx, one, urls).catch(tooOften))
  return prepared
}

function tooOften(error: unknown): null {
  if (error instanceof ApiError && error.code === 'too_many_requests') return null
  throw error
}

/** Sends the activation mail again to those who have not confirmed their e-mail. */
export async function sendActivations(
  ctx: ApiContext,
  act: ActRow,
  { people, prepared }: Piece,
): Promise<Reached> {
  const { meant, notDone } = sorted(await lockedPeople(ctx, people), ({ id, status }) => {
    if (status !== 'inactive') return texts.notDone.confirmed
    return prepared.get(id) ? null : texts.notDone.tooOften
  })
  for (const { id } of meant) await prepared.get(id)?.(ctx)
  await tell(ctx, act, { what: 'person.activation', people: meant })
  return { changed: meant.length, notDone }
}

/** The history tells of each of them, as of what is done to one. */
const tell = (ctx: ApiContext, act: ActRow, { what, people }: { what: string; people: Somebody[] }) =>
  auditMany(
    ctx,
    people.map(({ id, name }) => ({
      ...{ what, part: `participant:${id}`, who: act.byName, participantId: act.byId },
      after: { name, ...(act.reason && { reason: act.reason }) },
    })),
  )
