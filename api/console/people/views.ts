import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mostViews, type Tag, type viewInputSchema } from '#contract/console/people/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, updateRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { peopleViews } from './tables.ts'
import { peopleTexts as texts } from './texts.ts'

const viewPart: OwnerPart = { locks: ['entries:people-views'], isPublic: false }

/** Keeps a filter under a name for the team, in the place of one of that name (PPL-07). @throws forbidden, invalid_input beside the name */
export function saveView(ctx: ApiContext, { name, filter }: z.output<typeof viewInputSchema>): Promise<Tag> {
  return changePart(ctx, viewPart, {}, async (ctx) => {
    const isOfName = eq(sql`search_text(${peopleViews.name})`, sql`search_text(${name})`)
    const [before] = await ctx.db
      .select()
      .from(peopleViews)
      .where(inStation(peopleViews, ctx, isOfName))
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
