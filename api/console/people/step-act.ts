import { and, asc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { decideEntries } from './decide-entries.ts'
import { peopleFoundBy } from './people-found-by.ts'
import { peopleActs, personTags } from './tables.ts'

/** As many as one transaction goes through: none of its locks is held for long. */
const pieces: Record<Act['kind'], number> = { tag: 500, untag: 500, approve: 20, refuse: 100 }

type Act = typeof peopleActs.$inferSelect

/** Goes through the next piece of an act, in one transaction with where it stands. @returns whether it was the last */
export function stepAct(outer: ApiContext, { id }: Pick<Act, 'id'>): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const itself = withId(peopleActs, ctx, id)
    const [act] = await ctx.db.select().from(peopleActs).where(itself).for('no key update')
    if (!act || act.endedAt) return true
    const piece = pieces[act.kind]
    const found = await ctx.db
      .select({ id: participants.id })
      .from(participants)
      .where(and(isMeant(ctx, act), gt(participants.id, act.lastId), lte(participants.id, act.untilId)))
      .orderBy(asc(participants.id))
      .limit(piece)
    const people = found.map((one) => one.id)
    const changed = people.length > 0 ? await reach(ctx, act, people) : 0
    const isLast = people.length < piece
    const now = ctx.ports.clock.now()
    await ctx.db
      .update(peopleActs)
      .set({
        seen: act.seen + people.length,
        changed: act.changed + changed,
        lastId: people.at(-1) ?? act.lastId,
        workedAt: now,
        // What was searched for may be somebody's.
        ...(isLast && { endedAt: now, filter: { ...act.filter, search: undefined } }),
      })
      .where(itself)
    return isLast
  })
}

/** Whom an act means. */
export const isMeant = (ctx: ApiContext, { ids, filter }: Pick<Act, 'ids' | 'filter'>): SQL =>
  ids ? inStation(participants, ctx, inArray(participants.id, ids)) : peopleFoundBy(ctx, filter)

/** @returns for how many it changed something */
function reach(ctx: ApiContext, act: Act, people: number[]): Promise<number> {
  const { kind, tagId } = act
  if (kind === 'approve' || kind === 'refuse') return decideEntries(ctx, act, people)
  return mark(ctx, { kind, tagId: tagId ?? 0 }, people)
}

async function mark(
  ctx: ApiContext,
  { kind, tagId }: { kind: 'tag' | 'untag'; tagId: number },
  people: number[],
): Promise<number> {
  if (kind === 'untag') {
    const gone = await ctx.db
      .delete(personTags)
      .where(
        inStation(personTags, ctx, eq(personTags.tagId, tagId), inArray(personTags.participantId, people)),
      )
      .returning({ id: personTags.participantId })
    return gone.length
  }
  const rows = people.map((participantId) => ({ stationId: ctx.station.id, tagId, participantId }))
  const made = await ctx.db
    .insert(personTags)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: personTags.participantId })
  return made.length
}
