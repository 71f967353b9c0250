import { and, asc, gt, inArray, lte, type SQL } from 'drizzle-orm'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import type { Reached } from './act-piece.ts'
import { doneTo } from './done-to-people.ts'
import { peopleFoundBy } from './people-found-by.ts'
import { peopleActRefusals, peopleActs } from './tables.ts'

type Act = typeof peopleActs.$inferSelect

/** Goes through the next piece of an act, in one transaction with where it stands. @returns whether nothing is left to do now */
export async function stepAct(
  outer: ApiContext,
  { id }: Pick<Act, 'id'>,
  urls: UrlSettings,
): Promise<boolean> {
  const before = await preparedFor(outer, id, urls)
  return inTransaction(outer, async (ctx) => {
    const itself = withId(peopleActs, ctx, id)
    const [act] = await ctx.db.select().from(peopleActs).where(itself).for('no key update')
    if (!act || isDone(act)) return true
    // Another one took the piece meanwhile.
    if (before && before.lastId !== act.lastId) return false
    const { piece, run } = doneTo[act.kind]
    const { people, lastId, isLast } = await nextOf(ctx, act, piece)
    const prepared = before?.prepared ?? new Map()
    const reached =
      people.length > 0 ? await run(ctx, act, { people, prepared }) : { changed: 0, notDone: [] }
    await keepRefusals(ctx, act, reached)
    const now = ctx.ports.clock.now()
    await ctx.db
      .update(peopleActs)
      .set({
        seen: act.seen + people.length,
        changed: act.changed + reached.changed,
        lastId,
        workedAt: now,
        // What was searched for may be somebody's.
        ...(isLast && { endedAt: now, filter: { ...act.filter, search: undefined } }),
      })
      .where(itself)
    return isLast
  })
}

const isDone = ({ endedAt, isWaiting }: Act) => endedAt !== null || isWaiting

/** What is prepared for the next piece of an act, and behind whom it begins; null: nothing is to be. */
async function preparedFor(ctx: ApiContext, id: number, urls: UrlSettings) {
  const [act] = await ctx.db
    .select()
    .from(peopleActs)
    .where(withId(peopleActs, ctx, id))
  if (!act || isDone(act)) return null
  const { piece, prepare } = doneTo[act.kind]
  return prepare
    ? { lastId: act.lastId, prepared: await prepare(ctx, (await nextOf(ctx, act, piece)).people, urls) }
    : null
}

/** The next people of an act, in the order of their numbers, and how far it is then; of those who were named some may be gone meanwhile. */
async function nextOf(ctx: ApiContext, { ids, filter, lastId, untilId }: Act, piece: number) {
  const named = ids
    ?.filter((id) => id > lastId)
    .sort((one, other) => one - other)
    .slice(0, piece)
  const meant = { ids: named ?? null, filter }
  const found = await ctx.db
    .select({ id: participants.id })
    .from(participants)
    .where(and(isMeant(ctx, meant), gt(participants.id, lastId), lte(participants.id, untilId)))
    .orderBy(asc(participants.id))
    .limit(piece)
  const people = found.map((one) => one.id)
  const gone = named ?? people
  return { people, lastId: gone.at(-1) ?? lastId, isLast: gone.length < piece }
}

/** Whom an act means. */
export const isMeant = (ctx: ApiContext, { ids, filter }: Pick<Act, 'ids' | 'filter'>): SQL =>
  ids ? inStation(participants, ctx, inArray(participants.id, ids)) : peopleFoundBy(ctx, filter)

async function keepRefusals({ db, station }: ApiContext, { id }: Act, { notDone }: Reached): Promise<void> {
  if (notDone.length === 0) return
  const rows = notDone.map(({ id: participantId, why }) => ({ actId: id, participantId, why }))
  await db
    .insert(peopleActRefusals)
    .values(rows.map((row) => ({ ...row, stationId: station.id })))
    .onConflictDoNothing()
}
