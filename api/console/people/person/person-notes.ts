import { desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { PersonNotes } from '#contract/console/people/person/schemas.ts'
import { participants } from '../../../people/access/tables.ts'
import { makeOnce, ownerChange, requireTeam } from '../../../people/owner-changes/index.ts'
import { type ApiContext, may } from '../../../platform/context.ts'
import { inStation, insertRow, page, withId } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { personInStation } from './get-person.ts'
import { personNotes } from './tables.ts'
import { personTexts as texts } from './texts.ts'

type Asked = { id: number; before?: number | undefined; limit: number }
const firstPage = 24

/** A page of what the team noted of somebody, newest first. @throws forbidden, not_found */
export async function listPersonNotes(ctx: ApiContext, { id, before, limit }: Asked): Promise<PersonNotes> {
  const you = await requireTeam(ctx)
  await personInStation(ctx, id)
  const older = before ? lt(personNotes.id, before) : undefined
  const query = ctx.db
    .select()
    .from(personNotes)
    .where(inStation(personNotes, ctx, eq(personNotes.participantId, id), older))
    .orderBy(desc(personNotes.id))
  const { rows, last } = await page(query, limit)
  const others = rows.map(({ byId }) => byId).filter((byId) => byId !== you.id)
  const left = may(ctx, 'team') ? await leftAmong(ctx, others) : new Set<number>()
  const list = rows.map(({ id, text, byId, byName, createdAt }) => ({
    ...{ id, text, by: byName, createdAt: createdAt.toISOString() },
    mayRemove: byId === you.id || left.has(byId),
  }))
  return { list, next: last?.id ?? null }
}

/** Who of some people is of the team no more, by their numbers. */
async function leftAmong({ db, station }: ApiContext, ids: number[]): Promise<ReadonlySet<number>> {
  const { id, role, roles, status } = participants
  const isOfTeam = or(eq(role, 'owner'), sql`cardinality(${roles}) > 0`)
  const there = await db
    .select({ id })
    .from(participants)
    .where(inStation(participants, { station }, inArray(id, ids), isOfTeam, eq(status, 'active')))
  const still = new Set(there.map((one) => one.id))
  return new Set(ids.filter((one) => !still.has(one)))
}

const newest = (id: number) => (ctx: ApiContext) => listPersonNotes(ctx, { id, limit: firstPage })

type Written = { id: number; text: string; key: string | undefined }

/** Notes something of somebody, once for each form; the history says that, and nothing of the words. @throws forbidden, not_found, conflict */
export function addPersonNote(ctx: ApiContext, { key, ...input }: Written): Promise<PersonNotes> {
  const { id, text } = input
  return ownerChange(ctx, {}, async (ctx, by) => {
    const { name } = await personInStation(ctx, id)
    const done = { what: 'person.note', part: `participant:${id}`, after: { name } }
    const answer = newest(id)
    const make = async () => {
      const { station, ports } = ctx
      const row = await insertRow(ctx.db, personNotes, {
        ...{ stationId: station.id, participantId: id, byId: by.id, byName: by.name, text },
        createdAt: ports.clock.now(),
      })
      return { id: row.id, answer: { done, answer } }
    }
    return makeOnce(ctx, { key, by: by.id, what: 'person-note', input }, make, async () => ({ answer }))
  })
}

/**
 * Removes a note of one's own, or, as who answers for the station, one of somebody who left the team; one that is gone is gone.
 * @throws not_found, forbidden for any other
 */
export function removePersonNote(
  ctx: ApiContext,
  { id, noteId }: { id: number; noteId: number },
): Promise<PersonNotes> {
  return ownerChange(ctx, {}, async (ctx, by) => {
    const { name } = await personInStation(ctx, id)
    const answer = newest(id)
    const itself = withId(personNotes, ctx, noteId, eq(personNotes.participantId, id))
    const [note] = await ctx.db.select().from(personNotes).where(itself).for('update')
    if (!note) return { answer }
    if (note.byId !== by.id && !(may(ctx, 'team') && (await leftAmong(ctx, [note.byId])).has(note.byId)))
      throw new ApiError('forbidden', texts.othersNote)
    await ctx.db.delete(personNotes).where(itself)
    return { done: { what: 'person.note-remove', part: `participant:${id}`, after: { name } }, answer }
  })
}
