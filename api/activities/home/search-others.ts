import type { FoundOthers } from '#contract/activities/home/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { defineQuestion } from '../../platform/event.ts'

/** What areas above have that a search finds beside activities: each the first few of its own, by one query. */
export const foundOthers = defineQuestion<{ search: string }, Partial<FoundOthers>>()

/** So many of each kind: the search is of activities, and the others have pages of their own. */
export const mostOthers = 6

const none: FoundOthers = { news: [], products: [] }

/** Gives the first news and products that have every word of a search in their name; nothing, and no query, without one (GAP-152). */
export async function searchOthers(ctx: ApiContext, search: string): Promise<FoundOthers> {
  if (search.trim() === '') return none
  return Object.assign({}, none, ...(await foundOthers.ask(ctx, { search })))
}
