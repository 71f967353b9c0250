import { asc, inArray } from 'drizzle-orm'
import type { Tag } from '#contract/console/people/schemas.ts'
import { plainOrder } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { personTags, tags } from './tables.ts'

/** What some people are marked with, in the order of names: one query. */
export async function tagsOf(ctx: ApiContext, people: number[]): Promise<Map<number, Tag[]>> {
  const marks = new Map<number, Tag[]>()
  if (people.length === 0) return marks
  const rows = await ctx.db
    .select({ id: tags.id, name: tags.name, participantId: personTags.participantId })
    .from(personTags)
    .innerJoin(tags, withId(tags, personTags, personTags.tagId))
    .where(inStation(personTags, ctx, inArray(personTags.participantId, people)))
    .orderBy(asc(plainOrder(tags.name)))
  for (const { participantId, ...tag } of rows)
    marks.set(participantId, [...(marks.get(participantId) ?? []), tag])
  return marks
}
