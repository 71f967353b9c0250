import { eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { ActRow, Piece, Reached } from './act-piece.ts'
import { personTags } from './tables.ts'

/** Puts the tag of an act on people, or takes it off. */
export async function markPeople(
  ctx: ApiContext,
  { kind, tagId }: ActRow,
  { people }: Piece,
): Promise<Reached> {
  if (tagId === null) return { changed: 0, notDone: [] }
  if (kind === 'untag') {
    const isOn = [eq(personTags.tagId, tagId), inArray(personTags.participantId, people)]
    const gone = await ctx.db
      .delete(personTags)
      .where(inStation(personTags, ctx, ...isOn))
      .returning({ id: personTags.participantId })
    return { changed: gone.length, notDone: [] }
  }
  const rows = people.map((participantId) => ({ stationId: ctx.station.id, tagId, participantId }))
  const made = await ctx.db
    .insert(personTags)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: personTags.participantId })
  return { changed: made.length, notDone: [] }
}
