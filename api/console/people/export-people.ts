import type { PeopleFilter } from '#contract/console/people/schemas.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { peopleFoundBy } from './people-found-by.ts'

const files: OwnerPart = { locks: [], isPublic: false }

/** Keeps in the history who takes how many people away as a file, before it is made (PPL-21). @throws forbidden */
export function exportPeople(ctx: ApiContext, filter: PeopleFilter): Promise<{ count: number }> {
  return changePart(ctx, files, {}, async (ctx) => {
    const count = await ctx.db.$count(participants, peopleFoundBy(ctx, filter))
    // Not what was looked for: words of a search may be somebody's.
    const after = { people: count }
    return { done: { what: 'people.export', part: 'people', after }, answer: () => ({ count }) }
  })
}
