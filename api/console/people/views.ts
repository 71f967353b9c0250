import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mostViews, type Tag, type viewInputSchema } from '#contract/console/people/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, one, updateRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { refuseRenamed } from './refuse-renamed.ts'
import { peopleViews } from './tables.ts'
import { peopleTexts as texts } from './texts.ts'

const viewPart: OwnerPart = { locks: ['entries:people-views'], isPublic: false }

/** Keeps a filter under a name for the team, in the place of one of that name (PPL-07). @throws forbidden, invalid_input beside the name */
export function saveView(ctx: ApiContext, { name, filter }: z.output<typeof viewInputSchema>): Promise<Tag> {
  return changePart(ctx, viewPart, {}, async (ctx) => {
    const [before] = await ctx.db
      .select()
      .from(peopleViews)
      .where(inStation(peopleViews, ctx, isOfName(name)))
    if (!before && (await ctx.db.$count(peopleViews, inStation(peopleViews, ctx))) >= mostViews)
      throw ApiError.fields({ name: texts.fullViews(mostViews) })
    const { id } = before
      ? await updateRow(ctx.db, peopleViews, withId(peopleViews, ctx, before.id), { name, filter })
      : await insertRow(ctx.db, peopleViews, { stationId: ctx.station.id, name, filter })
    return {
      done: { what: 'people-view.save', part: `people-view:${id}`, after: { name } },
      answer: () => ({ id, name }),
    }
  })
}

/**
 * Gives a view another name than the one that was seen; sent again it is done. @throws forbidden, not_found, invalid_input beside the name where another
 * view has it, conflict where it is called otherwise by now
 */
export function renameView(ctx: ApiContext, { id, name, seen }: Tag & { seen: string }): Promise<Tag> {
  return changePart(ctx, viewPart, {}, async (ctx) => {
    const itself = withId(peopleViews, ctx, id)
    const before = await ctx.db.select().from(peopleViews).where(itself).then(one(texts.unknownView))
    const [other] = await ctx.db
      .select({ id: peopleViews.id })
      .from(peopleViews)
      .where(inStation(peopleViews, ctx, isOfName(name)))
    if (other && other.id !== id) throw ApiError.fields({ name: texts.takenView })
    const outcome = { answer: () => ({ id, name }) }
    if (before.name === name) return outcome
    const part = `people-view:${id}`
    await refuseRenamed(ctx, { part, name: before.name, seen })
    await ctx.db.update(peopleViews).set({ name }).where(itself)
    return {
      ...outcome,
      done: { what: 'people-view.rename', part, before: { name: before.name }, after: { name } },
    }
  })
}

const isOfName = (name: string) => eq(sql`search_text(${peopleViews.name})`, sql`search_text(${name})`)

/** Twice is once. @throws forbidden */
export function removeView(ctx: ApiContext, id: number): Promise<{ id: number }> {
  return changePart(ctx, viewPart, {}, async (ctx) => {
    const [gone] = await ctx.db
      .delete(peopleViews)
      .where(withId(peopleViews, ctx, id))
      .returning({ name: peopleViews.name })
    const outcome = { answer: () => ({ id }) }
    return gone
      ? { ...outcome, done: { what: 'people-view.remove', part: `people-view:${id}`, before: gone } }
      : outcome
  })
}
