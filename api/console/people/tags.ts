import { asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Tag, TagActKind } from '#contract/console/people/schemas.ts'
import { mostTags } from '#contract/console/people/schemas.ts'
import { plainOrder } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { refuseRenamed } from './refuse-renamed.ts'
import { peopleActs, personTags, tags } from './tables.ts'
import { peopleTexts as texts } from './texts.ts'

/** Tags are made, renamed and removed one after the other. */
export const tagPart: OwnerPart = { locks: ['entries:people-tags'], isPublic: false }

/** What people are marked with, in the order of names, and how many are. @throws forbidden */
export async function listTags(ctx: ApiContext): Promise<(Tag & { people: number })[]> {
  await requireTeam(ctx)
  const { id, name } = tags
  return ctx.db
    .select({ id, name, people: count(personTags.participantId) })
    .from(tags)
    .leftJoin(personTags, inStation(personTags, tags, eq(personTags.tagId, id)))
    .where(inStation(tags, ctx))
    .groupBy(tags.stationId, id, name)
    .orderBy(asc(plainOrder(name)))
}

const sameName = (name: string) => eq(sql`search_text(${tags.name})`, sql`search_text(${name})`)

async function tagOf({ db, station }: ApiContext, name: string): Promise<Tag | undefined> {
  const [row] = await db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(inStation(tags, { station }, sameName(name)))
  return row
}

/** The tag of that name, made where people are to be marked with a new one. Under the lock of tags. @throws invalid_input beside `tag` */
export async function tagForAct(
  ctx: ApiContext,
  { kind, tag }: { kind: TagActKind; tag: string },
): Promise<Tag> {
  const known = await tagOf(ctx, tag)
  if (known) return known
  if (kind === 'untag') throw ApiError.fields({ tag: texts.unknownTag })
  if ((await ctx.db.$count(tags, inStation(tags, ctx))) >= mostTags)
    throw ApiError.fields({ tag: texts.fullTags(mostTags) })
  return insertRow(ctx.db, tags, { stationId: ctx.station.id, name: tag })
}

/**
 * Gives a tag another name than the one that was seen; sent again it is done. @throws forbidden, not_found, invalid_input beside the name where another
 * tag has it, conflict where it is called otherwise by now
 */
export function renameTag(ctx: ApiContext, { id, name, seen }: Tag & { seen: string }): Promise<Tag> {
  return changePart(ctx, tagPart, {}, async (ctx) => {
    const itself = withId(tags, ctx, id)
    const before = await ctx.db.select().from(tags).where(itself).then(one(texts.unknownTag))
    const other = await tagOf(ctx, name)
    if (other && other.id !== id) throw ApiError.fields({ name: texts.takenTag })
    const outcome = { answer: () => ({ id, name }) }
    if (before.name === name) return outcome
    await refuseRenamed(ctx, { part: `tag:${id}`, name: before.name, seen })
    await ctx.db.update(tags).set({ name }).where(itself)
    return {
      ...outcome,
      done: { what: 'tag.save', part: `tag:${id}`, before: { name: before.name }, after: { name } },
    }
  })
}

/** Removes a tag, from everybody, and ends what is being done with it; twice is once. @throws forbidden */
export function removeTag(ctx: ApiContext, id: number): Promise<{ id: number }> {
  return changePart(ctx, tagPart, {}, async (ctx) => {
    const [gone] = await ctx.db
      .delete(tags)
      .where(withId(tags, ctx, id))
      .returning({ name: tags.name })
    const isOpen = inStation(peopleActs, ctx, eq(peopleActs.tagId, id), isNull(peopleActs.endedAt))
    await ctx.db.update(peopleActs).set({ endedAt: ctx.ports.clock.now() }).where(isOpen)
    const outcome = { answer: () => ({ id }) }
    return gone ? { ...outcome, done: { what: 'tag.remove', part: `tag:${id}`, before: gone } } : outcome
  })
}
